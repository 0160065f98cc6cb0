import Testing
import VitrineGraphics
import VitrineImage

/// A PNG file of the standard extent and the pixel that stands at each place.
struct PNGCase: CustomTestStringConvertible, Sendable {
  let name: String
  let pixel: @Sendable (Int, Int) -> UInt32

  init(_ name: String, _ pixel: @escaping @Sendable (Int, Int) -> UInt32) {
    self.name = name
    self.pixel = pixel
  }

  var testDescription: String { name }

  /// The grey of a depth below eight bits.
  static func gray(_ name: String, levels: Int) -> PNGCase {
    PNGCase(name) { x, y in
      let level = (x + y) % levels * 255 / (levels - 1)
      return Picture.color(level, level, level)
    }
  }

  /// A palette whose first colour is half transparent.
  static func palette(_ name: String, colors: Int) -> PNGCase {
    PNGCase(name) { x, y in
      let index = (x + y) % colors
      let color = Picture.rgb(index % Picture.width, index / Picture.width)
      return index == 0 ? Picture.veiled(color, 128) : color
    }
  }

  static let all: [PNGCase] = [
    .gray("gray1", levels: 2), .gray("gray2", levels: 4), .gray("gray4", levels: 16),
    PNGCase("gray8", Picture.gray), PNGCase("gray16", Picture.gray),
    .palette("palette1", colors: 2), .palette("palette2", colors: 4),
    .palette("palette4", colors: 16), .palette("palette8", colors: 16),
    PNGCase("rgb8", Picture.rgb), PNGCase("rgb16", Picture.rgb),
    PNGCase("rgba8", Picture.rgba), PNGCase("rgba16", Picture.rgba),
    PNGCase("gray-alpha8") { x, y in
      Picture.veiled(Picture.gray(x, y), Picture.rgba(x, y) >> 24)
    },
    PNGCase("gray-alpha16") { x, y in
      Picture.veiled(Picture.gray(x, y), Picture.rgba(x, y) >> 24)
    },
    PNGCase("gray-key") { x, y in (x, y) == (1, 0) ? 0 : Picture.gray(x, y) },
    PNGCase("rgb-key") { x, y in (x, y) == (1, 1) ? 0 : Picture.rgb(x, y) },
    PNGCase("interlaced-rgb8", Picture.rgb), PNGCase("interlaced-rgba8", Picture.rgba),
    PNGCase("srgb-profile", Picture.rgb), PNGCase("srgb-chunk", Picture.rgb),
  ]
}

@Suite struct PNGDecodingTests {
  @Test(arguments: PNGCase.all)
  func everyColourTypeAndDepthGivesItsPixels(_ test: PNGCase) throws {
    let bitmap = try ImageFile.read(path: Picture.path("\(test.name).png"))
    #expect(bitmap.width == Picture.width && bitmap.height == Picture.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        #expect(bitmap[x, y] == test.pixel(x, y), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [("filters", Picture.rgb), ("filters-rgba", Picture.rgba)])
  func everyRowFilterIsUndone(_ name: String, _ pixel: @Sendable (Int, Int) -> UInt32) throws {
    let bitmap = try ImageFile.read(path: Picture.path("\(name).png"))
    #expect(bitmap.height == 10)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { #expect(bitmap[x, y] == pixel(x, y % 4), "\(x), \(y)") }
    }
  }

  @Test func aReducedPictureAndAWholeOneAgreeOnFlatColour() throws {
    let bitmap = Bitmap(width: 64, height: 48)
    for i in bitmap.pixels.indices { bitmap.pixels[i] = 0xFF30_2010 }
    let bytes = try PNGEncoder.encode(bitmap, name: "test")
    let reduced = try Picture.decode(bytes, fitting: (9, 9))
    #expect(reduced.width == 13 && reduced.height == 10)
    #expect(reduced.words.allSatisfy { $0 == 0xFF30_2010 })
  }
}
