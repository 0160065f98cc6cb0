import VitrineGraphics

extension LineScanner {
  /// Reads `h` or `v`.
  mutating func axis() throws(SpecError) -> Stack.Axis {
    if skip("h") { return .horizontal }
    guard skip("v") else {
      throw failure("a stack is h or v", "the form is: stack h gap14 pad16,0,16,24")
    }
    return .vertical
  }

  /// Returns the place that the end of a word such as `justify-center` names.
  func justification(_ word: String, at place: Int) throws(SpecError) -> Stack.Justification {
    switch word {
    case "justify-start": return .start
    case "justify-center": return .center
    case "justify-end": return .end
    case "justify-between": return .spaceBetween
    default:
      throw failure(
        "“\(word)” is not known", "use justify-start, -center, -end or -between", at: place)
    }
  }

  /// Returns the place that the end of a word such as `align-center` names.
  func crossAlignment(_ word: String, at place: Int) throws(SpecError) -> Stack.CrossAlignment {
    switch word {
    case "align-start": return .start
    case "align-center": return .center
    case "align-end": return .end
    default:
      throw failure("“\(word)” is not known", "use align-start, -center or -end", at: place)
    }
  }

  /// Reads `fixed`, `hug` or `fill`.
  mutating func sizing() throws(SpecError) -> Sizing {
    let first = position
    switch word() {
    case "fixed": return .fixed
    case "hug": return .hug
    case "fill": return .fill
    default:
      throw failure("no such size rule", "use fixed, hug or fill: size fill,hug", at: first)
    }
  }

  /// Reads `stretch`, `start`, `center`, `end` or `scale`.
  mutating func resizing() throws(SpecError) -> Resizing {
    let first = position
    switch word() {
    case "stretch": return .stretch
    case "start": return .start
    case "center": return .center
    case "end": return .end
    case "scale": return .scale
    default:
      throw failure(
        "no such resizing rule", "use stretch, start, center, end or scale: resize stretch,start",
        at: first)
    }
  }

  /// Reads `34`, `38/38/0/0` or `max`.
  mutating func radii() throws(SpecError) -> Corners {
    if skip("max") { return .capsule }
    let topLeft = try radius()
    guard skip("/") else { return Corners(topLeft) }
    let topRight = try radius()
    try expect("/", in: "corners 38/38/0/0")
    let bottomRight = try radius()
    try expect("/", in: "corners 38/38/0/0")
    return Corners(topLeft, topRight, bottomRight, try radius())
  }

  /// Steps over a space, a mark and a word that a number follows, such as ` =smoothing0.6`.
  ///
  /// Returns whether they came next. A mark takes the given one's place.
  mutating func skip(_ word: StaticString, mark: inout Provenance?) -> Bool {
    var ahead = self
    guard ahead.skip(" ") else { return false }
    let own = ahead.mark()
    guard ahead.skip(word), ahead.next != UInt8(ascii: "=") else { return false }
    self = ahead
    mark = own ?? mark
    return true
  }

  /// Reads the number of `smoothing0.6`.
  mutating func smoothing() throws(SpecError) -> Double {
    let smoothing = try number()
    guard smoothing >= 0, smoothing <= 1 else {
      throw failure("the smoothing lies outside 0…1", "the kit uses smoothing0.6")
    }
    return smoothing
  }

  /// Reads the number of `style1`.
  mutating func cornerStyle() throws(SpecError) -> Int {
    let first = position
    guard try number() == 1 else {
      throw failure("the only corner style that is known is 1", "write style1", at: first)
    }
    return 1
  }

  private mutating func radius() throws(SpecError) -> Double {
    let first = position
    let radius = try number()
    guard radius >= 0 else {
      throw failure("the radius is negative", "write a radius from 0 on", at: first)
    }
    return radius
  }

  /// Reads `glass radius30 saturation1.4 …` or `background radius75 saturation1`.
  mutating func backdropFilter() throws(SpecError) -> BackdropFilter {
    let isGlass = skip("glass")
    if !isGlass { try expect("background", in: "blur glass … or blur background …") }
    var filter = BackdropFilter(isGlass: isGlass, radius: try parameter(" radius"))
    filter.saturation = try parameter(" saturation")
    if isNext(" brightness") { filter.brightness = try parameter(" brightness") }
    if isGlass {
      filter.distortion = try parameter(" distortion")
      filter.depth = try parameter(" depth")
      filter.chromatic = try parameter(" chromatic")
    }
    return filter
  }

  private mutating func parameter(_ label: StaticString) throws(SpecError) -> Double {
    try expect(
      label,
      in:
        "blur glass radius30 saturation1 brightness1 distortion0 depth0 chromatic0 or blur background radius75 saturation1"
    )
    let first = position
    let value = try number()
    guard value >= 0 else { throw failure("the number is negative", "write 0 or more", at: first) }
    return value
  }
}
