import VitrineGraphics

/// How far two pictures of one thing are apart, in 8-bit steps of premultiplied channels.
struct Likeness {
  var largest = 0
  var mean = 0.0
  /// The part of all pixels that differ by more than 8 steps.
  var visible = 0.0

  /// Compares a picture with the part of another that starts at a place.
  init(_ picture: Bitmap, with other: Bitmap, x left: Int, y top: Int) {
    var sum = 0
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let a = picture.pixels[y * picture.width + x]
        let isInside = x + left < other.width && y + top < other.height
        let b = isInside ? other.pixels[(y + top) * other.width + x + left] : 0
        var step = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          step = max(step, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
        sum += step
        largest = max(largest, step)
        if step > 8 { count += 1 }
      }
    }
    let pixels = Double(max(picture.width * picture.height, 1))
    mean = Double(sum) / pixels
    visible = Double(count) / pixels
  }
}
