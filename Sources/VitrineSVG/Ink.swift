import VitrineGraphics

/// A colour, the CSS blend mode that it is put on with, and where.
struct Ink: Equatable {
  var color: Color
  /// The value of `mix-blend-mode`.
  var blend: String
  /// A Boolean value that is true for the whole pixels around the area, false for the area itself.
  var coversBox = false

  init(_ color: Color, blend: String, coversBox: Bool = false) {
    self.color = color
    self.blend = blend
    self.coversBox = coversBox
  }

  /// The ink that turns the pixels around an area into their complement.
  static let inversion = Ink(Color(hex: 0xFFFFFF), blend: "difference", coversBox: true)

  /// Returns the attributes of an element that is filled, or stroked by a width.
  func attributes(width: Double?) -> String {
    var text = Self.paint(Self.hex(color), width: width)
    if color.alpha < 1 {
      let name = width == nil ? "fill-opacity" : "stroke-opacity"
      text += ShapeElement.attribute(name, Double(color.alpha))
    }
    return text + Self.style(blend: blend)
  }

  /// Returns the attributes that paint the inside, or a line of a width along the outline.
  static func paint(_ paint: String, width: Double?) -> String {
    guard let width else { return " fill=\"\(paint)\"" }
    return " fill=\"none\" stroke=\"\(paint)\" stroke-linejoin=\"round\""
      + ShapeElement.attribute("stroke-width", width)
  }

  /// Returns the attribute for a blend mode; nothing for `normal`.
  static func style(blend: String) -> String {
    blend == "normal" ? "" : " style=\"mix-blend-mode:\(blend)\""
  }

  /// Returns a colour without its opacity in three or six digits.
  static func hex(_ color: Color) -> String {
    var digits: [UInt8] = []
    for value in [color.red, color.green, color.blue] {
      let byte = UInt8((max(0, min(1, value)) * 255).rounded())
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    if isShort { digits = [digits[0], digits[2], digits[4]] }
    return "#" + String(decoding: digits, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`; nil for plus-darker, which CSS does not have.
  var cssName: String? { self == .plusDarker ? nil : name }
}

extension Ink {
  /// Returns the inks that look like a colour in a blend mode, bottom first.
  ///
  /// plus-darker takes the source's distance from white off what lies below. On an opaque ground
  /// that is CSS's `difference` where there is enough to take off everywhere. Elsewhere it is
  /// plus-lighter's mirror image: the ground is inverted, lightened and inverted back. An even
  /// translucent ground is made opaque first by adding the white that it lacks.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - blend: the blend mode.
  ///   - isSoft: whether the area's edge is blurred; then making the ground opaque would show.
  ///   - ground: finds what lies below.
  /// - Returns: nil where CSS cannot express it.
  static func inks(
    for color: Color, _ blend: BlendMode, isSoft: Bool, on ground: () -> Ground
  ) -> [Ink]? {
    if color.alpha <= 0 { return [] }
    if let name = blend.cssName { return [Ink(color, blend: name)] }
    let ground = ground()
    if ground.isEmpty { return [] }
    if ground.isClear { return [Ink(color, blend: "normal")] }
    if ground.isOpaque { return darkening(color, isSoft: isSoft, on: ground) }
    guard ground.isEven, !isSoft else { return nil }
    if color.alpha + ground.alpha <= 1 { return [Ink(color, blend: "plus-lighter")] }
    let white = Color(red: 1, green: 1, blue: 1, alpha: 1 - ground.alpha)
    guard let inks = darkening(color, isSoft: isSoft, on: ground) else { return nil }
    return [Ink(white, blend: "plus-lighter")] + inks
  }

  private static func darkening(_ color: Color, isSoft: Bool, on ground: Ground) -> [Ink]? {
    let taken = color.complement
    let difference = Color(
      red: taken.red * taken.alpha, green: taken.green * taken.alpha,
      blue: taken.blue * taken.alpha)
    if difference.isAtMost(Color(hex: 0)) { return [] }
    if difference.isAtMost(ground.darkest) { return [Ink(difference, blend: "difference")] }
    if ground.boxIsOpaque { return [inversion, Ink(taken, blend: "plus-lighter"), inversion] }
    // The ground is raised to what will be taken off; an edge shows it, a blurred one more.
    if isSoft { return nil }
    return [Ink(difference, blend: "lighten"), Ink(difference, blend: "difference")]
  }
}

extension Color {
  /// The colour's distance from white, with the same opacity.
  var complement: Color { Color(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) }

  /// Returns whether no channel is higher than another colour's, as 8-bit channels go.
  fileprivate func isAtMost(_ other: Color) -> Bool {
    let step: Float = 1 / 255
    return red < other.red + step && green < other.green + step && blue < other.blue + step
  }
}

extension Gradient {
  /// The gradient of the complements.
  var complement: Gradient {
    var result = self
    for index in stops.indices { result.stops[index].color = stops[index].color.complement }
    return result
  }
}
