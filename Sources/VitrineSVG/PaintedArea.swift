import VitrineGraphics

/// What a command covers, as an SVG element: a shape, perhaps blurred, masked or only its line.
struct PaintedArea {
  /// How a command's area is expressed.
  enum Result {
    /// Nothing is covered.
    case nothing
    /// By an element.
    case area(PaintedArea)
    /// Not at all, for a reason.
    case inexpressible(String)
  }

  /// The standard deviation of the shadows' kernel to that of its Gaussian, which is cut at two
  /// standard deviations: √(1 − 4·φ(2) / (2·Φ(2) − 1)).
  private static let cutDeviation = 0.87963

  /// The number of the element.
  var element: Int
  /// More attributes of the element, such as a mask.
  var attributes = ""
  /// Whether the area has a blurred edge.
  var isSoft = false
  /// The width of the line along the outline that is painted, in place of the inside.
  var strokeWidth: Double?
  /// Elements of words that stand in for the element.
  var lines: String?
  /// Where the painted pixels lie.
  var bounds: Rect

  /// Finds the area of a fill, border or shadow.
  static func find(
    _ command: DisplayCommand, _ shape: Shape, in definitions: inout Definitions
  ) -> Result {
    switch command {
    case .fill: return plain(shape, &definitions)
    case .border(_, let width, _): return border(shape, width, &definitions)
    case .shadow(_, let shadow): return outer(shape, shadow, &definitions)
    case .innerShadow(_, let shadow): return inner(shape, shadow, &definitions)
    default: return .nothing
    }
  }

  private static func plain(_ shape: Shape, _ definitions: inout Definitions) -> Result {
    guard let element = definitions.element(shape) else { return .nothing }
    return .area(PaintedArea(element: element, bounds: shape.bounds))
  }

  private static func border(
    _ shape: Shape, _ width: Double, _ definitions: inout Definitions
  ) -> Result {
    guard width > 0 else { return .nothing }
    switch shape {
    case .rectangle, .ellipse:
      guard let inside = shape.grown(by: -width), let hole = inside.outline,
        let outline = shape.outline
      else { return plain(shape, &definitions) }
      let ring = Path(outline.elements + hole.reversed().elements)
      return plain(.path(ring), &definitions)
    case .path, .glyphs:
      guard let element = definitions.element(shape) else { return .nothing }
      return .area(PaintedArea(element: element, strokeWidth: 2 * width, bounds: shape.bounds))
    }
  }

  private static func outer(
    _ shape: Shape, _ shadow: Shadow, _ definitions: inout Definitions
  ) -> Result {
    guard let own = definitions.element(shape) else { return .nothing }
    guard shape.isGrowable || shadow.spread == 0 else {
      return .inexpressible("shadow with spread of an outline")
    }
    guard let grown = shape.grown(by: shadow.spread),
      let caster = definitions.element(grown.moved(by: shadow.offset))
    else { return .nothing }
    let deviation = Self.deviation(shadow.blur)
    let bounds = grown.bounds.offset(by: shadow.offset).reach(deviation)
    let attributes =
      definitions.blur(deviation, in: bounds)
      + definitions.mask(without: own, blur: 0, in: bounds)
    return .area(
      PaintedArea(
        element: caster, attributes: attributes, isSoft: deviation > 0, bounds: bounds))
  }

  private static func inner(
    _ shape: Shape, _ shadow: Shadow, _ definitions: inout Definitions
  ) -> Result {
    guard let own = definitions.element(shape) else { return .nothing }
    guard shape.isGrowable || shadow.spread == 0 else {
      return .inexpressible("inner shadow with spread of an outline")
    }
    let deviation = Self.deviation(shadow.blur)
    var area = PaintedArea(element: own, isSoft: deviation > 0, bounds: shape.bounds)
    if let hole = shape.grown(by: -shadow.spread)?.moved(by: shadow.offset),
      let element = definitions.element(hole)
    {
      let bounds = shape.bounds.union(hole.bounds).reach(deviation)
      area.attributes = definitions.mask(without: element, blur: deviation, in: bounds)
    }
    return .area(area)
  }

  /// Returns the standard deviation of the Gaussian that is nearest to a shadow's kernel.
  private static func deviation(_ blur: Double) -> Double {
    // The same limit below which the rasteriser leaves edges sharp.
    blur > 0.25 ? blur / 2 * cutDeviation : 0
  }
}

extension Rect {
  /// The rectangle and as far around it as a blur can be seen, in whole pixels.
  fileprivate func reach(_ deviation: Double) -> Rect {
    let far = outset(by: 3 * deviation + 1)
    let left = far.minX.rounded(.down)
    let top = far.minY.rounded(.down)
    return Rect(left, top, far.maxX.rounded(.up) - left, far.maxY.rounded(.up) - top)
  }
}

extension Shape {
  /// A Boolean value that is true when the shape grown by a distance is such a shape again.
  fileprivate var isGrowable: Bool {
    switch self {
    case .rectangle, .ellipse: true
    case .path, .glyphs: false
    }
  }

  /// Returns the shape with its edge moved outwards; nil where nothing is left.
  fileprivate func grown(by distance: Double) -> Shape? {
    switch self {
    case .rectangle(let rect, let corners):
      let grown = rect.outset(by: distance)
      return grown.isEmpty ? nil : .rectangle(grown, corners.grown(by: distance))
    case .ellipse(let rect):
      let grown = rect.outset(by: distance)
      return grown.isEmpty ? nil : .ellipse(grown)
    case .path, .glyphs: return self
    }
  }

  fileprivate func moved(by offset: Point) -> Shape {
    switch self {
    case .rectangle(let rect, let corners): .rectangle(rect.offset(by: offset), corners)
    case .ellipse(let rect): .ellipse(rect.offset(by: offset))
    case .path(let path): .path(path.transformed(scale: Size(1, 1), offset: offset))
    case .glyphs(let run): .glyphs(run.transformed(offset: offset, scale: 1))
    }
  }

  fileprivate var outline: Path? {
    switch self {
    case .rectangle(let rect, let corners): Path(roundedRect: rect, corners: corners)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path, .glyphs: nil
    }
  }
}
