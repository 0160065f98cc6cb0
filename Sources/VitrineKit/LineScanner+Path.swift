import VitrineGraphics

extension LineScanner {
  /// The form of path data, for errors.
  private static let form: StaticString = "M0,0 L10,0 C0,0 5,5 9,9 Q0,0 5,5 Z"

  /// Reads path data in quotes: absolute `M`, `L`, `C`, `Q` and `Z`, a comma between x and y.
  mutating func path() throws(SpecError) -> Path {
    try expect("\"", in: "d=\"M0,0 L10,0 Z\"")
    var path = Path()
    while !skip("\"") {
      guard !isAtEnd else { throw failure("the path does not end", "close it with \"") }
      if skip(" ") { continue }
      try step(of: &path)
    }
    return path
  }

  private mutating func step(of path: inout Path) throws(SpecError) {
    let first = position
    let command = next
    position += 1
    guard command == UInt8(ascii: "M") || !path.elements.isEmpty else {
      throw failure("a path starts with M", "the form is: \(Self.form)", at: first)
    }
    switch command {
    case UInt8(ascii: "M"): path.move(to: try point())
    case UInt8(ascii: "L"): path.line(to: try point())
    case UInt8(ascii: "Q"):
      let control = try point()
      path.quad(control, to: try nextPoint())
    case UInt8(ascii: "C"):
      let control = try point()
      let second = try nextPoint()
      path.cubic(control, second, to: try nextPoint())
    case UInt8(ascii: "Z"): path.close()
    default: throw failure("no such path command", "the form is: \(Self.form)", at: first)
    }
  }

  private mutating func nextPoint() throws(SpecError) -> Point {
    try expect(" ", in: Self.form)
    return try point()
  }
}
