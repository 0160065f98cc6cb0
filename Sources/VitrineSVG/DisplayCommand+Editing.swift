import VitrineGraphics

extension DisplayCommand {
  /// The index of the shape that the command names.
  var shape: Int? {
    switch self {
    case .fill(let shape, _), .shadow(let shape, _), .innerShadow(let shape, _),
      .border(let shape, _, _), .glass(let shape, _), .beginClip(let shape):
      shape
    case .endClip, .beginGroup, .endGroup: nil
    }
  }

  /// Returns the command for another shape.
  func naming(_ shape: Int) -> DisplayCommand {
    switch self {
    case .fill(_, let paint): .fill(shape: shape, paint)
    case .shadow(_, let shadow): .shadow(shape: shape, shadow)
    case .innerShadow(_, let shadow): .innerShadow(shape: shape, shadow)
    case .border(_, let width, let paint): .border(shape: shape, width: width, paint)
    case .glass(_, let glass): .glass(shape: shape, glass)
    case .beginClip: .beginClip(shape: shape)
    case .endClip, .beginGroup, .endGroup: self
    }
  }

  /// The command with its blend left out.
  var unblended: DisplayCommand {
    switch self {
    case .fill(let shape, let paint): .fill(shape: shape, Paint(paint.source))
    case .border(let shape, let width, let paint):
      .border(shape: shape, width: width, Paint(paint.source))
    default: self
    }
  }

  /// The command in opaque white, to see what it covers.
  var whitened: DisplayCommand {
    let white = Color(hex: 0xFFFFFF)
    func whitened(_ shadow: Shadow) -> Shadow {
      var result = shadow
      result.color = white
      result.blend = .normal
      return result
    }
    switch self {
    case .fill(let shape, _): return .fill(shape: shape, Paint(.color(white)))
    case .border(let shape, let width, _):
      return .border(shape: shape, width: width, Paint(.color(white)))
    case .shadow(let shape, let shadow): return .shadow(shape: shape, whitened(shadow))
    case .innerShadow(let shape, let shadow):
      return .innerShadow(shape: shape, whitened(shadow))
    default: return self
    }
  }
}

/// Whole pixels of a picture.
struct PixelArea {
  let left: Int
  let right: Int
  let rows: Range<Int>

  /// Finds the pixels that a command may change, and some more.
  init(reachOf command: DisplayCommand, in list: DisplayList) {
    var rect = Rect.zero
    if let shape = command.shape, list.shapes.indices.contains(shape) {
      rect = list.shapes[shape].bounds
    }
    if case .shadow(_, let shadow) = command {
      // A blur goes on for its own length, and rounds up to coarser pixels when it is wide.
      let reach = max(shadow.spread, 0) + shadow.blur * 1.25 + 8
      rect = rect.union(rect.offset(by: shadow.offset)).outset(by: reach)
    }
    func held(_ value: Double, _ limit: Int) -> Int {
      value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
    }
    left = held(rect.minX.rounded(.down), list.width)
    right = max(left, held(rect.maxX.rounded(.up), list.width))
    let top = held(rect.minY.rounded(.down), list.height)
    rows = top..<max(top, held(rect.maxY.rounded(.up), list.height))
  }

  var rect: Rect {
    Rect(Double(left), Double(rows.lowerBound), Double(right - left), Double(rows.count))
  }
}
