/// A rectangle of whole pixels; right and bottom do not belong to it.
struct PixelBounds: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  /// How far from the origin a pixel may lie; beyond any bitmap, and safe to compute with.
  private static let limit = 1 << 26

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the bounds of all pixels that a rectangle touches; empty for one that is not a number.
  init(covering rect: Rect) {
    guard rect.width > 0, rect.height > 0, !rect.minX.isNaN, !rect.minY.isNaN else {
      self = .empty
      return
    }
    func held(_ value: Int) -> Int { min(max(value, -Self.limit), Self.limit) }
    left = held(Elementary.floor(rect.minX))
    top = held(Elementary.floor(rect.minY))
    right = rect.maxX.isNaN ? Self.limit : held(Elementary.ceiling(rect.maxX))
    bottom = rect.maxY.isNaN ? Self.limit : held(Elementary.ceiling(rect.maxY))
  }

  /// The rectangle in pixels.
  var rect: Rect { Rect(Double(left), Double(top), Double(width), Double(height)) }

  var width: Int { right - left }
  var height: Int { bottom - top }
  /// The number of pixels; a whole number that may be too large for an `Int` in the browser.
  var area: Double { isEmpty ? 0 : Double(width) * Double(height) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func offset(_ x: Int, _ y: Int) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func outset(_ distance: Int) -> PixelBounds {
    PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// Returns the bounds grown to multiples of a power of two.
  func wider(by unit: Int) -> PixelBounds {
    PixelBounds(
      left: left & ~(unit - 1), top: top & ~(unit - 1), right: (right + unit - 1) & ~(unit - 1),
      bottom: (bottom + unit - 1) & ~(unit - 1))
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let meet = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return meet.isEmpty ? .empty : meet
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelBounds) -> Bool {
    other.isEmpty
      || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }
}
