import VitrineGraphics

/// The SVG element that draws a shape.
struct ShapeElement {
  /// The element's name.
  let name: String
  /// Its attributes that say what the shape is, each with a space before it.
  let geometry: String

  /// Finds the element; nil for a shape without area.
  init?(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect, let corners):
      guard !rect.isEmpty else { return nil }
      if let radius = Self.circularRadius(rect, corners) {
        let rounding = radius > 0 ? Self.attribute("rx", radius) : ""
        self.init(name: "rect", geometry: Self.attributes(rect) + rounding)
      } else {
        self.init(Path(roundedRect: rect, corners: corners), unit: SVGNumber.fine)
      }
    case .ellipse(let rect):
      guard !rect.isEmpty else { return nil }
      self.init(
        name: "ellipse",
        geometry: Self.attribute("cx", rect.center.x) + Self.attribute("cy", rect.center.y)
          + Self.attribute("rx", rect.width / 2) + Self.attribute("ry", rect.height / 2))
    case .path(let path): self.init(path, unit: SVGNumber.fine)
    // A hundredth of a pixel is finer than any glyph's detail, and halves the text.
    case .glyphs(let run): self.init(run.path, unit: 100)
    }
  }

  private init?(_ path: Path, unit: Int) {
    guard !path.elements.isEmpty else { return nil }
    var data = PathData(unit: unit)
    data.append(path)
    self.init(name: "path", geometry: " d=\"\(data.text)\"")
  }

  private init(name: String, geometry: String) {
    self.name = name
    self.geometry = geometry
  }

  /// Returns an attribute with a number, with a space before it.
  static func attribute(_ name: String, _ value: Double) -> String {
    " \(name)=\"\(SVGNumber.text(value))\""
  }

  /// Returns the attribute that shows a group larger or smaller.
  static func transform(_ zoom: Zoom) -> String {
    // Millionths: a picture may be thousands of pixels wide.
    let unit = 1_000_000
    let scale = SVGNumber.text(steps: SVGNumber.steps(min(zoom.scale, 1000), per: unit), per: unit)
    let x = SVGNumber.text(zoom.offset.x)
    let y = SVGNumber.text(zoom.offset.y)
    return " transform=\"matrix(\(scale) 0 0 \(scale) \(x) \(y))\""
  }

  /// Returns the attributes that place a rectangle.
  static func attributes(_ rect: Rect) -> String {
    attribute("x", rect.minX) + attribute("y", rect.minY) + attribute("width", rect.width)
      + attribute("height", rect.height)
  }

  /// Returns the radius of four equal circular corners; nil for any others.
  private static func circularRadius(_ rect: Rect, _ corners: Corners) -> Double? {
    let half = min(rect.width, rect.height) / 2
    if corners.isCapsule { return half }
    if corners.isSquare { return 0 }
    let radius = corners.topLeft
    let isEven =
      corners.topRight == radius && corners.bottomRight == radius && corners.bottomLeft == radius
    return isEven && corners.smoothing <= 0 ? min(radius, half) : nil
  }
}
