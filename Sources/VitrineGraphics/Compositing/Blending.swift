/// The coverage of a stretch of pixels: one value, or one for each.
enum Coverage {
  case constant(Float)
  case values(UnsafePointer<Float>)
}

/// Blends stretches of pixels in one of the eight modes.
extension PixelRow {
  /// Blends one premultiplied colour onto the row.
  func blend(_ pixel: Pixel, _ mode: BlendMode, _ coverage: Coverage, count: Int) {
    switch mode {
    case .normal: blend(NormalFormula.self, pixel, coverage, count)
    case .darken: blend(DarkenFormula.self, pixel, coverage, count)
    case .multiply: blend(MultiplyFormula.self, pixel, coverage, count)
    case .lighten: blend(LightenFormula.self, pixel, coverage, count)
    case .screen: blend(ScreenFormula.self, pixel, coverage, count)
    case .luminosity: blend(LuminosityFormula.self, pixel, coverage, count)
    case .plusDarker: blend(PlusDarkerFormula.self, pixel, coverage, count)
    case .plusLighter: blend(PlusLighterFormula.self, pixel, coverage, count)
    }
  }

  /// Blends another row onto this one.
  func blend(_ row: PixelRow, _ mode: BlendMode, _ coverage: Coverage, count: Int) {
    switch mode {
    case .normal: blend(NormalFormula.self, row, coverage, count)
    case .darken: blend(DarkenFormula.self, row, coverage, count)
    case .multiply: blend(MultiplyFormula.self, row, coverage, count)
    case .lighten: blend(LightenFormula.self, row, coverage, count)
    case .screen: blend(ScreenFormula.self, row, coverage, count)
    case .luminosity: blend(LuminosityFormula.self, row, coverage, count)
    case .plusDarker: blend(PlusDarkerFormula.self, row, coverage, count)
    case .plusLighter: blend(PlusLighterFormula.self, row, coverage, count)
    }
  }

  /// Puts another row in the place of this one, as far as it covers.
  func replace(by row: PixelRow, _ coverage: Coverage, count: Int) {
    for channel in 0..<4 {
      let d = values + channel &* Self.capacity
      let s = row.values + channel &* Self.capacity
      switch coverage {
      case .constant(let value):
        if value == 1 {
          d.update(from: s, count: count)
        } else {
          for i in 0..<count { d[i] += (s[i] - d[i]) * value }
        }
      case .values(let value): for i in 0..<count { d[i] += (s[i] - d[i]) * value[i] }
      }
    }
  }

  @inline(__always)
  private subscript(i: Int) -> Pixel {
    get { Pixel(red[i], green[i], blue[i], alpha[i]) }
    nonmutating set {
      red[i] = newValue.red
      green[i] = newValue.green
      blue[i] = newValue.blue
      alpha[i] = newValue.alpha
    }
  }

  @inline(__always)
  private func blend<Formula: BlendFormula>(
    _: Formula.Type, _ pixel: Pixel, _ coverage: Coverage, _ count: Int
  ) {
    switch coverage {
    case .constant(let value):
      let source = pixel.scaled(by: value)
      for i in 0..<count { self[i] = Formula.blend(source, onto: self[i]) }
    case .values(let value):
      for i in 0..<count { self[i] = Formula.blend(pixel.scaled(by: value[i]), onto: self[i]) }
    }
  }

  @inline(__always)
  private func blend<Formula: BlendFormula>(
    _: Formula.Type, _ row: PixelRow, _ coverage: Coverage, _ count: Int
  ) {
    switch coverage {
    case .constant(let value):
      for i in 0..<count { self[i] = Formula.blend(row[i].scaled(by: value), onto: self[i]) }
    case .values(let value):
      for i in 0..<count { self[i] = Formula.blend(row[i].scaled(by: value[i]), onto: self[i]) }
    }
  }
}
