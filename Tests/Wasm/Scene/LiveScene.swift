import Vitrine
import VitrineGraphics
import VitrineKit
import VitrineText

/// Live components from events and time to their pixels: moving, typing, dragging.
enum LiveScene {
  /// Plays on a screen and keeps some frames.
  ///
  /// - Returns: The frames; a single pixel when they could not be drawn, so that it is noticed.
  static func draw() -> [Bitmap] {
    guard let kit = try? Kit(), let text = try? Typesetter(kit: kit, fonts: BlockFont()),
      let screen = try? Screen(
        scale: 1, backdrop: .color(Color(hex: 0x3A7FB5)),
        renderer: Renderer(kit: kit, text: text)),
      let frames = try? play(on: screen)
    else { return [Bitmap(width: 1, height: 1)] }
    return frames
  }

  private static func play(on screen: Screen) throws(PresentationError) -> [Bitmap] {
    var frames: [Bitmap] = []
    let alert = try? Alert(
      "Rename", fields: [TextField("Name")],
      buttons: [Button("Save").keyboardShortcut(.defaultAction)])
    guard let alert else { return frames }
    try screen.present(alert)
    screen.advance(by: .milliseconds(130))
    frames.append(frame(of: screen))
    screen.advance(by: .seconds(1))
    screen.handle(.text("Lisbon"))
    screen.handle(.key(KeyEvent(.left, modifiers: .shift)))
    frames.append(frame(of: screen))
    screen.handle(.key(KeyEvent(.enter)))
    screen.advance(by: .seconds(2))
    var picker = ColorPicker(selection: Color(hex: 0x34A0C8))
    picker.tab = .spectrum
    try screen.present(picker)
    screen.advance(by: .milliseconds(200))
    frames.append(frame(of: screen))
    screen.advance(by: .seconds(1))
    screen.handle(.pointer(PointerEvent(.down, at: Point(120, 480))))
    screen.handle(.pointer(PointerEvent(.move, at: Point(200, 520))))
    screen.advance(by: .milliseconds(30))
    frames.append(frame(of: screen))
    return frames
  }

  private static func frame(of screen: Screen) -> Bitmap {
    let bitmap = Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
    if (try? screen.draw(into: bitmap)) == nil { return Bitmap(width: 1, height: 1) }
    return bitmap
  }
}
