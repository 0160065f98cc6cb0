import VitrineGraphics

/// A sum that a kit document prints, to be checked on the specs.
struct Equation {
  /// One value of the sum.
  struct Term {
    /// The component that is asked; nil for a metric.
    var component: String?
    /// The layer in the component, or the metric's name.
    var path: String
    /// What is asked; empty for a metric.
    var attribute: String
    /// The index of the value among the sum's tokens.
    var index: Int
    /// The column of the value in the line.
    var position: Int
  }

  /// The sum as the document prints it.
  var printed: Sum
  /// The same sum; the numbers in the places of terms are still to be filled in.
  var stated = Sum()
  /// The values of the sum.
  var terms: [Term] = []
  /// A Boolean value that is true when the document has the sum wrong.
  var isWrong = false

  /// Reads a line whose alternatives have been chosen.
  init(_ scanner: inout LineScanner, component: String) throws(SpecError) {
    try scanner.expect(" ", in: "EQUATION \"Component\" \"14 + 108 = 122\" pad.top + …")
    printed = try scanner.printedSum()
    while true {
      if let sign = scanner.sumSign() {
        stated.tokens.append(sign)
      } else if scanner.skip("(wrong)") {
        isWrong = true
      } else if scanner.isAtEnd || scanner.isNext("//") {
        return
      } else {
        try term(&scanner, component: component)
      }
    }
  }

  private mutating func term(
    _ scanner: inout LineScanner, component: String
  ) throws(SpecError) {
    let first = scanner.position
    if scanner.next >= UInt8(ascii: "0"), scanner.next <= UInt8(ascii: "9") {
      return stated.tokens.append(.number(try scanner.sumNumber()))
    }
    var term = Term(
      component: component, path: "", attribute: "", index: stated.tokens.count, position: first)
    if scanner.skip("METRIC ") {
      term.component = nil
      term.path = try scanner.quoted()
    } else {
      try term.readPlace(&scanner)
      term.attribute = Self.attribute(&scanner)
      guard !term.attribute.isEmpty else {
        throw scanner.failure(
          "expected a value of the sum", "write it as \"layer path\".height or height")
      }
    }
    terms.append(term)
    if let zero = Rational(0, 1) { stated.tokens.append(.number(zero)) }
  }

  private static func attribute(_ scanner: inout LineScanner) -> String {
    var attribute = scanner.word()
    while scanner.skip(".") { attribute += "." + scanner.word() }
    return attribute
  }
}

extension Equation.Term {
  /// Reads the layer in quotes that a value belongs to; the component itself where there is none.
  fileprivate mutating func readPlace(_ scanner: inout LineScanner) throws(SpecError) {
    guard scanner.next == UInt8(ascii: "\"") else { return }
    let name = try scanner.quoted()
    let parts = name.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { component = String(parts[0]) ?? "" }
    path = String(parts[parts.count - 1]) ?? ""
    try scanner.expect(".", in: "\"layer path\".height")
  }
}

extension Layer {
  /// The names of the values that equations know.
  static let equationValues = [
    "x", "y", "width", "height", "right", "bottom", "gap", "pad.top", "pad.right", "pad.bottom",
    "pad.left", "corner", "corner.bottom", "border", "fontSize", "lineHeight",
  ]

  /// Returns a value by the name that equations give it; nil where the layer has none.
  func equationValue(_ name: String) -> Double? {
    switch name {
    case "x": frame.minX
    case "y": frame.minY
    case "width": frame.width
    case "height": frame.height
    case "right": frame.maxX
    case "bottom": frame.maxY
    case "corner": corners.topLeft
    case "corner.bottom": corners.bottomLeft
    case "border": borders.first?.width
    case "fontSize", "lineHeight": textValue(name)
    default: stackValue(name)
    }
  }

  private func textValue(_ name: String) -> Double? {
    guard case .text(let text) = kind else { return nil }
    return name == "fontSize" ? text.fontSize : text.lineHeight
  }

  private func stackValue(_ name: String) -> Double? {
    switch name {
    case "gap": stack?.gap
    case "pad.top": stack?.padding.top
    case "pad.right": stack?.padding.right
    case "pad.bottom": stack?.padding.bottom
    case "pad.left": stack?.padding.left
    default: nil
    }
  }
}
