/// Turns display lists into pixels.
///
/// Keeps coverage masks, blurred shadows and other intermediate results between calls, so that
/// drawing a similar list again is cheap. Results depend on nothing but the list: the same bytes
/// come out with empty or full caches, on one core or many, natively and in the browser.
public final class Rasterizer {
  /// Runs a body for each index below a count, in any order, possibly at once.
  public typealias ForEach = (_ count: Int, _ body: (Int) -> Void) -> Void

  /// Creates a rasteriser that spreads work with the given function; the default runs in order.
  public init(forEach: @escaping ForEach = { count, body in for i in 0..<count { body(i) } }) {
  }

  /// Draws a list on top of what a bitmap holds.
  ///
  /// - Parameter clip: the only device pixels that may change; nil for all.
  public func draw(_ list: DisplayList, into bitmap: Bitmap, clip: Rect? = nil) {
  }
}
