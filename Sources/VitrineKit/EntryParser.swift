import VitrineGraphics

/// Reads the entries that take one line.
struct EntryParser {
  private var scanner: LineScanner
  private let name: String
  private let source: SourceLine

  /// Steps over the first word and the name of an entry.
  init(page: SpecPage, entry: SpecEntry) throws(SpecError) {
    let end = page.bytes[entry.range].firstIndex(of: UInt8(ascii: "\n")) ?? entry.range.upperBound
    scanner = LineScanner(page: page, line: entry.line, start: entry.range.lowerBound, end: end)
    source = SourceLine(page: UInt16(clamping: entry.page), line: UInt32(clamping: entry.line))
    name = entry.name
    _ = scanner.word()
    try scanner.expect(" ", in: "a space behind the first word")
    if entry.keyword == .symbol { _ = try scanner.codePoint() }
    if entry.keyword.isNamed { _ = try scanner.quoted() }
  }

  mutating func swatch() throws(SpecError) -> Swatch {
    let provenance = try provenance(of: "SWATCH \"Name\" #RRGGBB@60%")
    let color = try scanner.color()
    try finish()
    return Swatch(name: name, color: color, provenance: provenance, source: source)
  }

  /// Reads the attributes of a shared style into a layer without a frame.
  mutating func style() throws(SpecError) -> Layer {
    try LayerLine(attributesOf: scanner, name: name, source: source).layer
  }

  mutating func textStyle() throws(SpecError) -> TextStyle {
    let provenance = try provenance(of: "TEXTSTYLE \"Name\" SFPro-Regular 17 lh22")
    let font = scanner.word()
    try scanner.expect(" ", in: "TEXTSTYLE \"Name\" SFPro-Regular 17 lh22")
    let size = try scanner.number()
    let lineHeight = scanner.skip(" lh") ? try scanner.number() : nil
    try finish()
    return TextStyle(
      name: name, font: font, fontSize: size, lineHeight: lineHeight, provenance: provenance,
      source: source)
  }

  mutating func screen() throws(SpecError) -> DeviceScreen {
    let form: StaticString = "SCREEN \"Name\" 402×874 safe62,0,34,0"
    let provenance = try provenance(of: form)
    let size = try scanner.size()
    try scanner.expect(" ", in: form)
    _ = scanner.mark()
    try scanner.expect("safe", in: form)
    let safeArea = try scanner.insets()
    try finish()
    return DeviceScreen(
      name: name, size: size, safeArea: safeArea, provenance: provenance, source: source)
  }

  mutating func metric() throws(SpecError) -> Metric {
    let provenance = try provenance(of: "METRIC \"Name\" 16")
    let value = try scanner.number()
    try finish()
    return Metric(name: name, value: value, provenance: provenance, source: source)
  }

  mutating func font() throws(SpecError) -> FontRecipe {
    let form: StaticString =
      "FONT \"Name\" weight500 scale0.9688 spacing0.0227 ascent0.95 descent0.24"
    func part(_ label: StaticString) throws(SpecError) -> Double {
      try scanner.expect(" ", in: form)
      _ = scanner.mark()
      try scanner.expect(label, in: form)
      return try scanner.number()
    }
    let recipe = FontRecipe(
      name: name, weight: try part("weight"), scale: try part("scale"),
      spacing: try part("spacing"), ascent: try part("ascent"), descent: try part("descent"),
      source: source)
    try finish()
    return recipe
  }

  mutating func tracking() throws(SpecError) -> Tracking {
    _ = scanner.mark()
    let size = try scanner.number()
    try scanner.expect(" ", in: "TRACKING 17 -0.43")
    _ = scanner.mark()
    let spacing = try scanner.number()
    try finish()
    return Tracking(size: size, spacing: spacing, source: source)
  }

  /// Reads the first line of a symbol; the steps of the drawing are left to the caller.
  mutating func symbol(codePoint: UInt32) throws(SpecError) -> SymbolDrawing {
    var aliases: [String] = []
    while scanner.skip(" alias ") { aliases.append(try scanner.quoted()) }
    try scanner.expect(" ", in: "SYMBOL U+10018A \"name\" width 58")
    _ = scanner.mark()
    try scanner.expect("width ", in: "SYMBOL U+10018A \"name\" width 58")
    let width = try scanner.number()
    try finish()
    return SymbolDrawing(
      codePoint: codePoint == 0 ? nil : codePoint, name: name, aliases: aliases, width: width,
      steps: [], source: source)
  }

  private mutating func provenance(of form: StaticString) throws(SpecError) -> Provenance {
    try scanner.expect(" ", in: form)
    return scanner.mark() ?? .kit
  }

  /// Makes sure that nothing but a note follows.
  private mutating func finish() throws(SpecError) {
    scanner.skipSpaces()
    guard scanner.isAtEnd || scanner.isNext("//") else {
      throw scanner.failure("nothing is expected here", "remove it, or put // before a note")
    }
  }
}
