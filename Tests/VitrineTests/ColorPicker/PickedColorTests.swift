import Testing
import VitrineGraphics

@testable import Vitrine

@Suite struct PickedColorTests {
  private func isNear(_ color: PickedColor, _ channels: [Double], _ tolerance: Double) -> Bool {
    zip([color.red, color.green, color.blue], channels).allSatisfy {
      ($0 - $1).magnitude < tolerance
    }
  }

  @Test func displayP3sRedLiesOutsideSRGB() {
    let red = PickedColor(.displayP3, red: 1, green: 0, blue: 0).converted(to: .sRGB)
    #expect(isNear(red, [1.0931, -0.2267, -0.1501], 0.0001))
    #expect(isNear(red.converted(to: .displayP3), [1, 0, 0], 1e-12))
  }

  @Test(arguments: [
    ([1.0, 0, 0], [0.9175, 0.2003, 0.1386]), ([0, 1, 0], [0.4584, 0.9853, 0.2983]),
    ([0, 0, 1], [0, 0, 0.9596]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
  ])
  func sRGBsColoursLieInsideDisplayP3(channels: [Double], inside: [Double]) {
    let color = PickedColor(red: channels[0], green: channels[1], blue: channels[2])
    #expect(isNear(color.converted(to: .displayP3), inside, 0.0001))
  }

  @Test func conversionsThereAndBackLoseNothingThatShows() {
    for step in 0..<200 {
      let color = PickedColor(
        red: Double(step * 37 % 200) / 199, green: Double(step * 91 % 200) / 199,
        blue: Double(step) / 199, alpha: 0.3)
      let back = color.converted(to: .displayP3).converted(to: .sRGB)
      #expect(isNear(back, [color.red, color.green, color.blue], 1e-9))
      #expect(back.alpha == color.alpha)
    }
  }

  @Test func whatIsDrawnIsClamped() {
    let color = PickedColor(.displayP3, red: 1, green: 0, blue: 0, alpha: 0.5).color
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func numbersThatAreNoneCountAsZero() {
    let color = PickedColor(red: .nan, green: .infinity, blue: 2, alpha: -1)
    #expect(color == PickedColor(red: 0, green: 0, blue: 2, alpha: 0))
    #expect(color.hex == "0000FF")
  }

  @Test func greysHaveTwoNumbers() {
    #expect(
      PickedColor(white: 0.25, alpha: 0.5)
        == PickedColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  // MARK: - Hexadecimal digits

  @Test func digitsComeBackForEveryByte() throws {
    for byte in 0...255 {
      let color = PickedColor(
        red: Double(byte) / 255, green: Double(255 - byte) / 255, blue: Double(byte) / 255)
      let read = try #require(PickedColor(hex: color.hex))
      #expect(read == color)
      #expect(read.hex == color.hex)
    }
  }

  @Test(arguments: [
    ("34C759", "34C759"), ("#34c759", "34C759"), ("  #abc ", "AABBCC"), ("fff", "FFFFFF"),
    ("\t000000\n", "000000"), ("12345678", "123456"),
  ])
  func digitsAreReadAsPeopleWriteThem(text: String, digits: String) {
    #expect(PickedColor(hex: text)?.hex == digits)
  }

  @Test(arguments: [
    "", "#", "12", "1234", "12345", "1234567", "123456789", "##123", "12G", "1 2 3",
  ])
  func anythingElseIsNoColour(text: String) {
    #expect(PickedColor(hex: text) == nil)
  }

  @Test func eightDigitsHoldTheOpacity() {
    #expect(PickedColor(hex: "11223300")?.alpha == 0)
    #expect(PickedColor(hex: "112233FF")?.alpha == 1)
    #expect(PickedColor(hex: "112233")?.alpha == 1)
  }

  @Test func digitsOfColoursOutsideAreClamped() {
    let red = PickedColor(.displayP3, red: 1, green: 0, blue: 0)
    #expect(red.converted(to: .sRGB).hex == "FF0000")
  }

  // MARK: - Numbers

  @Test(arguments: [
    ("50", 50), (" 50 % ", 50), ("+7", 7), ("-3", -3), ("007", 7), ("99999999999999", 100_000_000),
  ])
  func wholeNumbersAreReadAsPeopleWriteThem(text: String, number: Int) {
    #expect(WholeNumber(text)?.value == number)
  }

  @Test(arguments: ["", " ", "%", "-", "1.5", "a", "1a", "1 2"])
  func anythingElseIsNoNumber(text: String) {
    #expect(WholeNumber(text) == nil)
  }

  // MARK: - The spectrum

  @Test(arguments: [
    (Point(0, 0.5), "FF0000"), (Point(1.0 / 3, 0.5), "00FF00"), (Point(2.0 / 3, 0.5), "0000FF"),
    (Point(1, 0.5), "FF0000"), (Point(0.5, 0), "FFFFFF"), (Point(0.5, 1), "000000"),
    (Point(0, 0.25), "FF8080"), (Point(0, 0.75), "800000"), (Point(-1, 9), "000000"),
  ])
  func theSpectrumRunsFromWhiteToBlack(place: Point, digits: String) {
    #expect(SpectrumMap.color(at: place).hex == digits)
  }

  @Test func placesOnTheSpectrumComeBack() throws {
    for x in 0..<40 {
      for y in 1..<40 {
        let place = Point(Double(x) / 40, Double(y) / 40)
        let color = SpectrumMap.color(at: place)
        let hue = try #require(SpectrumMap.hue(of: color))
        let back = SpectrumMap.place(of: color, hue: hue)
        #expect((back.x - place.x).magnitude < 1e-9)
        #expect((back.y - place.y).magnitude < 1e-9)
      }
    }
  }

  @Test func greysHaveNoHue() {
    for white in [0, 0.2, 1] { #expect(SpectrumMap.hue(of: PickedColor(white: white)) == nil) }
  }

  @Test(arguments: [
    ("FFFFFF", "white"), ("000000", "black"), ("808080", "gray"), ("FF0000", "red"),
    ("0000FF", "blue"), ("00374A", "very dark cyan"), ("5A1C00", "dark brown"),
    ("FFB5AF", "light red"), ("34C759", "green"), ("FFCC00", "yellow"), ("CB30E0", "purple"),
  ])
  func coloursAreNamed(digits: String, name: String) throws {
    #expect(ColorName.words(for: try #require(PickedColor(hex: digits))) == name)
  }
}
