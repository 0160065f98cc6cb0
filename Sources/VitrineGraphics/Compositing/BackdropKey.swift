/// What a captured backdrop depends on.
struct BackdropKey: Hashable {
  var capture: PixelBounds
  var sigma: Double
  var commands: [DisplayCommand]
  var shapes: [Shape]
}

extension DrawContext {
  /// Returns what a backdrop depends on, if that is known.
  ///
  /// It is known when an opaque fill covers everything captured: then what the bitmap held before
  /// cannot be seen, and the commands from there on that touch the captured pixels say it all.
  func backdropKey(_ index: Int, _ glass: Glass, _ capture: PixelBounds) -> BackdropKey? {
    // What grows shows another page in each frame.
    guard zoom(of: index) == .none, let (base, seen) = baseAndSeen(below: index, capture) else {
      return nil
    }
    var key = BackdropKey(
      capture: capture, sigma: GlassModel.sigma(glass), commands: [], shapes: [])
    for i in base..<index {
      switch list.commands[i] {
      case .beginGroup:
        // A group that is still open counts for nothing here.
        if end(ofGroup: i) >= index { continue }
      case .beginClip, .endClip, .endGroup: break
      case .fill, .shadow, .innerShadow, .border, .glass:
        if pageBounds(of: i).intersection(seen).isEmpty { continue }
      }
      key.append(list.commands[i], shape: shape(of: i))
    }
    return key
  }

  /// Finds the last opaque fill under all that can be seen in some captured pixels, and the pixels
  /// seen: glass among the commands between shows what lies elsewhere below it.
  private func baseAndSeen(
    below index: Int, _ capture: PixelBounds
  ) -> (base: Int, seen: PixelBounds)? {
    var seen = capture
    // Each round takes in more glass; a pile deeper than this is not worth keeping.
    for _ in 0..<8 {
      guard let base = opaqueBase(below: index, covering: seen) else { return nil }
      var wider = seen
      for i in base..<index {
        guard case .glass(_, let glass) = list.commands[i] else { continue }
        if !pageBounds(of: i).intersection(seen).isEmpty {
          wider = wider.union(pageCapture(i, glass))
        }
      }
      if wider == seen { return (base, seen) }
      seen = wider
    }
    return nil
  }

  private func opaqueBase(below index: Int, covering seen: PixelBounds) -> Int? {
    var found: Int?
    var depth = 0
    for i in 0..<index {
      switch list.commands[i] {
      case .beginClip, .beginGroup: depth += 1
      case .endClip, .endGroup: depth -= 1
      case .fill(let shape, let paint):
        if depth == 0, covers(shape, seen), isOpaque(paint) { found = i }
      case .shadow, .innerShadow, .border, .glass: break
      }
    }
    return found
  }

  /// Whether a shape is a rectangle around some pixels.
  private func covers(_ shape: Int, _ bounds: PixelBounds) -> Bool {
    guard list.shapes.indices.contains(shape),
      case .rectangle(let rect, let corners) = list.shapes[shape], corners.isSquare
    else { return false }
    return rect.minX <= Double(bounds.left) && rect.minY <= Double(bounds.top)
      && rect.maxX >= Double(bounds.right) && rect.maxY >= Double(bounds.bottom)
  }

  /// Whether nothing below a paint can be seen.
  private func isOpaque(_ paint: Paint) -> Bool {
    guard paint.blend == .normal else { return false }
    switch paint.source {
    case .color(let color): return color.alpha >= 1
    case .gradient(let gradient):
      return !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .image(let image): return image.opacity >= 1 && rasterizer.isOpaque(image.bitmap)
    }
  }
}

extension BackdropKey {
  /// Adds a command, and its shape under an index of the key's own.
  fileprivate mutating func append(_ command: DisplayCommand, shape: Shape?) {
    if let shape { shapes.append(shape) }
    let index = shape == nil ? -1 : shapes.count - 1
    commands.append(command.numbered(index))
  }
}

extension DisplayCommand {
  /// Returns the command with another shape index.
  func numbered(_ shape: Int) -> DisplayCommand {
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
}
