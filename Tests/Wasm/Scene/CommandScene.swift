import VitrineGraphics

/// A list of commands: a panel of glass with two buttons, over a gradient.
///
/// It uses every kind of command and blend mode, and sits on odd fractions of pixels, so that a
/// difference in rounding between the builds shows.
enum CommandScene {
  /// The width of the picture in pixels.
  static let width = 603
  /// The height of the picture in pixels.
  static let height = 437

  /// Draws the picture.
  static func draw() -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    Rasterizer().draw(displayList(), into: bitmap)
    return bitmap
  }

  /// Returns the commands.
  static func displayList() -> DisplayList {
    var list = DisplayList(width: width, height: height)
    backdrop(&list)
    panel(&list)
    buttons(&list)
    blends(&list)
    return list
  }

  private static func backdrop(_ list: inout DisplayList) {
    let all = list.add(.rectangle(Rect(0, 0, Double(width), Double(height)), .square))
    let stops = [
      Gradient.Stop(color: Color(hex: 0x1A3C8F), location: 0),
      Gradient.Stop(color: Color(hex: 0xF0A35C), location: 0.43),
      Gradient.Stop(color: Color(hex: 0x7A1F5B, alpha: 0.9), location: 1),
    ]
    let gradient = Gradient(from: Point(13, 7), to: Point(571.5, 402.25), stops: stops)
    list.commands.append(.fill(shape: all, Paint(.gradient(gradient))))
    let sun = list.add(.ellipse(Rect(310.3, 60.7, 173.1, 168.9)))
    list.commands.append(.fill(shape: sun, Paint(.color(Color(hex: 0xFFE9A8)))))
  }

  private static func panel(_ list: inout DisplayList) {
    let panel = list.add(
      .rectangle(Rect(61.5, 50.25, 450.75, 276.5), Corners(51, smoothing: 0.6)))
    list.commands += [
      .shadow(
        shape: panel,
        Shadow(
          offset: Point(0, 27), blur: 69, spread: 0, color: Color(hex: 0, alpha: 0.25),
          blend: .normal)),
      .glass(
        shape: panel,
        Glass(radius: 45, saturation: 1.4, distortion: 0.3, depth: 0.9, scale: 1.5)),
      .fill(shape: panel, Paint(.color(Color(hex: 0xFFFFFF, alpha: 0.7)), blend: .lighten)),
      .fill(shape: panel, Paint(.color(Color(hex: 0xBFBFBF, alpha: 0.1)), blend: .darken)),
      .innerShadow(
        shape: panel,
        Shadow(
          offset: Point(0, 6), blur: 12, spread: -6, color: Color(hex: 0x272727),
          blend: .plusLighter)),
      .border(shape: panel, width: 1.5, Paint(.color(Color(hex: 0xFFFFFF, alpha: 0.4)))),
    ]
  }

  private static func buttons(_ list: inout DisplayList) {
    let left = list.add(.rectangle(Rect(82.5, 232.75, 198, 72), .capsule))
    let right = list.add(.rectangle(Rect(292.5, 232.75, 198, 72), .capsule))
    let grey = Paint(.color(Color(hex: 0x767680, alpha: 0.12)), blend: .plusDarker)
    let blue = Paint(.color(Color(hex: 0x0088FF)), blend: .plusDarker)
    list.commands += [
      .fill(shape: left, grey), .beginClip(shape: right), .fill(shape: right, blue),
      .endClip,
    ]
  }

  private static func blends(_ list: inout DisplayList) {
    var star = Path()
    star.move(to: Point(120.2, 80.6))
    star.cubic(Point(190, 60), Point(150.5, 170), to: Point(210.4, 120.9))
    star.quad(Point(140, 190.3), to: Point(110.7, 150))
    star.close()
    let zoom = Zoom(scale: 1.07, around: Point(130.25, 90))
    list.commands.append(.beginGroup(opacity: 0.83, blend: .normal, zoom: zoom))
    for (index, blend) in BlendMode.allCases.enumerated() {
      let offset = Point(Double(index) * 43.3, Double(index) * 9.7)
      let shape = list.add(
        .path(star.transformed(scale: Size(0.9, 0.8), offset: offset)))
      let paint = Paint(.color(Color(hex: 0x3FB58C, alpha: 0.77)), blend: blend)
      list.commands.append(.fill(shape: shape, paint))
    }
    list.commands.append(.endGroup)
  }
}
