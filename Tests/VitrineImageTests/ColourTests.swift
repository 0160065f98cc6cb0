import Testing
import VitrineGraphics

@testable import VitrineImage

@Suite struct ColourTests {
  /// #FF0000, #34C759 and #0088FF, coded in Display P3 and rounded to eight bits.
  static let expected = [
    Picture.color(255, 0, 0), Picture.color(0x34, 0xC7, 0x59), Picture.color(0, 0x88, 0xFF),
  ]

  @Test(arguments: ["p3.png", "p3.webp", "gamma-p3.png"])
  func displayP3ComesOutAsItsSRGBColour(_ name: String) throws {
    let bitmap = try ImageFile.read(path: Picture.path(name))
    for x in 0..<3 {
      // Near zero one step of a P3 channel is several steps of an sRGB one.
      #expect(distance(bitmap[x, 0], Self.expected[x]) <= 6, "\(x): \(bitmap[x, 0])")
      #expect(distance(bitmap[x, 0], Self.expected[x]) <= (x == 1 ? 1 : 6))
    }
  }

  @Test func aJPEGProfileIsApplied() throws {
    let bitmap = try ImageFile.read(path: Picture.path("p3.jpg"))
    #expect(distance(bitmap[4, 4], Self.expected[1]) <= 3)
  }

  @Test func linearGrayIsEncoded() throws {
    let bitmap = try ImageFile.read(path: Picture.path("gray-profile.png"))
    // 12 / 255 in light is 1.055 × 0.04706^(1/2.4) − 0.055 = 0.2404 encoded.
    #expect(distance(bitmap[1, 0], Picture.color(61, 61, 61)) <= 1)
    #expect(bitmap[0, 0] == Picture.color(0, 0, 0))
  }

  @Test func aGammaWithoutProfileIsApplied() throws {
    let bitmap = try ImageFile.read(path: Picture.path("gamma-linear.png"))
    // 50 / 255 in light is 0.4805 encoded, 30 / 255 is 0.3777.
    #expect(distance(bitmap[1, 0], Picture.color(123, 0, 96)) <= 1)
  }

  @Test func inksBecomeLight() throws {
    let adobe = try ImageFile.read(path: Picture.path("inks.jpg"))
    #expect(distance(adobe[4, 4], Picture.color(0, 0, 255)) <= 4)
    #expect(distance(adobe[20, 12], Picture.color(200, 200, 55)) <= 4)
  }

  @Test func inksWithoutAdobesMarkAreNotInverted() throws {
    let adobe = try ImageFile.read(path: Picture.path("inks.jpg"))
    let plain = try ImageFile.read(path: Picture.path("inks-plain.jpg"))
    // Without black, which Pillow never uses, inverted inks leave nothing of the light.
    #expect(plain[4, 4] != adobe[4, 4])
    #expect(plain.words.allSatisfy { $0 & 0xFF_FFFF == 0 })
  }

  @Test func premultiplyingRoundsToNearest() {
    for alpha: UInt32 in 0...255 {
      var row = (0...255).map { UInt32($0) * 0x01_0101 | alpha << 24 }
      let expected = row.map { Picture.veiled($0, alpha) }
      row.withUnsafeMutableBufferPointer { premultiply($0) }
      #expect(row == expected)
    }
  }
}
