import VitrineGraphics

/// Scene A: an alert over a dimmed photo, 402 × 874 points at 3 pixels a point.
struct SceneA {
  static let width = 1206
  static let height = 2622

  var photo: Bitmap
  var canvas = Bitmap(width: width, height: height)

  init(photo: Bitmap) {
    self.photo = photo
    // What is measured without a rasteriser in between, PNG for one, needs something to see.
    _ = canvas.pixels.update(fromContentsOf: photo.pixels)
  }

  /// The commands; `variant` changes what stands for the title, `shift` moves the photo.
  func displayList(variant: Int = 0, shift: Double = 0) -> DisplayList {
    var list = DisplayList(width: Self.width, height: Self.height)
    let all = list.add(.rectangle(Rect(0, 0, Double(Self.width), Double(Self.height)), .square))
    let image = ImagePaint(
      bitmap: photo, frame: Rect(shift, 0, Double(Self.width), Double(Self.height)))
    list.commands.append(.fill(shape: all, Paint(.image(image))))
    list.commands.append(.fill(shape: all, Paint(.color(Color(hex: 0x29293A, alpha: 0.23)))))
    glass(&list)
    let title = Double(150 + variant % 9 * 50)
    rectangle(&list, Rect(219, 1190, title, 45), .square, Color(hex: 0), .plusDarker)
    rectangle(&list, Rect(219, 1290, 670, 40), .square, Color(hex: 0x999999), .plusDarker)
    let grey = Color(hex: 0x767680, alpha: 0.12)
    rectangle(&list, Rect(195, 1482, 396, 144), .capsule, grey, .plusDarker)
    rectangle(&list, Rect(615, 1482, 396, 144), .capsule, Color(hex: 0xFFFFFF, alpha: 0.67))
    rectangle(&list, Rect(615, 1482, 396, 144), .capsule, Color(hex: 0x0088FF), .plusDarker)
    return list
  }

  private func rectangle(
    _ list: inout DisplayList, _ rect: Rect, _ corners: Corners, _ color: Color,
    _ blend: BlendMode = .normal
  ) {
    let shape = list.add(.rectangle(rect, corners))
    list.commands.append(.fill(shape: shape, Paint(.color(color), blend: blend)))
  }

  private func glass(_ list: inout DisplayList) {
    let panel = list.add(.rectangle(Rect(153, 1116, 900, 552), Corners(102, smoothing: 0.6)))
    func shadow(
      _ x: Double, _ y: Double, _ blur: Double, _ spread: Double, _ color: Color,
      _ blend: BlendMode
    ) -> Shadow {
      Shadow(
        offset: Point(x * 3, y * 3), blur: blur * 3, spread: spread * 3, color: color,
        blend: blend)
    }
    let grey = Color(hex: 0x272727)
    list.commands += [
      .shadow(shape: panel, shadow(0, 18, 46, 0, Color(hex: 0, alpha: 0.25), .normal)),
      .shadow(shape: panel, shadow(0, 0, 0.3, 0.3, Color(hex: 0xDBDBDB), .plusDarker)),
      .shadow(shape: panel, shadow(-1.25, 0, 0, -0.75, Color(hex: 0xBFBFBF), .plusDarker)),
      .shadow(shape: panel, shadow(1.25, 0, 0, -0.75, Color(hex: 0xBFBFBF), .plusDarker)),
      .glass(
        shape: panel,
        Glass(radius: 90, saturation: 1.4, distortion: 0.3, depth: 0.9, scale: 3)),
      .fill(shape: panel, Paint(.color(Color(hex: 0xFFFFFF, alpha: 0.7)), blend: .lighten)),
      .fill(shape: panel, Paint(.color(Color(hex: 0xBFBFBF, alpha: 0.1)), blend: .darken)),
      .innerShadow(shape: panel, shadow(0, -4, 2, -4, grey, .plusLighter)),
      .innerShadow(shape: panel, shadow(0, 4, 8, -4, grey, .plusLighter)),
      .innerShadow(shape: panel, shadow(0, -1, 1.5, -0.5, grey, .plusLighter)),
      .innerShadow(shape: panel, shadow(0, 1, 1.5, -0.5, grey, .plusLighter)),
      .innerShadow(shape: panel, shadow(0, 2, 0.25, -1.2, Color(hex: 0xFFFFFF), .normal)),
    ]
  }
}
