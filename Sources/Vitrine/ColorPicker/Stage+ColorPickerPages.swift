import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Stage {
  /// Lays the saved colours that have no room on further pages, beside the first one.
  ///
  /// The list then lies in a region that cuts it off; the dots below tell which page is seen.
  func addPages(
    _ pages: [Layer], to panel: inout PlacedLayer, _ assembly: ColorPickerAssembly
  ) throws(KitError) -> ColorPickerPages? {
    guard !pages.isEmpty, let swatches = panel.layers.lastIndex(where: { $0.isSwatches }),
      let list = panel.layers[swatches].layers.last
    else { return nil }
    let layout = try ColorPickerPages(
      of: list, count: pages.count + 1, offset: assembly.pageOffset, kit: kit)
    var holder = list.layer
    holder.clipsChildren = true
    var region = PlacedLayer(layer: holder, frame: layout.region)
    region.layers = ([list] + pages.map { placer.place($0, size: list.frame.size) })
      .enumerated().map { index, page in
        var page = page
        page.layer.tag = nil
        page.frame.origin = Point(
          layout.margin + layout.pitch * Double(index) - assembly.pageOffset, layout.margin)
        return page
      }
    panel.layers[swatches].layers[panel.layers[swatches].layers.count - 1] = region
    let frame = layout.region.offset(by: panel.layers[swatches].frame.origin)
    panel.layers.append(try pageDots(layout, below: frame, assembly))
    return layout
  }

  private func pageDots(
    _ layout: ColorPickerPages, below region: Rect, _ assembly: ColorPickerAssembly
  ) throws(KitError) -> PlacedLayer {
    let name = "\(ColorPickerAssembly.parts)/\(assembly.appearance.kitName)/Page Dot"
    let dot = try kit.layer(named: name)
    let current = try kit.layer(named: "\(name) - Current")
    let pitch = try kit.metric(named: "Color Picker/dot pitch")
    let width = pitch * Double(layout.count - 1) + dot.frame.width
    var holder = Layer(name: "Page Control", kind: .group, frame: .zero, source: dot.source)
    holder.tag = ColorPickerTag.pages
    holder.corners = .capsule
    let top = region.maxY - layout.margin + (try kit.metric(named: "Color Picker/dot drop"))
    var dots = PlacedLayer(
      layer: holder,
      frame: Rect(region.center.x - width / 2, top, width, dot.frame.height))
    for index in 0..<layout.count {
      let look = index == layout.current ? current : dot
      dots.layers.append(
        PlacedLayer(
          layer: look,
          frame: Rect(Double(index) * pitch, 0, dot.frame.width, dot.frame.height)))
    }
    return dots
  }
}

/// How pages of saved colours lie beside each other, in points.
struct ColorPickerPages {
  /// Where the pages are cut off, in the list's parent.
  let region: Rect
  /// The room around a page inside of that.
  let margin: Double
  /// The way from one page to the next.
  let pitch: Double
  let count: Int
  /// The number of colours on a page.
  let size: Int
  /// The page that is seen, counted from 0.
  let current: Int

  init(of list: PlacedLayer, count: Int, offset: Double, kit: Kit) throws(KitError) {
    margin = try kit.metric(named: "Color Picker/page margin")
    let frame = list.frame
    region = Rect(
      frame.minX - margin, frame.minY - margin, frame.width + 2 * margin,
      frame.height + 2 * margin)
    pitch = frame.width + (try kit.metric(named: "Color Picker/page gap"))
    self.count = count
    size = max(1, list.layers.count * (list.layers.first?.layers.count ?? 1))
    current = Int(min(max((offset / pitch).rounded(), 0), Double(count - 1)))
  }

  /// The extent of all pages, as a scrolling region counts it.
  var contentLength: Double { region.width + pitch * Double(count - 1) }
}

extension PlacedLayer {
  /// Whether it is the part of a picker that holds the saved colours.
  fileprivate var isSwatches: Bool {
    layers.contains { $0.layer.tag == ColorPickerTag.savedColors }
  }
}
