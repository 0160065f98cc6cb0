import Testing
import VitrineGraphics

@testable import VitrineImage

@Suite struct EncodingTests {
  /// Every alpha beside every colour that it can hold, and an opaque twin.
  private func everyPixel(isOpaque: Bool) -> Bitmap {
    let bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0..<256 {
        let color = min(level, isOpaque ? 255 : alpha) | (level / 2 % (alpha + 1)) << 8
        bitmap.pixels[alpha * 256 + level] =
          UInt32(color) | UInt32(isOpaque ? 255 : alpha) << 24
      }
    }
    return bitmap
  }

  @Test(arguments: [true, false], [1, 6])
  func whatIsWrittenIsReadBackExactly(_ isOpaque: Bool, _ level: Int) throws {
    let bitmap = everyPixel(isOpaque: isOpaque)
    let bytes = try PNGEncoder.encode(bitmap, name: "test", level: level)
    #expect(try Picture.decode(bytes).words == bitmap.words)
  }

  @Test(arguments: [true, false])
  func consumingTheBitmapGivesTheSameBytes(_ isOpaque: Bool) throws {
    let bitmap = everyPixel(isOpaque: isOpaque)
    let kept = try PNGEncoder.encode(bitmap, name: "test")
    #expect(try PNGEncoder.encode(bitmap, name: "test", consuming: true) == kept)
  }

  @Test func everySmallExtentRoundTrips() throws {
    for width in 1...9 {
      for height in 1...4 {
        let bitmap = Bitmap(width: width, height: height)
        for i in bitmap.pixels.indices {
          bitmap.pixels[i] = UInt32(truncatingIfNeeded: i &* 0x9E37_79B9) | 0xFF00_0000
        }
        let words = bitmap.words
        let bytes = try PNGEncoder.encode(bitmap, name: "test", consuming: true)
        #expect(try Picture.decode(bytes).words == words)
      }
    }
  }

  @Test func opaquePicturesAreWrittenWithoutAlpha() throws {
    // The colour type stands behind the extent and the depth: 2 is RGB, 6 is RGBA.
    #expect(try PNGEncoder.encode(everyPixel(isOpaque: true), name: "test")[25] == 2)
    #expect(try PNGEncoder.encode(everyPixel(isOpaque: false), name: "test")[25] == 6)
  }

  @Test func theFileSaysThatItHoldsSRGB() throws {
    let bytes = try PNGEncoder.encode(everyPixel(isOpaque: true), name: "test")
    let tags = bytes.withUnsafeBytes { PNGChunks(ByteReader($0)).map { $0.tag } }
    #expect(tags == ["IHDR", "sRGB", "gAMA", "cHRM", "IDAT", "IEND"])
  }

  @Test func straightAlphaIsTheNearestThatPremultipliesBack() {
    for alpha: UInt32 in 1...255 {
      for channel in 0...alpha {
        let value = straight(channel | alpha << 24) & 255
        #expect(value == (channel * 510 + alpha) / (2 * alpha))
      }
    }
  }

  @Test func nothingCannotBeWritten() {
    #expect(throws: ImageError.unwritable(name: "test", reason: "it has no pixels")) {
      try PNGEncoder.encode(Bitmap(width: 0, height: 7), name: "test")
    }
  }
}
