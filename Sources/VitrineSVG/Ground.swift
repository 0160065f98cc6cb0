import VitrineGraphics

/// What lies below the pixels that an area covers.
struct Ground {
  private var lowestAlpha: UInt32 = 255
  private var highestAlpha: UInt32 = 0
  private var red: UInt32 = 255
  private var green: UInt32 = 255
  private var blue: UInt32 = 255
  /// A Boolean value that is true when nothing is covered.
  private(set) var isEmpty = true

  /// Takes a pixel in, premultiplied.
  mutating func add(_ pixel: UInt32) {
    let alpha = pixel >> 24
    let white = 255 - alpha
    isEmpty = false
    lowestAlpha = min(lowestAlpha, alpha)
    highestAlpha = max(highestAlpha, alpha)
    red = min(red, (pixel & 255) + white)
    green = min(green, (pixel >> 8 & 255) + white)
    blue = min(blue, (pixel >> 16 & 255) + white)
  }

  /// A Boolean value that is true when nothing shines through the whole pixels around the area.
  var boxIsOpaque = true

  /// A Boolean value that is true when there is nothing below.
  var isClear: Bool { highestAlpha == 0 }

  /// A Boolean value that is true when nothing shines through.
  var isOpaque: Bool { lowestAlpha == 255 }

  /// A Boolean value that is true when the opacity is the same all over, up to two 8-bit steps.
  var isEven: Bool { highestAlpha - min(lowestAlpha, highestAlpha) <= 2 }

  /// The opacity of an even ground.
  var alpha: Float { Float(lowestAlpha) / 255 }

  /// The lowest value of each channel over white.
  var darkest: Color {
    Color(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
  }
}
