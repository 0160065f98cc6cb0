import Testing
import VitrineKit

@Suite struct EquationTests {
  static let page = """
    METRIC "M" 3

    COMPONENT "A/Light/X" 30×20 stack v gap2 pad1,3,5,7 corners 4
     rect "R" 10×5.5 @1,2 border 0.5 inside #000000

    COMPONENT "A/Dark/X" 30×20 stack v gap2 pad1,3,5,7
     rect "R" 10×5.5 @1,2
     use "U" 9×9 @0,0 → A/Light/X

    """

  private func findings(_ equation: String) throws -> [SpecError] {
    try kit(Self.page + "EQUATION " + equation + "\n").check().findings
  }

  @Test(arguments: [
    #""A/Light/X" "1 + 5 + 2 × 2 = 10" pad.top + pad.bottom + 2 × gap = "R".width"#,
    #""A/Light/X" "30 − 10 = 20" width - "R".width = height"#,
    #""A/Light/X" "(30 − 10) / 3 ≈ 6.67" (width − "R".width) / METRIC "M" ≈ 6.67"#,
    #""A/Light/X" "0.5 × 11 = 5.5" "R".border × 11 = "R".height"#,
    #""A/Light|Dark/X" "2 + 5.5 = 7.5" "R".y + "R".height = "R".bottom"#,
    #""A/Dark/X" "10 + 10 = 20" "U/R".width + "A/Light/X:R".width = "A/Light/X:".height"#,
    #""A/Light/X" "4 = 4 = 4" corner = 4 = 4"#,
    #""A/Light/X" "4 = 5" corner = pad.bottom (wrong)  // a slip"#,
  ]) func rightSumsPass(equation: String) throws {
    #expect(try findings(equation).isEmpty)
  }

  @Test(arguments: [
    (#""A/Light/X" "1 + 6 = 7" pad.top + pad.bottom = 7"#, "pad.bottom is 5.0"),
    (#""A/Light/X" "1 + 5 = 7" pad.top + pad.bottom = 7"#, "the sum is wrong"),
    (#""A/Light/X" "1 + 5 = 6" pad.top + pad.bottom = 6 (wrong)"#, "marked as wrong"),
    (#""A/Light/X" "1 + 5 = 6" pad.top − pad.bottom = 6"#, "differ in sign or number 2"),
    (#""A/Light/X" "1 + 5 = 6" pad.top = 1"#, "5 signs and numbers, the other one 3"),
    (#""A/Light/X" "1 = 1" "Q".width = 1"#, "no layer “Q”"),
    (#""A/Light/X" "1 = 1" "R".gap = 1"#, "has no value “gap”"),
    (#""A/Grey/X" "1 = 1" width = 1"#, "there is no component “A/Grey/X”"),
    (#""A/Light/X" "1 = 1" METRIC "N" = 1"#, "there is no metric “N”"),
    (#""A/Light/X" "1 / 0 = 1" 1 / 0 = 1"#, "not well formed"),
    (#""A/Light/X" "1" 1"#, "not well formed"),
    (#""A/Light/X" "1 +" 1 +"#, "not well formed"),
    (#""A/Light/X" "(((1 = 1" (((1 = 1"#, "not well formed"),
    (#""A/Light/X" "1 = 1" ?"#, "expected a value of the sum"),
    (#""A/Light/X" "1 = 1"#, "expected a number"),
    (#""A/Light|Dark/X" "4 = 4" corner = 4"#, "corner is 0.0"),
    (#""a|b/a1|b1/a2|b2/a3|b3/a4|b4/a5|b5/a6|b6/a7|b7/a8|b8" "1 = 1" x = 1"#, "more than 256"),
  ]) func wrongSumsAreFound(equation: String, message: String) throws {
    let findings = try findings(equation)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains(message) == true, "\(findings)")
    #expect(findings.first?.line == 9)
  }

  @Test func deepSumsAreAnErrorAndNotACrash() throws {
    let deep = String(repeating: "(", count: 50_000)
    let minus = String(repeating: "-", count: 50_000)
    #expect(try !findings("\"A/Light/X\" \"\(deep)\" \(deep)").isEmpty)
    #expect(try !findings("\"A/Light/X\" \"\(minus)1 = 1\" \(minus)1 = 1").isEmpty)
  }
}
