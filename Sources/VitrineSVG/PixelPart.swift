import VitrineGraphics

/// The pixels that lead from one picture to another when they are laid over it.
struct PixelPart {
  /// The pixels, cropped to those that change.
  let bitmap: Bitmap
  /// Where the pixels lie.
  let bounds: Rect
  /// A Boolean value that is true when what lies below has to be taken away first.
  let replaces: Bool

  /// Finds the pixels; nil where both pictures are the same.
  ///
  /// Where nothing laid over the old picture gives the new one, the part is the new one itself.
  init?(before: Bitmap, after: Bitmap) {
    var area: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<after.height {
      for x in 0..<after.width {
        let index = y * after.width + x
        if before.pixels[index] == after.pixels[index] { continue }
        let old = area ?? (x, y, x, y)
        area = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    guard let area else { return nil }
    let bitmap = Bitmap(width: area.right - area.left + 1, height: area.bottom - area.top + 1)
    var isExact = true
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let index = (y + area.top) * after.width + x + area.left
        let over = Self.over(before.pixels[index], after.pixels[index])
        if over == nil { isExact = false }
        bitmap.pixels[y * bitmap.width + x] = over ?? 0
      }
    }
    if !isExact {
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          bitmap.pixels[y * bitmap.width + x] =
            after.pixels[(y + area.top) * after.width + x + area.left]
        }
      }
    }
    self.bitmap = bitmap
    replaces = !isExact
    bounds = Rect(
      Double(area.left), Double(area.top), Double(bitmap.width), Double(bitmap.height))
  }

  /// Returns the pixel that laid over an old one gives the new one; nil where there is none.
  private static func over(_ old: UInt32, _ new: UInt32) -> UInt32? {
    let (oldAlpha, newAlpha) = (Int(old >> 24), Int(new >> 24))
    if old == new { return 0 }
    if newAlpha == 255 || oldAlpha == 0 { return new }
    guard newAlpha >= oldAlpha, oldAlpha < 255 else { return nil }
    // What of the old picture is to be left, from Porter and Duff's “over” for the opacity.
    let left = Double(255 - newAlpha) / Double(255 - oldAlpha)
    let alpha = ((1 - left) * 255).rounded()
    var pixel = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] {
      let value = Double(new >> shift & 255) - Double(old >> shift & 255) * left
      // Both pictures are rounded: a step more or less is no difference.
      guard value > -1.5, value < alpha + 1.5 else { return nil }
      pixel |= UInt32(min(max(value, 0), alpha).rounded()) << shift
    }
    return pixel
  }
}
