import Vitrine
import VitrineGraphics

/// Frames of a live screen, from the event or the time that passed to the changed pixels.
enum LiveFrames {
  static func measure(_ scene: LiveScene, runs: Int) throws -> [Measurement] {
    switch scene.kind {
    case .alert:
      let shown = try alert(scene)
      return [
        try presenting("A live, the alert appears", scene, runs: runs) { try $0.present(shown) },
        try movingPhoto(scene, runs: runs), try typing(scene, runs: runs),
      ]
    case .colorPicker:
      guard case .colorPicker(let picker) = scene.scene.content else { return [] }
      return [
        try presenting("D live, the sheet appears", scene, runs: runs) { try $0.present(picker) },
        try draggingOpacity(scene, runs: runs),
      ]
    case .shareSheet, .sidebar: return []
    }
  }

  /// A component appears, a frame after the other; it starts again when it is there.
  private static func presenting(
    _ name: String, _ scene: LiveScene, runs: Int, present: (Screen) throws -> Presentation
  ) throws -> Measurement {
    let screen = try screen(scene)
    var presentation: Presentation?
    let samples = try Samples.of(runs: runs * 5) { _ in
      if presentation == nil || presentation?.state == .shown {
        if let presentation { screen.dismiss(presentation, animated: false) }
        presentation = try present(screen)
      }
      screen.advance(by: frame)
      try screen.draw(into: scene.canvas)
    }
    return Measurement(name, samples)
  }

  /// The alert rests over a photo that is another one in each frame.
  private static func movingPhoto(_ scene: LiveScene, runs: Int) throws -> Measurement {
    let screen = try screen(scene)
    try screen.present(try alert(scene), animated: false)
    guard case .image(let photo) = scene.scene.backdrop else {
      return Measurement("A live, the photo moves", Samples())
    }
    let photos = (0..<4).map { photo.shifted(by: $0 * 3) }
    let samples = try Samples.of(runs: runs) { run in
      screen.backdrop = .image(photos[run % photos.count])
      screen.advance(by: frame)
      try screen.draw(into: scene.canvas)
    }
    return Measurement("A live, the photo moves", samples)
  }

  /// A letter is typed into a field of the alert.
  private static func typing(_ scene: LiveScene, runs: Int) throws -> Measurement {
    let screen = try screen(scene)
    let alert = try Alert(
      "Rename", fields: [TextField("Name")],
      buttons: [Button("Cancel", role: .cancel), Button("OK")])
    try screen.present(alert, animated: false)
    try screen.draw(into: scene.canvas)
    let samples = try Samples.of(runs: runs) { run in
      if run % 20 == 0 { screen.handle(.key(KeyEvent(.backspace, modifiers: .command))) }
      screen.handle(.text("abcdefghij".map { String($0) }[run % 10]))
      screen.advance(by: frame)
      try screen.draw(into: scene.canvas)
    }
    return Measurement("A live, a letter is typed", samples)
  }

  /// A finger drags the handle of the opacity to and fro.
  private static func draggingOpacity(_ scene: LiveScene, runs: Int) throws -> Measurement {
    let screen = try screen(scene)
    guard case .colorPicker(let picker) = scene.scene.content else {
      return Measurement("D live, the opacity is dragged", Samples())
    }
    try screen.present(picker, animated: false)
    try screen.draw(into: scene.canvas)
    guard let slider = screen.accessibility.first(where: { $0.role == .slider }) else {
      return Measurement("D live, the opacity is dragged", Samples())
    }
    func place(_ run: Int) -> Point {
      let part = 0.2 + 0.6 * Double(run % 12) / 12
      return Point(slider.frame.minX + part * slider.frame.width, slider.frame.center.y)
    }
    screen.handle(.pointer(PointerEvent(.down, at: place(0))))
    let samples = try Samples.of(runs: runs) { run in
      screen.handle(.pointer(PointerEvent(.move, at: place(run + 1))))
      screen.advance(by: frame)
      try screen.draw(into: scene.canvas)
    }
    return Measurement("D live, the opacity is dragged", samples)
  }

  private static let frame = Duration.milliseconds(16)

  private static func screen(_ scene: LiveScene) throws -> Screen {
    try Screen(
      scene.scene.device, scale: Double(scene.kind.scale), backdrop: scene.scene.backdrop,
      showsStatusBar: true, renderer: scene.renderer)
  }

  private static func alert(_ scene: LiveScene) throws -> Alert {
    guard case .alert(let alert) = scene.scene.content else { return try Alert("") }
    return alert
  }
}

extension Bitmap {
  /// Returns the picture some pixels further to the right, around its edge.
  fileprivate func shifted(by pixels: Int) -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        copy.pixels[y * width + (x + pixels) % width] = self.pixels[y * width + x]
      }
    }
    return copy
  }
}
