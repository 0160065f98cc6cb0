/// Drawing of plain colours without a row of numbers.
extension RunPainter {
  /// Draws a part of a span of a run of one colour.
  func drawSolid(_ run: FlatRun, _ span: CoverSpan, _ part: Range<Int>, _ y: Int) {
    guard let pixel = run.commands[0].solid else { return }
    let blend = run.commands[0].blend
    let pixels = surface.row(y, from: part.lowerBound)
    if span.values != nil {
      DirectBlending.blend(
        pixel, blend, span.coverage(from: part.lowerBound), onto: pixels, count: part.count)
      return
    }
    if span.value == 1, run.commands[0].hides {
      pixels.update(repeating: pixel.packed, count: part.count)
    } else {
      drawEven(run, part, y)
    }
  }

  /// Draws columns on which every command of a run of colours covers evenly or not at all.
  func drawEven(_ run: FlatRun, _ part: Range<Int>, _ y: Int) {
    let pixels = surface.row(y, from: part.lowerBound)
    if DirectBlending.isUniform(pixels, count: part.count) {
      var pixel = Pixel(pixels[0])
      blendEven(run, part.lowerBound, onto: &pixel)
      let packed = pixel.packed
      if packed != pixels[0] { pixels.update(repeating: packed, count: part.count) }
    } else if run.commands.count == 1 {
      blendOne(run, part, onto: pixels)
    } else {
      var x = part.lowerBound
      while x < part.upperBound {
        let end = min(x + PixelRow.capacity, part.upperBound)
        drawGeneral(run, x..<end, y, hiding: nil)
        x = end
      }
    }
  }

  /// Blends the only command of a run onto columns that it covers evenly.
  private func blendOne(
    _ run: FlatRun, _ part: Range<Int>, onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    let x = part.lowerBound
    let count = part.count
    guard let pixel = run.commands[0].solid,
      let span = cover.spans(of: 0).first(where: { $0.start <= x && $0.end > x })
    else { return }
    if span.value == 1, let ramp = source[run.index].ramp,
      DirectBlending.isOpaque(pixels, count: count)
    {
      ramp.apply(to: pixels, count: count)
    } else {
      DirectBlending.blend(
        pixel, run.commands[0].blend, .constant(span.value), onto: pixels, count: count)
    }
  }

  /// Blends all commands of a run at a column onto one pixel.
  private func blendEven(_ run: FlatRun, _ x: Int, onto pixel: inout Pixel) {
    for index in 0..<run.commands.count {
      guard let solid = run.commands[index].solid else { continue }
      for span in cover.spans(of: index) where span.start <= x && span.end > x {
        row.fill(pixel, count: 1)
        row.blend(solid, run.commands[index].blend, .constant(span.value), count: 1)
        pixel = Pixel(row.red[0], row.green[0], row.blue[0], row.alpha[0])
      }
    }
  }
}
