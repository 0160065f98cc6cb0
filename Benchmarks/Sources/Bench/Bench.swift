import Foundation
import VitrineGraphics
import VitrineImage

/// Measures scene A; `Benchmarks/README.md` says what the lines mean.
@main
enum Bench {
  static func main() {
    do {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch let failure as Options.Failure {
      fail("\(failure.problem)\n\(Options.usage)", status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func run(_ options: Options) throws {
    Machine.waits = options.waits
    if options.breaksDown {
      return try Breakdown.print(SceneA(photo: photo(options)), runs: options.runs)
    }
    var report = Report()
    // Whole processes first, while this one is still small: a fork copies its page tables.
    let files = try SceneFile(photo: options.photo, in: options.folder)
    let ours = Command(
      name: "A, cold", words: [options.tool, "draw", files.path, "-o", files.output])
    report.add(try Command.measure([ours] + options.peers, runs: options.runs))
    report.add([try Resident.measure(files, tool: options.tool, runs: options.runs)])
    let scene = try SceneA(photo: photo(options))
    report.add(try Frames.measure(scene, runs: options.runs))
    report.add(try Encoding.measure(scene.canvas, runs: options.runs))
    if let json = options.json { try report.write(to: json) }
  }

  private static func photo(_ options: Options) throws -> Bitmap {
    guard let path = options.photo else {
      return Photo.draw(width: SceneA.width, height: SceneA.height)
    }
    return try ImageFile.read(path: path)
  }

  private static func fail(_ text: String, status: Int32) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
    exit(status)
  }
}
