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
  func read(into row: PixelRow, x: Int, y: Int, count: Int, line: BackdropLine) {
    guard backdrop.width > 0, backdrop.height > 0 else {
      row.fill(Pixel(0, 0, 0, 0), count: count)
      return
    }
    if let lens {
      let bounds = lens.bounds.offset(self.x, self.y)
      let place = (x: x - bounds.left, y: y - bounds.top)
      if chromatic > 0 {
        readFringed(lens, into: row, place, count)
      } else {
        readRefracted(lens, into: row, place, count, line)
      }
    } else {
      line.prepare(backdrop, y: pixelY(y))
      line.read(into: row, x: x - backdrop.bounds.left, count: count)
    }
    adjust(row, count)
  }

  /// The middle of a pixel, counted from the corner of the backdrop.
  @inline(__always)
  private func pixelX(_ x: Int) -> Float {
    Float(Int32(truncatingIfNeeded: x - backdrop.bounds.left)) + 0.5
  }
  @inline(__always)
  private func pixelY(_ y: Int) -> Float {
    Float(Int32(truncatingIfNeeded: y - backdrop.bounds.top)) + 0.5
  }

  /// Reads a row in up to three parts: left tile or side, middle, right tile or side.
  private func readRefracted(
    _ lens: Lens, into row: PixelRow, _ place: (x: Int, y: Int), _ count: Int, _ line: BackdropLine
  ) {
    let end = place.x + count
    let split = min(max(lens.left, place.x), end)
    let rightStart = lens.bounds.width - lens.right
    let second = min(max(rightStart, split), end)
    let isCornerRow = place.y < lens.top || place.y >= lens.bounds.height - lens.bottom
    let left = self.x + lens.bounds.left
    let top = self.y + lens.bounds.top
    let shift = isCornerRow && !lens.rows.isEmpty ? lens.rows[place.y] : 0
    line.prepare(backdrop, y: pixelY(top + place.y) + shift)
    if split < second {
      line.read(
        into: row.advanced(by: split - place.x), x: left + split - backdrop.bounds.left,
        count: second - split)
    }
    for part in [place.x..<split, second..<end] where !part.isEmpty {
      let target = row.advanced(by: part.lowerBound - place.x)
      let startX = pixelX(left + part.lowerBound)
      if isCornerRow {
        let tile = part.lowerBound < lens.left ? 0 : rightStart - lens.left
        readTile(
          lens.tileRow(place.y) + (part.lowerBound - tile), into: target, startX,
          pixelY(top + place.y), part.count)
      } else {
        readSide(lens, part, into: target, startX, line)
      }
    }
  }

  /// Reads beside a straight vertical side, where only the column is displaced.
  private func readSide(
    _ lens: Lens, _ part: Range<Int>, into row: PixelRow, _ startX: Float, _ line: BackdropLine
  ) {
    lens.columns.withUnsafeBufferPointer { columns in
      for i in 0..<part.count {
        let x = startX + Float(Int32(truncatingIfNeeded: i)) + columns[part.lowerBound + i]
        put(line.value(at: x), into: row, at: i)
      }
    }
  }

  private func readTile(
    _ offsets: UnsafeMutablePointer<SIMD2<Float>>, into row: PixelRow, _ startX: Float, _ y: Float,
    _ count: Int
  ) {
    for i in 0..<count {
      let x = startX + Float(Int32(truncatingIfNeeded: i))
      put(backdrop.read(x + offsets[i].x, y + offsets[i].y), into: row, at: i)
    }
  }

  /// Reads each channel at a place of its own.
  private func readFringed(
    _ lens: Lens, into row: PixelRow, _ place: (x: Int, y: Int), _ count: Int
  ) {
    let less = 1 - GlassModel.chromaticShare * chromatic
    let more = 1 + GlassModel.chromaticShare * chromatic
    let y = pixelY(self.y + lens.bounds.top + place.y)
    for i in 0..<count {
      let x = pixelX(self.x + lens.bounds.left + place.x + i)
      let offset = lens.offset(place.x + i, place.y)
      var value = backdrop.read(x + offset.x, y + offset.y)
      value.x = backdrop.read(x + offset.x * less, y + offset.y * less).x
      value.z = backdrop.read(x + offset.x * more, y + offset.y * more).z
      put(value, into: row, at: i)
    }
  }

  @inline(__always)
  private func put(_ value: SIMD4<Float>, into row: PixelRow, at i: Int) {
    row.red[i] = value.x
    row.green[i] = value.y
    row.blue[i] = value.z
    row.alpha[i] = value.w
  }

  /// Saturates and brightens; premultiplied throughout, so the limits are 0 and the alpha.
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
      let luminance = weights.red * r + weights.green * g + weights.blue * b
      red[i] = min(max((luminance + saturation * (r - luminance)) * brightness, 0), a)
      green[i] = min(max((luminance + saturation * (g - luminance)) * brightness, 0), a)
      blue[i] = min(max((luminance + saturation * (b - luminance)) * brightness, 0), a)
    }
  }
}
