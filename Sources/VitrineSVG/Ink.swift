import VitrineGraphics

/// A colour and the CSS blend mode that it is put on with.
struct Ink: Equatable {
  var color: Color
  /// The value of `mix-blend-mode`.
  var blend: String

  init(_ color: Color, blend: String) {
    self.color = color
    self.blend = blend
  }

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
  /// that is CSS's `difference` wherever there is enough to take off; `lighten` first makes
  /// sure that there is, so that nothing turns round at black. An even translucent ground is made
  /// opaque first by adding the white that it lacks.
  ///
  /// - Parameters:
  ///   - isSoft: whether the area's edge is blurred; then raising the ground first would show.
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
    guard ground.isEven, ground.isOpaque || !isSoft else { return nil }
    var inks: [Ink] = []
    if !ground.isOpaque {
      if color.alpha + ground.alpha <= 1 { return [Ink(color, blend: "plus-lighter")] }
      let white = Color(red: 1, green: 1, blue: 1, alpha: 1 - ground.alpha)
      inks.append(Ink(white, blend: "plus-lighter"))
    }
    let taken = Color(
      red: color.alpha * (1 - color.red), green: color.alpha * (1 - color.green),
      blue: color.alpha * (1 - color.blue))
    if taken.isAtMost(Color(hex: 0)) { return inks }
    if !taken.isAtMost(ground.darkest) {
      if isSoft { return nil }
      if Color(hex: 0xFFFFFF).isAtMost(taken) {
        return inks + [Ink(Color(hex: 0), blend: "normal")]
      }
      inks.append(Ink(taken, blend: "lighten"))
    }
    return inks + [Ink(taken, blend: "difference")]
  }
}

extension Color {
  /// Returns whether no channel is higher than another colour's, as 8-bit channels go.
  fileprivate func isAtMost(_ other: Color) -> Bool {
    let step: Float = 1 / 255
    return red < other.red + step && green < other.green + step && blue < other.blue + step
  }
}
