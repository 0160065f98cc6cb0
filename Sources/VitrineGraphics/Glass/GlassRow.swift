/// A piece of glass at its place, ready to be read row by row.
struct GlassRow {
  let backdrop: Backdrop
  let lens: Lens?
  /// Where the shape's origin lies in the picture.
  let x: Int
  let y: Int
  let saturation: Float
  let brightness: Float
  let chromatic: Float

  /// Writes what the glass shows from a position on.
  func read(into row: PixelRow, x: Int, y: Int, count: Int) {
    guard backdrop.width > 0, backdrop.height > 0 else {
      row.fill(Pixel(0, 0, 0, 0), count: count)
      return
    }
    let startX = Float(x - backdrop.bounds.left) + 0.5
    let startY = Float(y - backdrop.bounds.top) + 0.5
    if let lens {
      let offsets = lens.row(y - self.y)
      for i in 0..<count {
        let offset = offsets[lens.column(x + i - self.x)]
        let px = startX + Float(Int32(truncatingIfNeeded: i))
        put(refracted(px, startY, offset), into: row, at: i)
      }
    } else {
      for i in 0..<count {
        let px = startX + Float(Int32(truncatingIfNeeded: i))
        put(backdrop.read(px, startY), into: row, at: i)
      }
    }
    adjust(row, count)
  }

  @inline(__always)
  private func put(_ value: SIMD4<Float>, into row: PixelRow, at i: Int) {
    row.red[i] = value.x
    row.green[i] = value.y
    row.blue[i] = value.z
    row.alpha[i] = value.w
  }

  @inline(__always)
  private func refracted(_ x: Float, _ y: Float, _ offset: SIMD2<Float>) -> SIMD4<Float> {
    var value = backdrop.read(x + offset.x, y + offset.y)
    if chromatic > 0 {
      let less = 1 - GlassModel.chromaticShare * chromatic
      let more = 1 + GlassModel.chromaticShare * chromatic
      value.x = backdrop.read(x + offset.x * less, y + offset.y * less).x
      value.z = backdrop.read(x + offset.x * more, y + offset.y * more).z
    }
    return value
  }

  /// Saturates and brightens; colours are straight meanwhile.
  private func adjust(_ row: PixelRow, _ count: Int) {
    let red = row.red
    let green = row.green
    let blue = row.blue
    let alpha = row.alpha
    let weights = GlassModel.luminance
    for i in 0..<count {
      let a = alpha[i]
      let r = red[i]
      let g = green[i]
      let b = blue[i]
      // Premultiplied throughout: the limits are then 0 and the alpha.
      let luminance = weights.red * r + weights.green * g + weights.blue * b
      red[i] = min(max((luminance + saturation * (r - luminance)) * brightness, 0), a)
      green[i] = min(max((luminance + saturation * (g - luminance)) * brightness, 0), a)
      blue[i] = min(max((luminance + saturation * (b - luminance)) * brightness, 0), a)
    }
  }
}
