extension PickedColor {
  /// Returns the same colour in another colour space; channels may come to lie outside 0…1.
  ///
  /// In its own colour space the colour stays as it is, bit for bit.
  public func converted(to target: RGBColorSpace) -> PickedColor {
    if target == colorSpace { return self }
    let linear = [red, green, blue].map { Self.linear($0) }
    let matrix = target == .sRGB ? Self.displayP3ToSRGB : Self.sRGBToDisplayP3
    let channels = matrix.map { row in
      Self.encoded(row.0 * linear[0] + row.1 * linear[1] + row.2 * linear[2])
    }
    return PickedColor(
      target, red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// Returns the colour with no more light than a multiple of SDR white's; others stay as they are.
  ///
  /// All channels lose the same part of their light, so the hue stays. What counts is the greatest
  /// channel in Display P3, in which all colours of SDR screens are at most 1.
  func limited(toLinearExposure most: Double) -> PickedColor {
    let inside = converted(to: .displayP3)
    let light = [inside.red, inside.green, inside.blue].map { Self.linear($0) }
    let greatest = light.max() ?? 0
    let most = most > 1 ? most : 1
    // Conversion leaves a little more than 1 of a colour at the edge.
    guard greatest > most * (1 + 1e-9) else { return self }
    let channels = light.map { Self.encoded($0 * most / greatest) }
    let dimmed = PickedColor(
      .displayP3, red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    return dimmed.converted(to: colorSpace)
  }

  /// From linear Display P3 to linear sRGB; computed in fractions from the primaries of SMPTE RP
  /// 431-2 and ITU-R BT.709 with the white of D65 (0.3127, 0.3290).
  private static let displayP3ToSRGB = [
    (1.2249401762805598, -0.22494017628055996, 0),
    (-0.04205695470968816, 1.042056954709688, 0),
    (-0.019637554590334432, -0.07863604555063189, 1.0982736001409663),
  ]

  /// The inverse of the above.
  private static let sRGBToDisplayP3 = [
    (0.8224619687143623, 0.17753803128563775, 0),
    (0.03319419885096162, 0.9668058011490384, 0),
    (0.017082630721120033, 0.07239744066396347, 0.9105199286149165),
  ]

  // MARK: - Transfer function

  /// Takes off the transfer function of IEC 61966-2-1, mirrored for channels below zero.
  private static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    if size <= 0.04045 { return value / 12.92 }
    let base = (size + 0.055) / 1.055
    // x^2.4 is x² times the square of x's fifth root.
    let root = root(of: base, degree: 5)
    return (base * base * root * root).withSign(of: value)
  }

  /// Applies the transfer function.
  private static func encoded(_ value: Double) -> Double {
    let size = value.magnitude
    if size <= 0.0031308 { return 12.92 * value }
    // x^(1/2.4) is the fifth power of x's twelfth root.
    let root = root(of: size, degree: 12)
    let square = root * root
    return (1.055 * square * square * root - 0.055).withSign(of: value)
  }

  /// Returns a root by Newton's method from above, which ends where it no longer falls.
  private static func root(of value: Double, degree: Int) -> Double {
    var root = max(1, value)
    // From the greatest channel on, each step takes off at least a thirteenth until it converges.
    for _ in 0..<1024 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = root + (value / power - root) / Double(degree)
      if !(next < root) { break }
      root = next
    }
    return root
  }
}

extension Double {
  fileprivate func withSign(of other: Double) -> Double { other < 0 ? -self : self }
}
