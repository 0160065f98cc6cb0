import VitrineGraphics

extension LayerLine {
  /// Reads what stands behind the word that starts an attribute.
  mutating func read(_ attribute: Attribute, word: String, at place: Int) throws(SpecError) {
    switch attribute {
    case .clip: layer.clipsChildren = true
    case .seamless: layer.isSeamless = true
    case .hidden: layer.isHidden = true
    case .fitted: withText { text in text.isFitted = true }
    case .middle: withText { text in text.isCenteredVertically = true }
    case .justify, .align: try readPlacement(attribute, word: word, at: place)
    case .style, .textStyle, .outline, .uppercase, .shrink: try readJoined(attribute)
    default:
      try scanner.expect(" ", in: "a space behind the attribute’s name")
      try readSpaced(attribute)
    }
  }

  /// Reads an attribute whose value stands directly behind its name.
  private mutating func readJoined(_ attribute: Attribute) throws(SpecError) {
    if attribute == .uppercase {
      try scanner.expect("1", in: "transform1")
      return withText { text in text.isUppercase = true }
    }
    if attribute == .shrink {
      let scale = try scanner.number()
      guard scale > 0, scale <= 1 else {
        throw scanner.failure("the factor lies outside 0…1", "write shrink0.66")
      }
      return withText { text in text.minimumScale = scale }
    }
    try scanner.expect("=", in: "style=\"Name\", textstyle=\"Name\", d=\"M0,0\"")
    switch attribute {
    case .style: layer.styleName = try scanner.quoted()
    case .textStyle:
      let name = try scanner.quoted()
      withText { text in text.styleName = name }
    default:
      let outline = try scanner.path()
      withPath { path in path.path = outline }
    }
  }

  /// Reads an attribute whose value stands behind a space.
  private mutating func readSpaced(_ attribute: Attribute) throws(SpecError) {
    switch attribute {
    case .sizing:
      layer.widthSizing = try scanner.sizing()
      try scanner.expect(",", in: "size fill,hug")
      layer.heightSizing = try scanner.sizing()
    case .resize:
      layer.ignoresStack = true
      layer.horizontalResizing = try scanner.resizing()
      try scanner.expect(",", in: "resize stretch,start")
      layer.verticalResizing = try scanner.resizing()
    case .corners: try readCorners()
    case .blend: layer.blend = try scanner.blendMode()
    case .opacity: layer.opacity = try scanner.percentage()
    case .blur: layer.backdrop = try scanner.backdropFilter()
    case .stroke:
      let width = try scanner.number()
      withPath { path in path.strokeWidth = width }
    default: try readPaint(attribute)
    }
  }

  /// Reads the radii, the smoothing and the style.
  ///
  /// A mark before the radii holds for what stands behind them too, unless that has its own.
  private mutating func readCorners() throws(SpecError) {
    let radiiMark = layer.marks.last.flatMap { mark in
      mark.attribute == Attribute.corners.name ? mark.provenance : nil
    }
    layer.corners = try scanner.radii()
    layer.stated.insert(.corners)
    var mark = radiiMark
    if scanner.skip("smoothing", mark: &mark) {
      try note(.smoothing, mark, at: scanner.position)
      layer.corners.smoothing = try scanner.smoothing()
      layer.stated.insert(.smoothing)
    }
    mark = radiiMark
    if scanner.skip("style", mark: &mark) {
      try note(.cornerStyle, mark, at: scanner.position)
      layer.cornerStyle = try scanner.cornerStyle()
    }
  }

  private mutating func readPaint(_ attribute: Attribute) throws(SpecError) {
    switch attribute {
    case .fill: try readFills()
    case .border: layer.borders = try scanner.borders()
    case .shadow: layer.shadows = try scanner.shadows()
    case .innerShadow: layer.innerShadows = try scanner.shadows()
    case .color: try readColor()
    default: throw scanner.failure("“\(attribute.name)” has no value", "see specs/README.md")
    }
  }

  /// Reads the paints; each may have a mark of its own.
  private mutating func readFills() throws(SpecError) {
    repeat {
      if let provenance = scanner.mark() {
        let name = Attribute.fill.name + " \(layer.fills.count + 1)"
        layer.marks.append(AttributeMark(attribute: name, provenance: provenance))
      }
      layer.fills.append(try scanner.fill())
    } while scanner.skip(" + ")
  }

  /// Reads the colour of a text; the swatch that it is bound to may have a mark of its own.
  private mutating func readColor() throws(SpecError) {
    var binding: Provenance?
    let place = scanner.position
    let color = try scanner.fill(binding: &binding)
    if let binding { try note(.swatch, binding, at: place) }
    withText { text in text.color = color }
  }

  /// Reads the words, the font, its size, the line height and the alignment.
  ///
  /// A mark before the font holds for what stands behind it too, unless that has its own.
  mutating func readText(_ provenance: Provenance?) throws(SpecError) {
    let string = try scanner.quoted()
    try scanner.expect(" ", in: "\"Label\" SFPro-Medium 17 lh22 center")
    let fontMark = scanner.mark()
    try note(.font, fontMark, at: scanner.position)
    let first = scanner.position
    let font = scanner.word()
    guard !font.isEmpty else {
      throw scanner.failure(
        "the font is missing", "the form is: \"Label\" SFPro-Medium 17 lh22 center", at: first)
    }
    try scanner.expect(" ", in: "\"Label\" SFPro-Medium 17 lh22 center")
    let size = try scanner.number()
    guard size > 0 else { throw scanner.failure("the font size is not positive", "write 17") }
    withText { text in
      text.string = string
      text.font = font
      text.fontSize = size
    }
    try readLineHeight(fontMark)
    try readAlignment(fontMark)
  }

  private mutating func readLineHeight(_ fontMark: Provenance?) throws(SpecError) {
    var ahead = scanner
    guard ahead.skip(" ") else { return }
    let mark = ahead.mark() ?? fontMark
    guard ahead.skip("lh") else { return }
    scanner = ahead
    try note(.lineHeight, mark, at: scanner.position)
    let lineHeight = try scanner.number()
    withText { text in text.lineHeight = lineHeight }
  }

  private mutating func readAlignment(_ fontMark: Provenance?) throws(SpecError) {
    var ahead = scanner
    guard ahead.skip(" ") else { return }
    let mark = ahead.mark() ?? fontMark
    let alignment: TextContent.Alignment
    switch ahead.word() {
    case "left": alignment = .left
    case "center": alignment = .center
    case "right": alignment = .right
    default: return
    }
    scanner = ahead
    try note(.alignment, mark, at: scanner.position)
    withText { text in text.alignment = alignment }
  }

  /// Reads the master and the overrides behind it.
  mutating func readMaster() throws(SpecError) {
    master = try scanner.master()
    guard scanner.skip(" [") else { return }
    scanner.position -= 1
    for parsed in try scanner.overrides() {
      overrides.append(parsed.override)
      if let provenance = parsed.provenance {
        layer.marks.append(
          AttributeMark(attribute: parsed.override.target, provenance: provenance))
      }
    }
  }

  private mutating func withText(_ change: (inout TextContent) -> Void) {
    var content = text ?? TextContent(string: "", font: "", fontSize: 0, lineHeight: nil)
    change(&content)
    text = content
  }

  private mutating func withPath(_ change: (inout PathContent) -> Void) {
    var content = path ?? PathContent(path: Path())
    change(&content)
    path = content
  }
}
