import Testing
import VitrineGraphics
import VitrineImage

@Suite struct WebPDecodingTests {
  @Test func losslessPixelsAreExact() throws {
    let bitmap = try ImageFile.read(path: Picture.path("lossless.webp"))
    for y in 0..<Picture.height {
      for x in 0..<Picture.width { #expect(bitmap[x, y] == Picture.rgba(x, y), "\(x), \(y)") }
    }
  }

  @Test func lossyPicturesKeepTheirAlpha() throws {
    let bitmap = try ImageFile.read(path: Picture.path("lossy-alpha.webp"))
    #expect(bitmap.words.allSatisfy { $0 >> 24 == 128 })
    #expect(distance(bitmap[3, 3], Picture.veiled(Picture.color(0, 0, 255), 128)) <= 6)
  }

  @Test func anAnimationGivesItsFirstFrame() throws {
    let bitmap = try ImageFile.read(path: Picture.path("animated.webp"))
    #expect(bitmap[3, 3] == Picture.color(0, 0, 255))
    #expect(bitmap[20, 12] == Picture.color(200, 200, 55))
  }

  @Test func aSmallFrameStandsAtItsPlaceOnTheCanvas() throws {
    let bitmap = try ImageFile.read(path: Picture.path("animated-offset.webp"))
    #expect(bitmap.width == 8 && bitmap.height == 8)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<4).contains(x) && (4..<6).contains(y)
        #expect(bitmap[x, y] == (isInside ? Picture.color(255, 0, 0) : 0), "\(x), \(y)")
      }
    }
  }

  @Test func alphaThatALosslessFrameDeniesIsPremultiplied() throws {
    let bitmap = try ImageFile.read(path: Picture.path("hidden-alpha.webp"))
    #expect(bitmap.words.contains { $0 >> 24 < 255 })
    for pixel in bitmap.words {
      #expect((0..<3).allSatisfy { (pixel >> ($0 * 8)) & 255 <= pixel >> 24 })
    }
  }
}
