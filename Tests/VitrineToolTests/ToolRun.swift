import Foundation

/// A run of the tool that was built beside the tests.
struct ToolRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: input)
  }

  init(_ arguments: [String], input: String = "", folder: URL? = nil) throws {
    let process = Process()
    if let folder { process.currentDirectoryURL = folder }
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("vitrine")
    process.arguments = arguments
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    errors = String(
      decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// A folder of its own for the files of one test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    let path = path(name)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

extension ToolRun {
  /// Returns the status of a shell command in which `vitrine` is the tool under test.
  static func shellStatus(_ command: String) throws -> Int32 {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["PATH"] = tests.deletingLastPathComponent().path + ":/usr/bin:/bin"
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
