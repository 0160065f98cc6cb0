import VitrineGraphics

extension LineScanner {
  /// Reads `#FFFFFF@70%`.
  mutating func color() throws(SpecError) -> Color {
    let first = position
    guard skip("#") else {
      throw failure("expected a colour", "write it as #RRGGBB or #RRGGBB@70%")
    }
    var hex: UInt32 = 0
    for _ in 0..<6 {
      guard let digit = Self.hexDigit(next) else {
        throw failure("a colour has six hexadecimal digits", "write it as #RRGGBB", at: first)
      }
      hex = hex << 4 | digit
      position += 1
    }
    let alpha = skip("@") ? try percentage() : 1
    return Color(hex: hex, alpha: Float(alpha))
  }

  /// Returns the value of a digit or capital letter from A to F.
  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Reads paints divided by ` + `, bottom first.
  mutating func fills() throws(SpecError) -> [Fill] {
    var fills = [try fill()]
    while skip(" + ") { fills.append(try fill()) }
    return fills
  }

  /// Reads one paint with its swatch, blend and whether it is drawn.
  mutating func fill() throws(SpecError) -> Fill {
    let first = position
    var binding: Provenance?
    let fill = try fill(binding: &binding)
    guard binding == nil else {
      throw failure(
        "only the swatch of a text’s colour has a mark of its own",
        "put the mark before the paint, or before the attribute", at: first)
    }
    return fill
  }

  /// Reads one paint; `binding` takes the mark that stands before the swatch.
  mutating func fill(binding: inout Provenance?) throws(SpecError) -> Fill {
    var fill: Fill
    if skip("linear ") {
      fill = Fill(.gradient(try gradient()))
    } else if skip("image ") {
      fill = Fill(.image(try quoted()))
    } else {
      fill = Fill(.color(try color()))
    }
    while next == UInt8(ascii: " ") {
      if skip("{", mark: &binding) {
        fill.swatch = try text(upTo: UInt8(ascii: "}"))
      } else if skip(" (undrawn)") {
        fill.isDrawn = false
      } else if skip(" (") {
        fill.blend = try blendMode()
        try expect(")", in: "(plus-darker)")
      } else {
        break
      }
    }
    return fill
  }

  /// Reads the kit's word for a blend mode.
  mutating func blendMode() throws(SpecError) -> BlendMode {
    let first = position
    let name = word()
    for mode in BlendMode.allCases where mode.name == name { return mode }
    let known = BlendMode.allCases.map { mode in mode.name }
    throw failure(
      "“\(name)” is no blend mode",
      Nearest.phrase(for: name, among: known, otherwise: "known are \(Nearest.list(known))"),
      at: first)
  }

  /// Reads `{0, 0.5}→{0.85, 0.5} #BE38F3@0% (0%), #BE38F3 (100%)`.
  private mutating func gradient() throws(SpecError) -> Gradient {
    let from = try unitPoint()
    try expect("→", in: "linear {0, 0.5}→{1, 0.5} #RRGGBB (0%), #RRGGBB (100%)")
    let to = try unitPoint()
    try expect(" ", in: "linear {0, 0.5}→{1, 0.5} #RRGGBB (0%), #RRGGBB (100%)")
    var stops = [try stop()]
    while skip(", ") {
      let first = position
      let stop = try stop()
      guard stop.location >= (stops.last?.location ?? 0) else {
        throw failure("the stops are out of order", "write them from 0% to 100%", at: first)
      }
      stops.append(stop)
    }
    return Gradient(from: from, to: to, stops: stops)
  }

  private mutating func unitPoint() throws(SpecError) -> Point {
    try expect("{", in: "{x, y} as in {0, 0.5}")
    let x = try number()
    try expect(", ", in: "{x, y} as in {0, 0.5}")
    let y = try number()
    try expect("}", in: "{x, y} as in {0, 0.5}")
    return Point(x, y)
  }

  private mutating func stop() throws(SpecError) -> Gradient.Stop {
    let color = try color()
    try expect(" (", in: "#RRGGBB@70% (0%)")
    let location = try percentage()
    try expect(")", in: "#RRGGBB@70% (0%)")
    return Gradient.Stop(color: color, location: location)
  }

  /// Reads borders divided by ` + `: `0.5 inside #000000@12% {Swatch}`.
  mutating func borders() throws(SpecError) -> [Border] {
    var borders: [Border] = []
    repeat {
      let width = try number()
      try expect(" inside ", in: "border 0.5 inside #RRGGBB")
      borders.append(Border(width: width, fill: try fill()))
    } while skip(" + ")
    return borders
  }

  /// Reads shadows divided by ` + `: `x0 y18 blur46 spread0 #000000@25%`.
  mutating func shadows() throws(SpecError) -> [LayerShadow] {
    var shadows: [LayerShadow] = []
    repeat {
      let x = try length("x")
      let y = try length(" y")
      let first = position + 1
      let blur = try length(" blur")
      guard blur >= 0 else {
        throw failure("the blur is negative", "write a blur from 0 on", at: first)
      }
      let spread = try length(" spread")
      try expect(" ", in: "x0 y0 blur0 spread0 #RRGGBB")
      shadows.append(
        LayerShadow(offset: Point(x, y), blur: blur, spread: spread, fill: try fill()))
    } while skip(" + ")
    return shadows
  }

  private mutating func length(_ label: StaticString) throws(SpecError) -> Double {
    try expect(label, in: "x0 y0 blur0 spread0 #RRGGBB")
    return try number()
  }
}
