import Vitrine
import VitrineGraphics
import VitrineKit
import VitrineText

/// An alert from the specs to its pixels: parsing, layout, setting text, drawing.
enum AlertScene {
  /// Draws the alert.
  ///
  /// - Returns: The picture; a single pixel when it could not be drawn, so that it is noticed.
  static func draw() -> Bitmap {
    guard let kit = try? Kit(), let alert = try? alert(),
      let text = try? Typesetter(kit: kit, fonts: BlockFont())
    else { return Bitmap(width: 1, height: 1) }
    let scene = Vitrine.Scene(
      .alert(alert), backdrop: .color(Color(hex: 0x3A7FB5)), showsStatusBar: true)
    let picture = try? Renderer(kit: kit, text: text).picture(of: scene, scale: 1.5)
    return picture?.bitmap ?? Bitmap(width: 1, height: 1)
  }

  private static func alert() throws(AlertError) -> Alert {
    try Alert(
      "Delete “Trip.mov” and the long name of its folder?", message: "This can’t be undone.",
      buttons: [Button("Delete", role: .destructive), Button("Cancel", role: .cancel)])
  }
}
