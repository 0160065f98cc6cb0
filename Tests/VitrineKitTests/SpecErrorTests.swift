import Testing
import VitrineKit

/// A bad line in place of the group of a small page, and where the error has to point.
struct BadLine: Sendable, CustomTestStringConvertible {
  var line: String
  var column: Int
  var message: String
  var testDescription: String { line }
}

@Suite struct SpecErrorTests {
  static let badLines = [
    BadLine(
      line: #" gruop "A" 10×10 @0,0"#, column: 2, message: "“gruop” is no kind of layer"),
    BadLine(line: #" group A 10×10 @0,0"#, column: 8, message: "expected a text in quotes"),
    BadLine(line: #" group "A 10×10 @0,0"#, column: 8, message: "the text in quotes does not end"),
    BadLine(line: #" group "A" 10x10 @0,0"#, column: 14, message: "expected “×”"),
    BadLine(line: #" group "A" 10×10"#, column: 18, message: "expected “ ”"),
    BadLine(line: #" group "A" 10×10 0,0"#, column: 19, message: "expected “@”"),
    BadLine(line: #" group "A" 10×-1 @0,0"#, column: 12, message: "the size is negative"),
    BadLine(line: #" group "A" 10×1e3 @0,0"#, column: 17, message: "expected “ ”"),
    BadLine(line: #" group "A" 10×. @0,0"#, column: 16, message: "expected a number"),
    BadLine(line: #" group "A" 10×9999999 @0,0"#, column: 16, message: "the number is too large"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fil #FFFFFF"#, column: 24, message: "“fil” is no attribute"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFF"#, column: 29,
      message: "a colour has six hexadecimal digits"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFFF *{S}"#, column: 29,
      message: "only the swatch of a text’s colour has a mark of its own"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFFF@101%"#, column: 37,
      message: "the share lies outside 0…100 %"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFFF (plus-drker)"#, column: 38,
      message: "“plus-drker” is no blend mode"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFFF {Labels"#, column: 37, message: "“}” is missing"),
    BadLine(
      line: #" group "A" 10×10 @0,0 fill #FFFFFF fill #FFFFFF"#, column: 37,
      message: "fill stands twice in the line"),
    BadLine(
      line: #" group "A" 10×10 @0,0 stack d gap4"#, column: 30, message: "a stack is h or v"),
    BadLine(
      line: #" group "A" 10×10 @0,0 justify-center"#, column: 24,
      message: "“justify-center” belongs to a stack"),
    BadLine(
      line: #" group "A" 10×10 @0,0 size fill"#, column: 33, message: "expected “,”"),
    BadLine(
      line: #" group "A" 10×10 @0,0 resize stretch,middle"#, column: 39,
      message: "no such resizing rule"),
    BadLine(
      line: #" group "A" 10×10 @0,0 corners 4 smoothing2"#, column: 44,
      message: "the smoothing lies outside 0…1"),
    BadLine(
      line: #" group "A" 10×10 @0,0 shadow x0 y0 blur-1 spread0 #000000"#, column: 37,
      message: "the blur is negative"),
    BadLine(
      line: #" group "A" 10×10 @0,0 "words" SFPro-Regular 17"#, column: 24,
      message: "a group line has no text"),
    BadLine(line: #" text "A" 10×10 @0,0"#, column: 22, message: "the text is missing"),
    BadLine(line: #" path "A" 10×10 @0,0"#, column: 22, message: "the outline is missing"),
    BadLine(
      line: #" path "A" 10×10 @0,0 d="L1,1""#, column: 26, message: "a path starts with M"),
    BadLine(
      line: #" path "A" 10×10 @0,0 d="M1,1 A3,3""#, column: 31, message: "no such path command"),
    BadLine(line: #" use "A" 10×10 @0,0"#, column: 21, message: "the master is missing"),
    BadLine(
      line: #" use "A" 10×10 @0,0 fill #FFFFFF → B"#, column: 22,
      message: "a use line has no fill"),
    BadLine(
      line: #" use "A" 10×10 @0,0 → B [colour=3]"#, column: 29, message: "expected an override"),
    BadLine(
      line: #" use "A" 10×10 @0,0 → B [isVisible→2]"#, column: 41, message: "expected 0 or 1"),
    BadLine(line: #"   group "A" 10×10 @0,0"#, column: 4, message: "the line stands too deep"),
    BadLine(
      line: " group \"A\\t\" 10×10 @0,0", column: 10,
      message: "a backslash stands before a sign that it does not change"),
  ]

  @Test(arguments: badLines) func errorsPointAtTheFault(bad: BadLine) throws {
    let page = "# A page.\nCOMPONENT \"C\" 10×10\n\(bad.line)\n"
    let finding = try #require(try finding(page))
    #expect(finding.file == "specs/own/page.txt")
    #expect(finding.line == 3)
    #expect(finding.message == bad.message)
    #expect(finding.column == bad.column)
    #expect(!finding.mend.isEmpty)
  }

  @Test func anUnknownWordSuggestsTheNearestOne() throws {
    let finding = try #require(
      try finding("COMPONENT \"C\" 10×10\n group \"A\" 10×10 @0,0 opacty 4%\n"))
    #expect(finding.mend == "did you mean “opacity”?")
    #expect(
      finding.description
        == "specs/own/page.txt:2:24: “opacty” is no attribute; did you mean “opacity”?")
  }

  @Test func anUnknownEntryIsFoundAtTheStart() {
    let error = #expect(throws: SpecError.self) { try kit("\nCOMPONENTS \"C\" 10×10\n") }
    #expect(error?.line == 2)
    #expect(error?.mend == "did you mean “COMPONENT”?")
  }

  @Test func twoComponentsOfOneNameAreAnError() {
    let error = #expect(throws: SpecError.self) {
      try kit("COMPONENT \"C\" 1×1\n\nCOMPONENT \"C\" 2×2\n")
    }
    #expect(error?.line == 3)
    #expect(error?.message == "“C” stands already in specs/page.txt:1")
  }

  @Test func invalidBytesAreAnErrorAndNotRepaired() throws {
    var bytes = Array("COMPONENT \"C\" 1×1\n group \"A".utf8)
    bytes += [0xFF]
    bytes += Array("\" 1×1 @0,0\n".utf8)
    let kit = try Kit(files: [(name: "page.txt", bytes: bytes)])
    #expect(kit.check().findings.first?.message == "the line is not UTF-8")
  }

  @Test func carriageReturnsAreNamed() {
    let error = #expect(throws: SpecError.self) { try kit("METRIC \"M\" 1\r\n") }
    #expect(error?.message == "the line ends in a carriage return")
    #expect(error?.column == 13)
  }

  @Test func textAndShapesCannotHoldLayers() throws {
    let finding = try finding(
      "COMPONENT \"C\" 1×1\n rect \"R\" 1×1 @0,0\n  rect \"S\" 1×1 @0,0\n")
    #expect(finding?.line == 3)
    #expect(finding?.message == "“R” cannot hold layers")
  }

  @Test func oneErrorDoesNotHideAnother() throws {
    let findings = try kit(
      "COMPONENT \"A\" 1x1\n\nCOMPONENT \"B\" 1×1 fil\n\nSWATCH \"S\" red\n"
    ).check().findings
    #expect(findings.map(\.line) == [1, 3, 5])
  }
}
