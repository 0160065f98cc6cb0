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

  /// Writes a bitmap and reads it back with libpng and zlib, which know nothing of the encoder.
  private func roundTrip(_ bitmap: Bitmap) throws -> Bitmap {
    try Picture.decode(try PNGEncoder.encode(bitmap, name: "test"))
  }

  /// A bitmap whose pixels follow a rule.
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.pixels[y * width + x] = pixel(x, y) }
    }
    return bitmap
  }

  /// A number without any pattern (the finaliser of MurmurHash3).
  private func noise(_ x: Int, _ y: Int) -> UInt32 {
    var value = UInt32(truncatingIfNeeded: x &* 0x9E37_79B1 &+ y &* 0x85EB_CA77)
    value = (value ^ value >> 16) &* 0x85EB_CA6B
    value = (value ^ value >> 13) &* 0xC2B2_AE35
    return value ^ value >> 16
  }

  @Test(arguments: [true, false])
  func whatIsWrittenIsReadBackExactly(_ isOpaque: Bool) throws {
    let bitmap = everyPixel(isOpaque: isOpaque)
    #expect(try roundTrip(bitmap).words == bitmap.words)
  }

  @Test func everySmallExtentRoundTrips() throws {
    for width in 1...9 {
      for height in 1...4 {
        let bitmap = bitmap(width, height) { noise($0, $1) | 0xFF00_0000 }
        #expect(try roundTrip(bitmap).words == bitmap.words)
      }
    }
  }

  @Test func noiseHardlyGrows() throws {
    let bitmap = bitmap(300, 500) { noise($0, $1) | 0xFF00_0000 }
    let bytes = try PNGEncoder.encode(bitmap, name: "test")
    #expect(bytes.count < 300 * 500 * 3 + 2000)
    #expect(try Picture.decode(bytes).words == bitmap.words)
  }

  @Test func runsOfEveryLengthRoundTrip() throws {
    for isOpaque in [true, false] {
      let bitmap = bitmap(310, 310) { x, y in
        x <= y ? 0xFF20_4060 : noise(x, y) | 0xFF00_0000
      }
      for i in 0..<310 where !isOpaque { bitmap.pixels[i * 311] = 0 }
      #expect(try roundTrip(bitmap).words == bitmap.words)
    }
  }

  @Test(arguments: [7, 640, 3000, 20_000])
  func repetitionsNearAndFarRoundTrip(_ width: Int) throws {
    let bitmap = bitmap(width, 70) { x, y in noise(x % 97, y / 3 % 5) | 0xFF00_0000 }
    let bytes = try PNGEncoder.encode(bitmap, name: "test")
    #expect(bytes.count < width * 70)
    #expect(try Picture.decode(bytes).words == bitmap.words)
  }

  @Test(arguments: [10_922, 10_923, 40_000])
  func rowsThatRepeatTheRowAboveRoundTrip(_ width: Int) throws {
    // Deflate looks back 32,768 bytes: the two greater widths put the row above out of reach.
    let bitmap = bitmap(width, 4) { x, y in
      (noise(x, 0) & 0x001F_1F1F) &* UInt32(y + 1) | 0xFF00_0000
    }
    #expect(try roundTrip(bitmap).words == bitmap.words)
  }

  @Test(arguments: [true, false])
  func largePicturesRoundTrip(_ isOpaque: Bool) throws {
    // Few colours in no order repeat short pieces only; noise repeats nothing.
    let alpha: UInt32 = isOpaque ? 0xFF00_0000 : 0xFE00_0000
    for mask: UInt32 in [0x0001_0101, 0x007F_7F7F] {
      let bitmap = bitmap(200, 300) { x, y in noise(x, y) & mask | alpha }
      #expect(try roundTrip(bitmap).words == bitmap.words)
    }
  }

  @Test func flatPicturesTakeNextToNothing() throws {
    let bitmap = bitmap(1000, 1000) { _, _ in 0xFF12_3456 }
    #expect(try PNGEncoder.encode(bitmap, name: "test").count < 6000)
  }

  @Test func encodingLeavesTheBitmapAlone() throws {
    let bitmap = everyPixel(isOpaque: false)
    let words = bitmap.words
    _ = try PNGEncoder.encode(bitmap, name: "test")
    #expect(bitmap.words == words)
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
