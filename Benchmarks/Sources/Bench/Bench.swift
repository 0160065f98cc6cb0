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
    let scene = SceneA(photo: try photo(options))
    if options.breaksDown { return Breakdown.print(scene, runs: options.runs) }
    var report = Report()
    for measurement in try Command.measure(options.peers, runs: options.runs) {
      report.add(measurement)
    }
    for measurement in Frames.measure(scene, runs: options.runs) { report.add(measurement) }
    for measurement in try Encoding.measure(scene.canvas, runs: options.runs) {
      report.add(measurement)
    }
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
