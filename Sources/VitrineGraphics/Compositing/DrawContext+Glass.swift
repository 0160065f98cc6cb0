extension DrawContext {
  /// The pixels that a piece of glass captures, where its group is drawn.
  func captureBounds(_ index: Int, _ glass: Glass) -> PixelBounds {
    GlassModel.capture(glass, around: bounds(of: index))
      .intersection(zoom(of: index).source(of: bitmap.bounds))
  }

  /// The pixels of the page that a piece of glass captures.
  func pageCapture(_ index: Int, _ glass: Glass) -> PixelBounds {
    zoom(of: index).applied(to: captureBounds(index, glass)).intersection(bitmap.bounds)
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
      let capture = pageCapture(index, glass)
      guard !capture.intersection(region).isEmpty else { continue }
      let key = backdropKey(index, glass, capture)
      if let key, let kept = rasterizer.backdrops.value(for: key) {
        backdrops[index] = kept
        reusedBackdrops.insert(index)
        continue
      }
      if region.contains(capture), !isInGroup(index) { continue }
      let layer = Layer(capture)
      layer.copy(from: bitmap)
      prepareBackdrops(0..<index, region: capture)
      DrawPass(self, surface: layer.surface, region: capture).draw(0..<index)
      backdrops[index] = captured(index, glass, layer, key)
    }
  }

  /// Captures the backdrop of a piece of glass from what was drawn of the page below.
  private func captured(
    _ index: Int, _ glass: Glass, _ page: Layer, _ key: BackdropKey?
  ) -> Backdrop {
    let capture = captureBounds(index, glass)
    let zoom = zoom(of: index)
    if zoom == .none { return captured(index, glass, capture, page.surface, key) }
    // Glass that is shown larger shows the page where it is then, so the page shrinks first.
    let local = ZoomedLayer.pixels(
      of: page, zoom.inverse, in: capture, forEach: forEach)
    return captured(index, glass, capture, local.surface, key)
  }

  /// Captures the backdrop of a piece of glass from what has been drawn so far.
  func capture(_ index: Int, from surface: Surface) -> Backdrop {
    guard case .glass(_, let glass) = list.commands[index] else {
      return Backdrop(capturing: .empty, of: surface, sigma: 0, forEach: forEach)
    }
    let capture = captureBounds(index, glass)
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
}
