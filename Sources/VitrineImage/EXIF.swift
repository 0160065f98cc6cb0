/// Finds the orientation in EXIF data, which is a small TIFF file.
enum EXIF {
  /// EXIF 2.32, section 4.6.4: the tag's number and the type of a 16-bit value.
  private static let orientationTag = 0x0112
  private static let shortType = 3

  /// Reads the orientation of a TIFF block; what is missing or makes no sense counts as upright.
  static func orientation(ofTIFF tiff: ByteReader) -> Orientation {
    let isBigEndian: Bool
    switch tiff.uint16(at: 0) {
    case 0x4D4D: isBigEndian = true
    case 0x4949: isBigEndian = false
    default: return .upright
    }
    guard tiff.uint16(at: 2, bigEndian: isBigEndian) == 42,
      let directory = tiff.uint32(at: 4, bigEndian: isBigEndian),
      let count = tiff.uint16(at: directory, bigEndian: isBigEndian)
    else { return .upright }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.uint16(at: entry, bigEndian: isBigEndian) else { break }
      guard tag == orientationTag, tiff.uint16(at: entry + 2, bigEndian: isBigEndian) == shortType,
        let value = tiff.uint16(at: entry + 8, bigEndian: isBigEndian)
      else { continue }
      return Orientation(rawValue: value) ?? .upright
    }
    return .upright
  }

  /// Reads the orientation of a block that may open with the six bytes that JPEG puts in front.
  static func orientation(ofBlock block: ByteReader) -> Orientation {
    guard block.starts(with: Array("Exif\0\0".utf8)) else { return orientation(ofTIFF: block) }
    return block.slice(at: 6, count: block.count - 6).map(orientation(ofTIFF:)) ?? .upright
  }

  /// Reads the orientation of a JPEG file out of its APP1 segments.
  static func orientation(ofJPEG file: ByteReader) -> Orientation {
    var offset = 2
    while file.byte(at: offset) == 0xFF, let marker = file.byte(at: offset + 1) {
      if marker == 0xFF {
        offset += 1
        continue
      }
      // The scan begins, or the file is over.
      if marker == 0xDA || marker == 0xD9 { break }
      guard let length = file.uint16(at: offset + 2), length >= 2,
        let segment = file.slice(at: offset + 4, count: length - 2)
      else { break }
      if marker == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(ofBlock: segment)
      }
      offset += 2 + length
    }
    return .upright
  }

  /// Reads the orientation of a PNG file out of its eXIf chunk.
  static func orientation(ofPNG file: ByteReader) -> Orientation {
    for chunk in PNGChunks(file) where chunk.tag == "eXIf" {
      return orientation(ofBlock: chunk.data)
    }
    return .upright
  }
}
