/// Whole columns and rows that are left out while a mask is computed, and put back afterwards.
///
/// A rounded rectangle with straight sides looks the same in every column of its middle. So its
/// mask, and any blur of it, is computed for a smaller rectangle and then pulled apart: a
/// nine-slice. Only whole pixels are left out, so no edge changes its place inside a pixel.
struct Stretch: Hashable {
  /// The column to repeat, relative to the shape's origin.
  var column = 0
  /// How often it is repeated in addition.
  var columns = 0
  /// The row to repeat.
  var row = 0
  /// How often it is repeated in addition.
  var rows = 0

  static let none = Stretch()

  /// Returns the bounds with the columns and rows put back.
  func applied(to bounds: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: bounds.left, top: bounds.top, right: bounds.right + columns,
      bottom: bounds.bottom + rows)
  }
}
