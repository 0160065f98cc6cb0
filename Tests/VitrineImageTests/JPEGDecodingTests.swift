import Testing
import VitrineGraphics
import VitrineImage

/// The flat block of eight by eight pixels at a place of `baseline.jpg` and its like.
private func block(_ column: Int, _ row: Int) -> UInt32 {
  Picture.color(100 * column, 200 * row, 255 - 100 * column)
}

@Suite struct JPEGDecodingTests {
  @Test(arguments: ["baseline.jpg", "progressive.jpg", "halved-colour.jpg", "lossy.webp"])
  func flatBlocksComeOutFlat(_ name: String) throws {
    let bitmap = try ImageFile.read(path: Picture.path(name))
    #expect(bitmap.width == 24 && bitmap.height == 16)
    for row in 0..<2 {
      for column in 0..<3 {
        let pixel = bitmap[column * 8 + 3, row * 8 + 3]
        #expect(distance(pixel, block(column, row)) <= 12, "\(column), \(row)")
      }
    }
  }

  @Test func grayHasThreeEqualChannels() throws {
    let bitmap = try ImageFile.read(path: Picture.path("gray.jpg"))
    #expect(bitmap.words.allSatisfy { $0 & 255 == ($0 >> 8) & 255 && $0 & 255 == ($0 >> 16) & 255 })
    // ITU-R BT.601 luma of the block 0, 0, 255.
    #expect(distance(bitmap[3, 3], Picture.color(29, 29, 29)) <= 2)
  }

  @Test(arguments: 1...8)
  func everyOrientationStandsUpright(_ orientation: Int) throws {
    var bytes = try Picture.bytes("baseline.jpg")
    // The tag, its type and its count stand in front of the value.
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: entry) })
    bytes[place + entry.count] = UInt8(orientation)
    let stored = try ImageFile.read(path: Picture.path("baseline.jpg"))
    let bitmap = try Picture.decode(bytes)
    let (w, h) = (stored.width, stored.height)
    #expect((bitmap.width, bitmap.height) == (orientation < 5 ? (w, h) : (h, w)))
    for y in 0..<h {
      for x in 0..<w {
        let (column, row) = upright(x, y, w, h, orientation)
        #expect(bitmap[column, row] == stored[x, y], "\(x), \(y)")
      }
    }
  }

  /// Where EXIF 2.32, table 6, puts a stored pixel.
  private func upright(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ orientation: Int) -> (Int, Int) {
    switch orientation {
    case 2: (w - 1 - x, y)
    case 3: (w - 1 - x, h - 1 - y)
    case 4: (x, h - 1 - y)
    case 5: (y, x)
    case 6: (h - 1 - y, x)
    case 7: (h - 1 - y, w - 1 - x)
    case 8: (y, w - 1 - x)
    default: (x, y)
    }
  }

  @Test(arguments: ["oriented6.png", "oriented6.webp"])
  func otherFormatsAreTurnedToo(_ name: String) throws {
    let bitmap = try ImageFile.read(path: Picture.path(name))
    #expect(bitmap.width == Picture.height && bitmap.height == Picture.width)
    let isOpaque = name.hasSuffix("png")
    for y in 0..<Picture.height {
      for x in 0..<Picture.width {
        let pixel = isOpaque ? Picture.rgb(x, y) : Picture.rgba(x, y)
        #expect(bitmap[Picture.height - 1 - y, x] == pixel)
      }
    }
  }
}
