extension DrawContext {
  /// The pixels that a piece of glass captures.
  private func captureBounds(_ index: Int) -> PixelBounds {
    bounds(of: index).intersection(bitmap.bounds)
  }

  /// Prepares backdrops that the pass over a region could not capture on its way.
  ///
  /// That is the case where glass reaches beyond the region, as what lies below it is not drawn
  /// there, and inside groups that are kept apart, as glass in them shows the page below. What
  /// lies below is then drawn apart, onto what the bitmap holds before anything is drawn.
  func prepareBackdrops(_ range: Range<Int>, region: PixelBounds) {
    for index in range {
      guard case .glass(_, let glass) = list.commands[index], backdrops[index] == nil else {
        continue
      }
      let capture = captureBounds(index)
      guard !capture.intersection(region).isEmpty else { continue }
      let key = backdropKey(index, glass, capture)
      if let key, let kept = rasterizer.backdrops.value(for: key) {
        backdrops[index] = kept
        continue
      }
      if region.contains(capture), !isInGroup(index) { continue }
      let layer = Layer(capture)
      layer.copy(from: bitmap)
      prepareBackdrops(0..<index, region: capture)
      DrawPass(self, surface: layer.surface, region: capture).draw(0..<index)
      backdrops[index] = captured(index, glass, capture, layer.surface, key)
    }
  }

  /// Captures the backdrop of a piece of glass from what has been drawn so far.
  func capture(_ index: Int, from surface: Surface) -> Backdrop {
    let capture = captureBounds(index)
    guard case .glass(_, let glass) = list.commands[index] else {
      return Backdrop(capturing: .empty, of: surface, sigma: 0, forEach: forEach)
    }
    return captured(index, glass, capture, surface, backdropKey(index, glass, capture))
  }

  private func captured(
    _ index: Int, _ glass: Glass, _ capture: PixelBounds, _ surface: Surface, _ key: BackdropKey?
  ) -> Backdrop {
    let backdrop = Backdrop(
      capturing: capture, of: surface, sigma: GlassModel.sigma(glass), forEach: forEach)
    if let key { rasterizer.backdrops.insert(backdrop, for: key, bytes: backdrop.byteCount) }
    return backdrop
  }

  /// Makes glass ready to be read.
  func glassRow(
    _ shape: Int, _ glass: Glass, _ backdrop: Backdrop, _ mask: PlacedMask
  ) -> GlassRow {
    func held(_ value: Double, _ limit: Double) -> Float {
      value > 0 ? Float(min(value, limit)) : 0
    }
    return GlassRow(
      backdrop: backdrop, lens: lens(shape, glass), x: mask.x, y: mask.y,
      saturation: held(glass.saturation, 64), brightness: held(glass.brightness, 64),
      chromatic: held(glass.chromatic, 1))
  }

  private func lens(_ shape: Int, _ glass: Glass) -> Lens? {
    guard let local = localShape(shape) else { return nil }
    let size = local.bounds.size
    let bezel = GlassModel.bezel(glass, in: size)
    let amplitude = GlassModel.amplitude(glass, in: size)
    guard bezel > 0, amplitude > 0 else { return nil }
    let key = Lens.Key(shape: local.shape, bezel: bezel, amplitude: amplitude)
    if let kept = rasterizer.lenses.value(for: key) { return kept }
    guard let lens = Lens(local, bezel: bezel, amplitude: amplitude) else { return nil }
    rasterizer.lenses.insert(lens, for: key, bytes: lens.byteCount)
    return lens
  }

  /// Returns what a backdrop depends on, if that is known.
  ///
  /// It is known when an opaque fill covers everything captured: then what the bitmap held before
  /// cannot be seen, and the commands from there on that touch the captured pixels say it all.
  private func backdropKey(
    _ index: Int, _ glass: Glass, _ capture: PixelBounds
  ) -> BackdropKey? {
    guard let base = opaqueBase(below: index, covering: capture) else { return nil }
    var commands: [DisplayCommand] = []
    var shapes: [Shape] = []
    for i in base..<index {
      // A group that is still open counts for nothing here.
      if case .beginGroup = list.commands[i], end(ofGroup: i) >= index { continue }
      if let shape = shape(of: i) {
        var isOutside = false
        if case .beginClip = list.commands[i] {
        } else {
          isOutside = bounds(of: i).intersection(capture).isEmpty
        }
        if isOutside { continue }
        shapes.append(shape)
      }
      commands.append(list.commands[i].numbered(shapes.count - 1))
    }
    return BackdropKey(
      capture: capture, sigma: GlassModel.sigma(glass), commands: commands, shapes: shapes)
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

  private func opaqueBase(below index: Int, covering capture: PixelBounds) -> Int? {
    var found: Int?
    var depth = 0
    for i in 0..<index {
      switch list.commands[i] {
      case .beginClip, .beginGroup: depth += 1
      case .endClip, .endGroup: depth -= 1
      case .fill(let shape, let paint):
        if depth == 0, isOpaque(paint),
          case .rectangle(let rect, let corners)? = list.shapes.at(
            shape), corners.isSquare, rect.covers(capture)
        {
          found = i
        }
      default: break
      }
    }
    return found
  }
}

/// What a captured backdrop depends on.
struct BackdropKey: Hashable {
  var capture: PixelBounds
  var sigma: Double
  var commands: [DisplayCommand]
  var shapes: [Shape]
}

extension DisplayCommand {
  /// Returns the command with another shape index.
  fileprivate func numbered(_ shape: Int) -> DisplayCommand {
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

extension Rect {
  /// Returns whether whole pixels lie inside.
  fileprivate func covers(_ bounds: PixelBounds) -> Bool {
    minX <= Double(bounds.left) && minY <= Double(bounds.top) && maxX >= Double(bounds.right)
      && maxY >= Double(bounds.bottom)
  }
}

extension [Shape] {
  /// The shape at an index, or nil outside.
  fileprivate func at(_ index: Int) -> Shape? { indices.contains(index) ? self[index] : nil }
}
