import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineScript

/// A script that is played, and the animation of it.
struct Recording {
  private let script: EventScript
  private let folder: String
  private let scenePath: String
  private let output: String?
  private let frameFolder: String?
  private let rate: Int
  private let quality: AnimationEncoder.Quality
  private let showsTouches: Bool
  private let scale: Double
  private let font: String?

  /// Reads the script and the options.
  init(script name: String, _ arguments: Arguments) throws(ToolError) {
    guard let text = String(validating: try FileContents.read(name), as: UTF8.self) else {
      throw .input("\(name):1: is not text in UTF-8; save it as that")
    }
    do throws(ScriptError) {
      script = try EventScript(parsing: text, name: name)
    } catch {
      throw .input(error.description)
    }
    folder = FileContents.folder(of: name)
    if let scene = arguments.value("--scene") {
      scenePath = scene
    } else if let scene = script.scene {
      scenePath = FileContents.path(scene, in: folder)
    } else {
      throw .input(
        "\(name):1: the script names no scene; begin it with scene “FILE.json”, or add --scene")
    }
    let usual = name.split(separator: "/").last.map(String.init) ?? name
    let stem = usual.hasSuffix(".script") ? String(usual.dropLast(7)) : usual
    let output = arguments.value("--output") ?? "\(stem).webp"
    guard arguments.has("--check") || output.hasSuffix(".webp") else {
      throw .usage("“\(output)” is no animation; write a name that ends in .webp")
    }
    self.output = arguments.has("--check") ? nil : output
    frameFolder = arguments.value("--frames")
    rate = try Self.number(arguments.value("--rate") ?? "30", in: 1...60, "rate")
    quality =
      if arguments.value("--quality") == "lossless" {
        .lossless
      } else {
        .lossy(try Self.number(arguments.value("--quality") ?? "90", in: 0...100, "quality"))
      }
    showsTouches = arguments.has("--touches")
    scale = try OptionValue.scale(arguments.value("--scale") ?? "2")
    font = arguments.value("--font")
  }

  private static func number(
    _ text: String, in range: ClosedRange<Int>, _ what: String
  ) throws(ToolError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let also = what == "quality" ? ", or lossless" : ""
      throw .usage(
        "“\(text)” is no \(what); write \(range.lowerBound) to \(range.upperBound)\(also)")
    }
    return number
  }

  /// Plays the script and writes the animation.
  func run() throws(ToolError) {
    let studio = try Studio()
    let renderer = try studio.renderer(font: font)
    guard scenePath.hasSuffix(".json") else {
      throw .input(
        "\(script.name):\(script.sceneLine): “\(scenePath)” is no scene file; name a .json file")
    }
    var job = DrawJob(subject: try DrawJob.subject(named: scenePath), output: "")
    job.scale = scale
    guard case .scene(let file, let sceneFolder) = job.subject else { return }
    let scene = try studio.scene(file, folder: sceneFolder, job: job)
    let screen = try asInput { () throws(RenderError) in
      try Screen(scene, scale: scale, renderer: renderer)
    }
    let film = Film(
      of: screen, rate: rate, quality: quality, output: output, frames: frameFolder,
      showsTouches: showsTouches)
    let host = ScriptPlayer.Host(
      present: { (screen, animated, report) throws(ScriptFailure) in
        try screen.present(scene.content, animated: animated, report: report)
      },
      shoot: { (screen, file) throws(ScriptFailure) in
        try film.shoot(screen, to: FileContents.path(file, in: folder))
      },
      frame: { (screen, touch) throws(ScriptFailure) in try film.show(screen, touch) })
    let player = ScriptPlayer(on: screen, frameInterval: .seconds(1) / rate, host: host)
    try asInput { () throws(ScriptError) in try player.play(script) }
    try film.finish()
  }
}
