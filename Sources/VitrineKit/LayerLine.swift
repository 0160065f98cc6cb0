import VitrineGraphics

/// Reads one line of a spec page as a layer without children.
struct LayerLine {
  var scanner: LineScanner
  var layer: Layer
  let keyword: LayerKeyword
  /// The attributes that were read, as bits.
  private(set) var seen: UInt64 = 0
  var text: TextContent?
  var path: PathContent?
  var master: String?
  var overrides: [Override] = []

  /// Reads a line whose leading spaces have been stepped over.
  init(scanner: LineScanner, pageIndex: Int) throws(SpecError) {
    var scanner = scanner
    keyword = try Self.keyword(&scanner)
    let name = try scanner.quoted()
    let source = SourceLine(page: UInt16(clamping: pageIndex), line: UInt32(clamping: scanner.line))
    layer = Layer(name: name, kind: .group, frame: .zero, source: source)
    self.scanner = scanner
    try frame()
    try attributes()
    layer.kind = try kind()
  }

  /// Creates a reader for attributes that stand behind a name without a frame.
  init(attributesOf scanner: LineScanner, name: String, source: SourceLine) throws(SpecError) {
    self.scanner = scanner
    keyword = .component
    layer = Layer(name: name, kind: .component, frame: .zero, source: source)
    try attributes()
  }

  private static func keyword(_ scanner: inout LineScanner) throws(SpecError) -> LayerKeyword {
    let first = scanner.position
    let word = scanner.word()
    guard let keyword = LayerKeyword(rawValue: word) else {
      let known = LayerKeyword.allCases.map { keyword in keyword.rawValue }
      throw scanner.failure(
        "“\(word)” is no kind of layer",
        Nearest.phrase(for: word, among: known, otherwise: "known are \(Nearest.list(known))"),
        at: first)
    }
    try scanner.expect(" ", in: "group \"Name\" 272×108 @14,14")
    return keyword
  }

  /// Reads the size and, below the root, the place.
  private mutating func frame() throws(SpecError) {
    try scanner.expect(" ", in: "group \"Name\" 272×108 @14,14")
    mark(.frameSize, scanner.mark())
    let size = try scanner.size()
    var origin = Point.zero
    if keyword != .component {
      try scanner.expect(" ", in: "group \"Name\" 272×108 @14,14")
      mark(.position, scanner.mark())
      try scanner.expect("@", in: "group \"Name\" 272×108 @14,14")
      origin = try place()
    }
    layer.frame = Rect(origin, size)
    layer.contentSize = size
  }

  /// Reads `14,122`; a mark before the second number holds for that alone.
  private mutating func place() throws(SpecError) -> Point {
    let x = try scanner.number()
    try scanner.expect(",", in: "x,y as in 14,122")
    if let provenance = scanner.mark() { mark(.y, provenance) }
    return Point(x, try scanner.number())
  }

  private mutating func attributes() throws(SpecError) {
    while true {
      let gap = scanner.position
      scanner.skipSpaces()
      if scanner.isAtEnd || scanner.isNext("//") { return }
      guard scanner.position > gap else {
        throw scanner.failure(
          "this does not belong to the attribute before it", "divide attributes by a space")
      }
      try attribute()
    }
  }

  private mutating func attribute() throws(SpecError) {
    let first = scanner.position
    let provenance = scanner.mark()
    if scanner.next == UInt8(ascii: "\"") {
      try note(.text, provenance, at: first)
      return try readText(provenance)
    }
    if scanner.skip("→ ") {
      try note(.master, provenance, at: first)
      return try readMaster()
    }
    let place = scanner.position
    let word = scanner.word()
    guard let attribute = Attribute(keyword: word) else {
      throw scanner.failure(
        word.isEmpty ? "expected an attribute" : "“\(word)” is no attribute",
        Nearest.phrase(
          for: word, among: Attribute.keywords, otherwise: "see the table in specs/README.md"),
        at: place)
    }
    if attribute == .stack { return try readStack(provenance, at: first) }
    try note(attribute, provenance, at: first)
    try read(attribute, word: word, at: place)
  }

  /// Records that an attribute was read and where its value comes from.
  mutating func note(
    _ attribute: Attribute, _ provenance: Provenance?, at place: Int
  ) throws(SpecError) {
    guard attribute.fits(keyword) else {
      throw scanner.failure(
        "a \(keyword.rawValue) line has no \(attribute.name)",
        keyword == .use
          ? "give it to the master, or override it in brackets"
          : "see the table in specs/README.md",
        at: place)
    }
    guard seen & (1 << UInt64(attribute.rawValue)) == 0 else {
      throw scanner.failure(
        "\(attribute.name) stands twice in the line", "remove one of them", at: place)
    }
    mark(attribute, provenance)
  }

  private mutating func mark(_ attribute: Attribute, _ provenance: Provenance?) {
    seen |= 1 << UInt64(attribute.rawValue)
    if let provenance {
      layer.marks.append(AttributeMark(attribute: attribute.markName, provenance: provenance))
    }
  }

  /// Returns whether an attribute was read.
  func has(_ attribute: Attribute) -> Bool { seen & (1 << UInt64(attribute.rawValue)) != 0 }

  /// Puts the parts together that only some kinds of layers have.
  private func kind() throws(SpecError) -> Layer.Kind {
    switch keyword {
    case .component: return .component
    case .group: return .group
    case .rect: return .rect
    case .oval: return .oval
    case .text:
      guard let text, has(.text) else {
        throw scanner.failure("the text is missing", "write \"words\" font size lh22 left")
      }
      return .text(text)
    case .path:
      guard let path, has(.outline) else {
        throw scanner.failure("the outline is missing", "write d=\"M0,0 L10,0\"")
      }
      return .path(path)
    case .use:
      guard let master else {
        throw scanner.failure("the master is missing", "end the line with → and its full name")
      }
      return .use(master: master, overrides: overrides)
    }
  }
}
