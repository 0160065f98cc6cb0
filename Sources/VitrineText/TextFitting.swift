/// Finds the size and the letter-spacing at which a text fits its box.
struct TextFitting {
  let text: ShapedText
  let box: TextBox
  /// The nominal size in points.
  let size: Double
  /// The font's letter-spacing in em.
  let spacing: Double
  let tracking: TrackingTable

  /// How many steps lie between the full size and none.
  private static var shrinkSteps: Int { 64 }

  /// Returns what breaks the text into lines at the size that was found.
  func lineSetter() -> LineSetter {
    if let fittedWidth = box.fittedWidth {
      return setter(fitted(to: fittedWidth), isBounded: false)
    }
    let full = setter(scale(1), isBounded: true)
    let smallest = box.minimumScale
    if smallest == 1 || box.lineLimit == nil || full.fits() { return full }
    // The least number of steps that make the text fit; the last step is the smallest size.
    var low = 0
    var high = Int((Double(Self.shrinkSteps) * (1 - smallest)).rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      if shrunk(middle, smallest).fits() { high = middle } else { low = middle }
    }
    return shrunk(high, smallest)
  }

  private func shrunk(_ step: Int, _ smallest: Double) -> LineSetter {
    setter(scale(max(smallest, 1 - Double(step) / Double(Self.shrinkSteps))), isBounded: true)
  }

  private func scale(_ factor: Double) -> TextScale {
    let size = size * max(factor, 1 / Double(Self.shrinkSteps))
    return TextScale(size: size, letterSpacing: size * spacing + tracking.tracking(size: size))
  }

  /// Spreads what is missing to half a point below the stored width over all spaced clusters: a
  /// stored width is the natural one rounded up, so that half a point is its expected excess.
  private func fitted(to width: Double) -> TextScale {
    var scale = scale(1)
    var widest = 0.0
    var count = 0
    for paragraph in text.paragraphs {
      let visible = 0..<paragraph.visibleEnd(0..<paragraph.count)
      let natural = paragraph.width(visible, at: scale)
      if natural > widest {
        widest = natural
        count = Int(paragraph.spacings[visible.upperBound])
      }
    }
    if count > 0 { scale.letterSpacing += (width - 0.5 - widest) / Double(count) }
    return scale
  }

  private func setter(_ scale: TextScale, isBounded: Bool) -> LineSetter {
    LineSetter(
      paragraphs: text.paragraphs, scale: scale,
      width: isBounded ? box.width ?? .infinity : .infinity,
      lineLimit: isBounded ? box.lineLimit ?? .max : .max, ellipsis: text.ellipsis,
      hyphen: text.hyphen)
  }
}

extension TextBox {
  /// The box with numbers that can be calculated with.
  var withoutNonsense: TextBox {
    var box = self
    if let width, !width.isFinite { box.width = nil }
    if let fittedWidth, !fittedWidth.isFinite { box.fittedWidth = nil }
    box.minimumScale = minimumScale.isFinite ? min(max(minimumScale, 0), 1) : 1
    return box
  }
}
