import Testing
import VitrineGraphics

@testable import VitrineImage

@Suite struct LimitTests {
  /// A PNG file that states an extent and holds next to nothing.
  private func hollow(width: Int, height: Int) throws -> [UInt8] {
    let header = PNGHeader(width: width, height: height, isOpaque: true).bytes
    let whole = try Picture.bytes("rgb8.png")
    let body = try #require(whole.indices.first { whole[$0...].starts(with: Array("IDAT".utf8)) })
    return header + whole[(body - 4)...]
  }

  @Test func aTinyFileWithAHugeExtentIsRefusedAtOnce() throws {
    let bytes = try hollow(width: 60_000, height: 60_000)
    #expect(
      throws: ImageError.tooLarge(
        name: "bytes", width: 60_000, height: 60_000, limit: "1000000000 pixels")
    ) { try Picture.decode(bytes) }
  }

  @Test func aLongSideIsRefused() throws {
    #expect(
      throws: ImageError.tooLarge(
        name: "bytes", width: 2_000_000, height: 1, limit: "65535 pixels a side")
    ) { try Picture.decode(try hollow(width: 2_000_000, height: 1)) }
  }

  @Test func moreThanDeflateCanHoldIsTruncated() throws {
    let bytes = try hollow(width: 10_000, height: 9_000)
    #expect(throws: ImageError.truncated(name: "bytes", format: .png)) {
      try Picture.decode(bytes)
    }
  }

  @Test func aChunkThatClaimsMoreThanThereIsIsTruncated() throws {
    // libpng would allocate what an eXIf chunk claims before it reads it.
    let header = PNGHeader(width: 5, height: 4, isOpaque: true).bytes
    let bytes = header + [0x62, 0, 0, 0x17] + Array("eXIf".utf8) + Array(repeating: 0, count: 99)
    #expect(throws: ImageError.truncated(name: "bytes", format: .png)) {
      try Picture.decode(bytes)
    }
  }

  @Test func memoryIsLimitedUnlessThePictureShrinks() throws {
    var limits = ImageLimits()
    limits.maxPixels = 100
    let bytes = try Picture.bytes("baseline.jpg")
    #expect(throws: ImageError.self) { try Picture.decode(bytes, limits: limits) }
    let bitmap = try Picture.decode(bytes, fitting: (12, 8), limits: limits)
    #expect(bitmap.width == 12 && bitmap.height == 8)
  }

  @Test(arguments: ["rgb8.png", "interlaced-rgb8.png"])
  func aReducedPictureHoldsTheMeansOfItsBoxes(_ name: String) throws {
    let bitmap = try Picture.decode(try Picture.bytes(name), fitting: (2, 2))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    // Red 0 and 50, green 120 and 180, blue 60, 90, 90 and 120.
    #expect(bitmap[0, 1] == Picture.color(25, 150, 90))
    // The last column has one pixel to a row.
    #expect(bitmap[2, 0] == Picture.color(200, 30, 135))
  }

  @Test func aReducedPictureStillCoversWhatIsWanted() throws {
    let bytes = try Picture.bytes("baseline.jpg")
    for side in 1...24 {
      let bitmap = try Picture.decode(bytes, fitting: (side, side))
      let isWhole = bitmap.width == 24 && bitmap.height == 16
      #expect(isWhole || (bitmap.width >= side && bitmap.height >= side))
    }
  }

  @Test func aReducedPictureIsTurnedToo() throws {
    let bitmap = try Picture.decode(try Picture.bytes("oriented6.png"), fitting: (2, 2))
    #expect(bitmap.width == 2 && bitmap.height == 3)
    #expect(bitmap[0, 0] == Picture.color(25, 150, 90))
  }
}
