import Foundation

/// Measures the scenes; `Benchmarks/README.md` says what the lines mean.
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
    var report = Report()
    // Whole processes first, while this one is still small: a fork copies its page tables.
    let files = try options.scenes.map { scene in
      try SceneFiles(scene, photo: options.photo, in: options.folder)
    }
    if options.breaksDown {
      for files in files { try Breakdown.print(LiveScene(files), runs: options.runs) }
      return
    }
    for files in files { report.add(try processes(files, options)) }
    for files in files { report.add(try pictures(LiveScene(files), options)) }
    if let json = options.json { try report.write(to: json) }
  }

  private static func processes(_ files: SceneFiles, _ options: Options) throws -> [Measurement] {
    var all: [Measurement] = []
    if options.parts.contains(.cold) {
      let ours = Command(
        name: "\(files.scene.rawValue), cold", words: files.command(options.tool))
      all += try Command.measure([ours] + options.peers, runs: options.runs)
    }
    if options.parts.contains(.resident), files.scene == .alert {
      all.append(try Resident.measure(files, tool: options.tool, runs: options.runs))
    }
    return all
  }

  private static func pictures(_ scene: LiveScene, _ options: Options) throws -> [Measurement] {
    var all: [Measurement] = []
    if options.parts.contains(.frames) { all += try Frames.measure(scene, runs: options.runs) }
    if options.parts.contains(.live) { all += try LiveFrames.measure(scene, runs: options.runs) }
    if options.parts.contains(.encoding), scene.kind == .alert {
      all += try Encoding.measure(scene, runs: options.runs)
    }
    return all
  }

  private static func fail(_ text: String, status: Int32) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
    exit(status)
  }
}
