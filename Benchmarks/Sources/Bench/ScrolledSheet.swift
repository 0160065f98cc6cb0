import Vitrine
import VitrineGraphics
import VitrineLayout

/// The kit's share sheet at full height over a photo, its rows moved below the header.
struct ScrolledSheet {
  private let renderer: Renderer
  private let options: ComponentOptions
  private let sheet: PlacedLayer

  enum Failure: Error { case noContents }

  init(_ live: LiveScene) throws {
    renderer = live.renderer
    var options = ComponentOptions()
    options.backdrop = live.scene.backdrop
    options.scale = Double(live.kind.scale)
    self.options = options
    sheet = try renderer.placed(component: "Activity View/Light/Card - Full Height", options)
  }

  /// The commands with the rows some points further up; nothing is set or placed anew.
  func displayList(scrolledBy offset: Double) throws -> DisplayList {
    var sheet = sheet
    guard sheet.layers.count == 2, sheet.layers[1].layers.count == 1 else {
      throw Failure.noContents
    }
    sheet.layers[1].layers[0] = scrolled(sheet.layers[1].layers[0], by: offset)
    return try renderer.displayList(of: sheet, options)
  }

  private func scrolled(_ contents: PlacedLayer, by offset: Double) -> PlacedLayer {
    var contents = contents
    let header = contents.layers.removeFirst()
    var rows = contents
    rows.layer.clipsChildren = true
    rows.frame = Rect(
      0, header.frame.maxY, contents.frame.width, contents.frame.height - header.frame.maxY)
    for index in rows.layers.indices {
      rows.layers[index].frame.origin.y -= header.frame.maxY + offset
    }
    contents.layers = [rows, header]
    return contents
  }
}
