import CVitrineImage
import VitrineGraphics
import VitrineImage

/// Decodes arbitrary bytes, whole and reduced, and sends what comes out through the encoder.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if input.first == 0x89 { mendChecksums(&input) }
  var limits = ImageLimits()
  // Larger pictures only make a run slower.
  limits.maxStoredPixels = 1 << 16
  limits.maxPixels = 1 << 16
  input.withUnsafeBytes { bytes in
    do throws(ImageError) {
      let bitmap = try ImageFile.decode(bytes, name: "input", limits: limits)
      let side = Int(bytes.last ?? 0) % 8 + 1
      _ = try ImageFile.decode(bytes, name: "input", fitting: (side, side), limits: limits)
      checkEncoder(bitmap)
    } catch {
      precondition(error.description.utf8.count > 10, "an error says nothing")
    }
  }
  return 0
}

/// Writes a bitmap and reads it back.
private func checkEncoder(_ bitmap: Bitmap) {
  guard let file = try? PNGEncoder.encode(bitmap, name: "output") else {
    preconditionFailure("a decoded bitmap cannot be written")
  }
  file.withUnsafeBytes { file in
    guard let again = try? ImageFile.decode(file, name: "output") else {
      preconditionFailure("what was written cannot be read")
    }
    precondition(again.pixels.elementsEqual(bitmap.pixels), "other pixels were written")
  }
}

/// Gives PNG chunks the checksums they should have: no made-up input would ever pass without.
private func mendChecksums(_ file: inout [UInt8]) {
  var offset = 8
  while offset + 12 <= file.count {
    let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= file.count - offset - 12 else { return }
    let sum = file.withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress?.advanced(by: offset + 4), length + 4)
    }
    for i in 0..<4 {
      file[offset + 8 + length + i] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(i)))
    }
    offset += 12 + length
  }
}
