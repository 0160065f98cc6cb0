import CProcess
import Foundation

/// A running `vitrine draw --batch`, asked for one picture after another.
enum Resident {
  enum Failure: Error { case cannotStart, ended, refused(String) }

  /// Measures the time from a title to its PNG on disk.
  static func measure(_ files: SceneFiles, tool: String, runs: Int) throws -> Measurement {
    let name = "A, resident, another title to PNG"
    var pid: Int32 = 0
    var input: Int32 = 0
    var answers: Int32 = 0
    let command = Command(name: name, words: [tool, "draw", "--batch"])
    guard command.withArguments({ process_open($0, &pid, &input, &answers) }) == 0 else {
      throw Failure.cannotStart
    }
    defer {
      close(input)
      close(answers)
      _ = process_wait(pid)
    }
    var scene = files.json
    guard var alert = scene["alert"] as? [String: Any] else { throw Failure.ended }
    var cpuAtStart = 0.0
    var samples = try Samples.of(runs: runs) { run in
      if run == 3 { cpuAtStart = process_cpu(pid) }
      alert["title"] = "Another Title \(run)"
      scene["alert"] = alert
      try ask(["draw": scene, "output": files.output], input: input, answers: answers)
    }
    // The kernel tells another process's time in steps of 10 ms, so only the mean means something.
    let mean = (process_cpu(pid) - cpuAtStart) / Double(runs)
    samples.cpu = samples.cpu.map { _ in mean }
    let size = try FileManager.default.attributesOfItem(atPath: files.output)[.size] as? Int
    return Measurement(name, samples, bytes: size)
  }

  private static func ask(_ job: [String: Any], input: Int32, answers: Int32) throws {
    var line = try JSONSerialization.data(withJSONObject: job)
    line.append(UInt8(ascii: "\n"))
    let sent = line.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    guard sent == line.count else { throw Failure.ended }
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while read(answers, &byte, 1) == 1, byte != UInt8(ascii: "\n") { answer.append(byte) }
    let text = String(decoding: answer, as: UTF8.self)
    guard byte == UInt8(ascii: "\n") else { throw Failure.ended }
    guard text.contains("\"ok\": true") || text.contains("\"ok\":true") else {
      throw Failure.refused(text)
    }
  }
}
