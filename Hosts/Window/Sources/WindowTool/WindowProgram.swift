internal import Glibc
import Vitrine
import VitrineConsole
import VitrineKit
import VitrineScene
import VitrineScript
import VitrineWindow

/// What `vitrine run` starts: a window with a scene's component in it, or a small demonstration.
@main
struct WindowProgram {
  let options: Options
  let renderer: Renderer

  static func main() {
    StandardFiles.fillGaps()
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") { return Console.print(Options.help) }
    if words.contains("--version") { return Console.print("vitrine \(Console.version)\n") }
    do throws(ToolError) {
      let options = try Options(words)
      let program = WindowProgram(
        options: options,
        renderer: try asInput { () throws(SetupError) in try Renderer(fontFile: options.font) })
      if let path = options.scene {
        try program.run(sceneAt: path)
      } else {
        try program.demonstrate()
      }
    } catch {
      Console.report(error.message)
      exit(error.status)
    }
  }

  /// Shows a scene until its component or its window is gone.
  private func run(sceneAt path: String) throws(ToolError) {
    let scene = try asInput { () throws(SceneFileError) in
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? "."
      return try SceneFile(contentsOf: path).scene(
        readingFrom: folder, in: renderer.kit, scale: options.scale ?? Self.mostScale)
    }
    let screen = try asInput { () throws(RenderError) in
      try Screen(scene, scale: 1, renderer: renderer)
    }
    let host = try host(screen, isResizable: scene.content.isLive)
    if scene.content.isLive {
      try screen.present(scene.content) { host.close() }
    } else {
      try showStill(scene, in: host)
    }
    try asInput { () throws(WindowError) in try host.run() }
  }

  /// Shows the components one after the other, as a person chooses them.
  private func demonstrate() throws(ToolError) {
    let screen = try asInput { () throws(RenderError) in try Screen(scale: 1, renderer: renderer) }
    let host = try host(screen, isResizable: true)
    screen.backdrop = try Demonstration.backdrop(of: screen)
    let demonstration = Demonstration(screen) { host.close() }
    try demonstration.choose()
    try asInput { () throws(WindowError) in try host.run() }
    if let failure = demonstration.failure { throw failure }
  }

  /// The scale for which pictures are read before the window's is known.
  private static let mostScale = 3.0

  private func host(_ screen: Screen, isResizable: Bool) throws(ToolError) -> WindowHost {
    let host = try asInput { () throws(WindowError) in
      try WindowHost(screen, title: "Vitrine", scale: options.scale, isResizable: isResizable)
    }
    host.fileDropped = { path in screen.showPicture(at: path) }
    Companions.join(host, look: options.look ?? (options.scene == nil ? .desktop : nil))
    return host
  }

  /// Shows a picture of what cannot run.
  private func showStill(_ scene: Scene, in host: WindowHost) throws(ToolError) {
    Console.report(
      "\(scene.content.pluralName) cannot run yet; this is a still picture; "
        + "run a scene with an alert or a colour picker instead")
    var scene = scene
    scene.appearance = host.screen.appearance
    let picture = try asInput { () throws(RenderError) in
      try renderer.picture(of: scene, scale: host.screen.scale)
    }
    for warning in picture.warnings { Console.report(warning) }
    // A dropped picture would take its place.
    host.fileDropped = nil
    host.screen.showsStatusBar = false
    host.screen.backdrop = .image(picture.bitmap)
  }
}
