import CVitrineImage

/// Turns decoded pixels into premultiplied sRGB, a row at a time and in place.
struct PixelFinisher: ~Copyable {
  private let transform: OpaquePointer?
  private let rows: vitrine_rows
  private let hasAlpha: Bool

  /// Leaves pixels as they are.
  init() {
    transform = nil
    rows = VITRINE_ROWS_RGBA
    hasAlpha = false
  }

  /// Prepares for the colours that a header describes.
  init(_ header: vitrine_header, name: String, format: ImageFormat) throws(ImageError) {
    rows = header.rows
    hasAlpha = header.has_alpha != 0
    var transform: OpaquePointer?
    var status = VITRINE_IMAGE_OK
    if header.profile_size > 0 {
      status = vitrine_transform_from_profile(
        header.profile, header.profile_size, header.rows, &transform)
    } else if header.is_srgb == 0, header.gamma > 0 {
      status = withUnsafeBytes(of: header.chromaticities) { values in
        vitrine_transform_from_gamma(
          header.gamma, values.assumingMemoryBound(to: UInt32.self).baseAddress, &transform)
      }
    }
    switch status {
    case VITRINE_IMAGE_OK: break
    case VITRINE_IMAGE_UNSUPPORTED:
      throw .unsupported(name: name, format: format, detail: "a colour profile of another kind")
    case VITRINE_IMAGE_NO_MEMORY: throw .noMemory(name: name)
    default: throw .damaged(name: name, format: format, detail: "colour profile")
    }
    self.transform = transform
  }

  deinit {
    if let transform { vitrine_transform_close(transform) }
  }

  /// Finishes pixels in place.
  func finish(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    if let transform, let base = UnsafeMutableRawPointer(pixels.baseAddress) {
      vitrine_transform_apply(
        transform, base.assumingMemoryBound(to: UInt8.self), pixels.count)
    } else if rows == VITRINE_ROWS_CMYK || rows == VITRINE_ROWS_CMYK_INVERTED {
      inkToLight(pixels, isInverted: rows == VITRINE_ROWS_CMYK_INVERTED)
    }
    if hasAlpha { premultiply(pixels) }
  }
}

/// Converts ink amounts without a profile: each channel times black.
private func inkToLight(_ pixels: UnsafeMutableBufferPointer<UInt32>, isInverted: Bool) {
  let flip: UInt32 = isInverted ? 0 : 0xFFFF_FFFF
  for i in pixels.indices {
    let light = pixels[i] ^ flip
    pixels[i] = scaled(light, by: light >> 24) | 0xFF00_0000
  }
}

/// Multiplies the colour channels by alpha, rounded to nearest.
func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
  for i in pixels.indices {
    let pixel = pixels[i]
    let alpha = pixel >> 24
    pixels[i] = scaled(pixel, by: alpha) | alpha << 24
  }
}

/// Multiplies the three lowest bytes by a factor of 0…255, rounded to nearest; the highest is 0.
@inline(__always)
private func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  // x / 255 rounded is (x + 128 + ((x + 128) >> 8)) >> 8 for all x up to 255 × 255.
  var outer = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  outer = ((outer &+ ((outer >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  var inner = ((pixel >> 8) & 0xFF) &* factor &+ 0x80
  inner = (inner &+ (inner >> 8)) & 0x0000_FF00
  return outer | inner
}
