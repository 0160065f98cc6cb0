import Foundation
import VitrineGraphics
import VitrineImage

/// A browser that draws pages, to see what SVG pictures look like in the world.
struct Chromium {
  private let program: URL

  /// Finds the browser; nil where there is none.
  init?() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let names = ["chromium-headless-shell", "chromium", "google-chrome"]
    for folder in path.split(separator: ":") {
      for name in names where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        program = URL(fileURLWithPath: "\(folder)/\(name)")
        return
      }
    }
    return nil
  }

  /// Draws a page of HTML that lies in a folder.
  func picture(of html: String, width: Int, height: Int, in folder: URL) throws -> Bitmap {
    let page = folder.appendingPathComponent("page.html")
    let picture = folder.appendingPathComponent("page.png")
    try Data(html.utf8).write(to: page)
    let arguments = [
      "--screenshot=\(picture.path)", "--window-size=\(width),\(height)",
      "--force-device-scale-factor=1", "--default-background-color=00000000", page.absoluteString,
    ]
    _ = try run(arguments)
    return try ImageFile.read(path: picture.path)
  }

  /// Returns the text of a page's document after its scripts have run.
  func document(of html: String, in folder: URL) throws -> String {
    let page = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: page)
    return String(decoding: try run(["--dump-dom", page.absoluteString]), as: UTF8.self)
  }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

/// A new folder that is removed when nobody needs it any more.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
