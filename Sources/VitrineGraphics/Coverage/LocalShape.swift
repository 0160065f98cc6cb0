/// A shape relative to a whole pixel near its corner, on the outline grid.
///
/// Moving a shape by whole pixels gives the same local shape, so its masks can be used again.
struct LocalShape: Hashable {
  let shape: Shape
  let originX: Int
  let originY: Int
  /// A rectangle that holds the shape, relative to the origin.
  let bounds: Rect

  /// The pixels that the shape touches.
  var pixelBounds: PixelBounds { PixelBounds(covering: bounds) }

  /// The outline of the shape.
  var outline: Path {
    switch shape {
    case .rectangle(let rect, let corners): Path(roundedRect: rect, corners: corners)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path): path
    case .glyphs(let run): run.path
    }
  }

  /// Moves a shape to the origin; nil for one that is empty or not a number.
  init?(_ shape: Shape) {
    let bounds = shape.bounds
    let isPath: Bool
    switch shape {
    case .path, .glyphs: isPath = true
    case .rectangle, .ellipse: isPath = false
    }
    // The bounds of an outline may be flat without the outline being empty; a mask decides.
    guard isPath || !bounds.isEmpty else { return nil }
    let limit = 33_554_432.0
    guard bounds.minX.magnitude < limit, bounds.minY.magnitude < limit,
      !bounds.width.isNaN, !bounds.height.isNaN
    else {
      // Too far away to keep its place inside a pixel: clamped instead.
      guard let held = Self.held(shape) else { return nil }
      self.init(shape: held)
      return
    }
    let originX = Elementary.floor(bounds.minX)
    let originY = Elementary.floor(bounds.minY)
    let offset = Point(-Double(originX), -Double(originY))
    let local: Shape
    switch shape {
    case .rectangle(let rect, let corners):
      local = .rectangle(Self.onGrid(rect.offset(by: offset)), corners)
    case .ellipse(let rect): local = .ellipse(Self.onGrid(rect.offset(by: offset)))
    case .path(let path):
      local = .path(path.transformed(scale: Size(1, 1), offset: offset))
    case .glyphs(var run):
      for i in 0..<run.glyphs.count {
        let place = run.glyphs[i].origin + offset
        run.glyphs[i].origin = Point(Elementary.onGrid(place.x), Elementary.onGrid(place.y))
      }
      local = .glyphs(run)
    }
    self.init(shape: local, originX: originX, originY: originY)
  }

  /// Cuts a rectangle that reaches beyond all bitmaps; other shapes there draw nothing.
  private static func held(_ shape: Shape) -> Shape? {
    guard case .rectangle(let rect, let corners) = shape else { return nil }
    let limit = 33_554_432.0
    func cut(_ value: Double) -> Double { min(max(value, -limit), limit) }
    guard !rect.minX.isNaN, !rect.minY.isNaN else { return nil }
    let left = cut(rect.minX)
    let top = cut(rect.minY)
    let right = rect.maxX.isNaN ? limit : cut(rect.maxX)
    let bottom = rect.maxY.isNaN ? limit : cut(rect.maxY)
    let held = Rect(left, top, right - left, bottom - top)
    return held.isEmpty ? nil : .rectangle(held, corners)
  }

  private static func onGrid(_ rect: Rect) -> Rect {
    let limit = 67_108_864.0
    return Rect(
      Elementary.onGrid(rect.minX), Elementary.onGrid(rect.minY),
      Elementary.onGrid(min(rect.width, limit)), Elementary.onGrid(min(rect.height, limit)))
  }

  /// How much of the middle may be left out when `margin` pixels around each bend are kept.
  func stretch(margin: Double) -> Stretch {
    guard case .rectangle(let rect, let corners) = shape else { return .none }
    let bends = RoundedRectangle(rect, corners: corners).bends
    var stretch = Stretch.none
    let left = Elementary.ceiling(rect.minX + bends.left + margin) + 1
    let right = Elementary.floor(rect.maxX - bends.right - margin) - 2
    if right > left + 1 {
      stretch.column = left
      stretch.columns = right - left - 1
    }
    let top = Elementary.ceiling(rect.minY + bends.top + margin) + 1
    let bottom = Elementary.floor(rect.maxY - bends.bottom - margin) - 2
    if bottom > top + 1 {
      stretch.row = top
      stretch.rows = bottom - top - 1
    }
    return stretch
  }

  /// Returns the shape without the columns and rows that a stretch puts back.
  func shrunk(by stretch: Stretch) -> LocalShape {
    guard case .rectangle(let rect, let corners) = shape else { return self }
    return LocalShape(
      shape: .rectangle(
        Rect(
          rect.minX, rect.minY, rect.width - Double(stretch.columns),
          rect.height - Double(stretch.rows)), corners))
  }

  /// Returns another shape in the same place.
  func replaced(by shape: Shape) -> LocalShape {
    LocalShape(shape: shape, originX: originX, originY: originY)
  }

  private init(shape: Shape, originX: Int = 0, originY: Int = 0) {
    self.shape = shape
    self.originX = originX
    self.originY = originY
    bounds = shape.bounds
  }
}
