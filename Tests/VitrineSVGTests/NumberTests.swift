import Testing
import VitrineGraphics

@testable import VitrineSVG

@Suite struct NumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.25, ".25"), (-0.001, "-.001"),
    (0.0004, "0"), (1234.5678, "1234.568"), (10.05, "10.05"), (99.9996, "100"),
  ])
  func numbersHaveNoMoreDigitsThanTheyNeed(value: Double, text: String) {
    #expect(SVGNumber.text(value) == text)
  }

  @Test func whatIsNoNumberIsZero() {
    #expect(SVGNumber.text(.nan) == "0")
    #expect(SVGNumber.text(.infinity) == "1000000000")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheRFC(text: String, encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
  }

  @Test func outlinesAreRelativeSteps() {
    var path = Path()
    path.move(to: Point(10, 10))
    path.line(to: Point(20, 10))
    path.line(to: Point(20, 30))
    path.line(to: Point(15, 35.5))
    path.line(to: Point(14, 34))
    path.quad(Point(13, 33), to: Point(12, 40))
    path.cubic(Point(11, 41), Point(10, 42), to: Point(10, 20))
    path.close()
    path.move(to: Point(11, 11))
    var data = PathData()
    data.append(path)
    #expect(data.text == "m10 10h10v20l-5 5.5-1-1.5q-1-1-2 6c-1 1-2 2-2-20zm1 1")
  }

  @Test func roundingDoesNotAddUp() {
    var path = Path()
    path.move(to: .zero)
    for step in 1...100 { path.line(to: Point(Double(step) / 3, Double(step) / 3)) }
    path.line(to: Point(0, 100.0 / 3))
    var data = PathData(unit: 10)
    data.append(path)
    #expect(data.text.hasSuffix("h-33.3"))
  }
}
