internal import CHarfBuzz
internal import VitrineGraphics

/// Receives a glyph's outline from HarfBuzz.
final class OutlineSink {
  private var path = Path()
  private let unit: Double

  /// Draws a glyph into a path in em, y down; the unit is the length of the font's steps in em.
  static func path(of glyph: UInt32, font: OpaquePointer?, unit: Double) -> Path {
    let sink = OutlineSink(unit: unit)
    let data = Unmanaged.passUnretained(sink).toOpaque()
    hb_font_get_glyph_shape(font, glyph, functions.pointer, data)
    return sink.path
  }

  private init(unit: Double) { self.unit = unit }

  private func point(_ x: Float, _ y: Float) -> Point {
    Point(Double(x) * unit, -Double(y) * unit)
  }

  /// HarfBuzz's table of drawing functions: made once, never changed after.
  private struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let functions: Functions = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table,
      { _, data, _, x, y, _ in
        OutlineSink.take(data) { $0.path.move(to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      table,
      { _, data, _, x, y, _ in
        OutlineSink.take(data) { $0.path.line(to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      table,
      { _, data, _, controlX, controlY, x, y, _ in
        OutlineSink.take(data) { $0.path.quad($0.point(controlX, controlY), to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      table,
      { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
        OutlineSink.take(data) {
          $0.path.cubic($0.point(firstX, firstY), $0.point(secondX, secondY), to: $0.point(x, y))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      table, { _, data, _, _ in OutlineSink.take(data) { $0.path.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(table)
    return Functions(pointer: table)
  }()

  private static func take(_ data: UnsafeMutableRawPointer?, _ body: (OutlineSink) -> Void) {
    guard let data else { return }
    body(Unmanaged<OutlineSink>.fromOpaque(data).takeUnretainedValue())
  }
}
