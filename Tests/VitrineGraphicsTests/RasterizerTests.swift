import Dispatch
import Testing

@testable import VitrineGraphics

/// A picture with an edge in every direction.
private func picture(_ width: Int, _ height: Int) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let red = UInt32(x * 255 / width)
      let green = UInt32((x / 9 + y / 7) % 2 == 0 ? 40 : 210)
      let blue = UInt32(y * 255 / height)
      bitmap.pixels[y * width + x] = red | green << 8 | blue << 16 | 0xFF00_0000
    }
  }
  return bitmap
}

/// Something of everything: glass, shadows, groups, clips, gradients, glyph-like paths.
private func scene(_ width: Int = 420, _ height: Int = 300) -> DisplayList {
  var list = DisplayList(width: width, height: height)
  let page = list.add(.rectangle(Rect(0, 0, Double(width), Double(height)), .square))
  let panel = list.add(.rectangle(Rect(60.5, 50.25, 300, 184), Corners(34, smoothing: 0.6)))
  let capsule = list.add(.rectangle(Rect(80, 170, 132, 48), .capsule))
  let disc = list.add(.ellipse(Rect(250, 160, 44, 44)))
  var line = Path()
  line.move(to: Point(90, 80))
  line.cubic(Point(180, 20), Point(200, 160), to: Point(330, 90))
  let stroke = list.add(.path(line.stroked(width: 5)))
  let gradient = Gradient(
    from: Point(80, 0), to: Point(212, 30),
    stops: [
      .init(color: Color(hex: 0xBE38F3), location: 0),
      .init(color: Color(hex: 0x0088FF, alpha: 0.3), location: 1),
    ])
  list.commands = [
    .fill(
      shape: page,
      Paint(
        .image(
          ImagePaint(
            bitmap: picture(width, height), frame: Rect(0, 0, Double(width), Double(height)))))),
    .fill(shape: page, Paint(.color(Color(hex: 0x29293A, alpha: 0.23)))),
    .glass(
      shape: panel, Glass(radius: 30, saturation: 1.4, distortion: 0.3, depth: 0.9, scale: 1)),
    .shadow(
      shape: panel,
      Shadow(
        offset: Point(0, 18), blur: 46, spread: 0, color: Color(hex: 0, alpha: 0.25),
        blend: .normal)),
    .fill(shape: panel, Paint(.color(Color(hex: 0xFFFFFF, alpha: 0.7)), blend: .lighten)),
    .innerShadow(
      shape: panel,
      Shadow(
        offset: Point(0, 4), blur: 8, spread: -4, color: Color(hex: 0x272727), blend: .plusLighter)),
    .border(shape: panel, width: 1.5, Paint(.color(Color(hex: 0, alpha: 0.2)))),
    .beginGroup(opacity: 0.6, blend: .normal),
    .fill(shape: capsule, Paint(.gradient(gradient))),
    .glass(shape: disc, Glass(radius: 6, saturation: 2, distortion: 0.4, depth: 0.8, scale: 1)),
    .fill(shape: disc, Paint(.color(Color(hex: 0xFF383C, alpha: 0.4)), blend: .luminosity)),
    .endGroup,
    .beginClip(shape: panel),
    .beginClip(shape: capsule),
    .fill(shape: stroke, Paint(.color(Color(hex: 0x34C759)), blend: .plusDarker)),
    .fill(shape: disc, Paint(.color(Color(hex: 0)))),
    .endClip,
    .fill(shape: stroke, Paint(.color(Color(hex: 0xFF383C)))),
    .endClip,
  ]
  return list
}

private func draw(
  _ list: DisplayList, _ rasterizer: Rasterizer = Rasterizer(), clips: [Rect?] = [nil]
) -> [UInt32] {
  let bitmap = Bitmap(width: list.width, height: list.height)
  for clip in clips { rasterizer.draw(list, into: bitmap, clip: clip) }
  return Array(bitmap.pixels)
}

@Test func theSceneIsDrawn() {
  let pixels = draw(scene())
  #expect(pixels.allSatisfy { $0 >> 24 == 255 })
  #expect(Set(pixels).count > 2000)
}

@Test func coresDoNotMatter() {
  let parallel = Rasterizer { count, body in
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
  let backwards = Rasterizer { count, body in for i in (0..<count).reversed() { body(i) } }
  let wanted = draw(scene())
  #expect(draw(scene(), parallel) == wanted)
  #expect(draw(scene(), backwards) == wanted)
}

@Test func cachesDoNotMatter() {
  let wanted = draw(scene())
  let warm = Rasterizer()
  _ = draw(scene(), warm)
  #expect(draw(scene(), warm) == wanted)
  #expect(draw(scene(), Rasterizer(cacheBytes: 0)) == wanted)
}

@Test func clippedDrawingsGiveTheSameBytes() {
  let wanted = draw(scene())
  let tiles: [Rect?] = (0..<7).flatMap { row in
    (0..<5).map { Rect(Double($0) * 97, Double(row) * 43, 97, 43) }
  }
  #expect(draw(scene(), clips: tiles) == wanted)
  let warm = Rasterizer()
  _ = draw(scene(), warm)
  #expect(draw(scene(), warm, clips: tiles) == wanted)
}

@Test func nothingChangesOutsideTheClip() {
  let list = scene()
  let bitmap = Bitmap(width: list.width, height: list.height)
  bitmap.pixels.update(repeating: 0x1234_5678)
  Rasterizer().draw(list, into: bitmap, clip: Rect(100, 60, 50, 40))
  for y in 0..<list.height {
    for x in 0..<list.width where !(100..<150).contains(x) || !(60..<100).contains(y) {
      #expect(bitmap.pixels[y * list.width + x] == 0x1234_5678)
    }
  }
}

@Test func movingByWholePixelsMovesThePicture() {
  func list(_ x: Double) -> DisplayList {
    var list = DisplayList(width: 200, height: 120)
    let shape = list.add(.rectangle(Rect(20.3 + x, 30.7, 90, 40), Corners(12, smoothing: 0.6)))
    list.commands = [
      .shadow(
        shape: shape,
        Shadow(
          offset: Point(1, 2), blur: 9, spread: 1, color: Color(hex: 0, alpha: 0.5), blend: .normal)
      ),
      .fill(shape: shape, Paint(.color(Color(hex: 0x34C759, alpha: 0.8)))),
    ]
    return list
  }
  let a = draw(list(0))
  let b = draw(list(50))
  for y in 0..<120 { for x in 0..<150 { #expect(a[y * 200 + x] == b[y * 200 + x + 50]) } }
}

@Test func groupsBlendAsAWhole() {
  var list = DisplayList(width: 4, height: 1)
  let a = list.add(.rectangle(Rect(0, 0, 3, 1), .square))
  let b = list.add(.rectangle(Rect(1, 0, 3, 1), .square))
  list.commands = [
    .beginGroup(opacity: 0.5, blend: .normal),
    .fill(shape: a, Paint(.color(Color(hex: 0xFF0000)))),
    .fill(shape: b, Paint(.color(Color(hex: 0x0000FF)))), .endGroup,
  ]
  #expect(draw(list) == [0x8000_0080, 0x8080_0000, 0x8080_0000, 0x8080_0000])
}

@Test func plusDarkerInAGroupShowsItsColor() {
  var list = DisplayList(width: 1, height: 1)
  let a = list.add(.rectangle(Rect(0, 0, 1, 1), .square))
  list.commands = [
    .fill(shape: a, Paint(.color(Color(hex: 0xFFFFFF)))),
    .beginGroup(opacity: 0.999, blend: .normal),
    .fill(shape: a, Paint(.color(Color(hex: 0x804020)), blend: .plusDarker)), .endGroup,
  ]
  let pixel = channels(draw(list)[0])
  #expect(abs(pixel[0] - 128.0 / 255) < 0.01)
  list.commands[1] = .beginGroup(opacity: 1, blend: .normal)
  list.commands[0] = .fill(shape: a, Paint(.color(Color(hex: 0x808080))))
  #expect(draw(list)[0] == 0xFF00_0001)
}

@Test func clipsConfine() {
  var list = DisplayList(width: 4, height: 1)
  let all = list.add(.rectangle(Rect(0, 0, 4, 1), .square))
  let half = list.add(.rectangle(Rect(0.5, 0, 2, 1), .square))
  list.commands = [
    .beginClip(shape: half), .fill(shape: all, Paint(.color(Color(hex: 0xFFFFFF)))), .endClip,
  ]
  #expect(draw(list) == [0x8080_8080, 0xFFFF_FFFF, 0x8080_8080, 0])
  list.commands[0] = .beginClip(shape: 99)
  #expect(draw(list) == [0, 0, 0, 0])
}

@Test func imagesAreExactAtTheirSize() {
  let source = picture(9, 7)
  var list = DisplayList(width: 12, height: 9)
  let page = list.add(.rectangle(Rect(0, 0, 12, 9), .square))
  list.commands = [
    .fill(shape: page, Paint(.image(ImagePaint(bitmap: source, frame: Rect(2, 1, 9, 7)))))
  ]
  let pixels = draw(list)
  for y in 0..<9 {
    for x in 0..<12 {
      let wanted = source.pixels[min(max(y - 1, 0), 6) * 9 + min(max(x - 2, 0), 8)]
      #expect(pixels[y * 12 + x] == wanted)
    }
  }
}

@Test func imagesShrinkByAverages() {
  let source = Bitmap(width: 4, height: 2)
  for (i, value) in [0, 100, 200, 60, 100, 200, 20, 80].enumerated() {
    source.pixels[i] = UInt32(value) | 0xFF00_0000
  }
  let half = source.resampled(
    over: Rect(0, 0, 2, 1), in: PixelBounds(left: 0, top: 0, right: 2, bottom: 1))
  #expect(half.pixels[0] & 255 == 100)
  #expect(half.pixels[1] & 255 == 90)
  let double = source.resampled(
    over: Rect(0, 0, 8, 4), in: PixelBounds(left: 0, top: 0, right: 8, bottom: 4))
  #expect(double.pixels[0] & 255 == 0)
  #expect(double.pixels[1] & 255 == 25)
  #expect(double.pixels[2] & 255 == 75)
}

@Test func brokenListsAreHarmless() {
  let wild = [Double.nan, .infinity, -1e308, 0, 5]
  var list = DisplayList(width: 16, height: 16)
  for a in wild {
    for b in wild {
      let rect = list.add(.rectangle(Rect(a, b, b, a), Corners(b, a, 3, 4, smoothing: a)))
      let ellipse = list.add(.ellipse(Rect(b, a, 10, b)))
      var path = Path()
      path.move(to: Point(a, b))
      path.quad(Point(b, 3), to: Point(4, a))
      path.cubic(Point(a, a), Point(b, b), to: Point(8, 8))
      let outline = list.add(.path(path))
      let shadow = Shadow(
        offset: Point(a, b), blur: b, spread: a, color: Color(red: Float(a), green: 0, blue: 0),
        blend: .multiply)
      for shape in [rect, ellipse, outline, 100_000, -1] {
        list.commands += [
          .fill(shape: shape, Paint(.color(Color(red: Float(a), green: 1, blue: Float(b))))),
          .border(shape: shape, width: a, Paint(.color(Color(hex: 0)))),
          .shadow(shape: shape, shadow), .innerShadow(shape: shape, shadow),
          .glass(shape: shape, Glass(radius: a, distortion: b, depth: a, scale: b)),
          .fill(
            shape: shape,
            Paint(
              .gradient(
                Gradient(
                  from: Point(a, b), to: Point(b, 3),
                  stops: [.init(color: Color(hex: 0), location: a)])))),
          .fill(
            shape: shape,
            Paint(.image(ImagePaint(bitmap: picture(3, 3), frame: Rect(a, b, 5, a))))),
        ]
      }
    }
  }
  list.commands += [.endClip, .endGroup, .beginGroup(opacity: .nan, blend: .screen)]
  #expect(draw(list).count == 256)
}

@Test func clippedGroupsKeepTheirOpacity() {
  var list = DisplayList(width: 2, height: 1)
  let all = list.add(.rectangle(Rect(0, 0, 2, 1), .square))
  let clip = list.add(.rectangle(Rect(0.5, 0, 1.5, 1), .square))
  list.commands = [
    .beginClip(shape: clip), .beginGroup(opacity: 0.5, blend: .normal),
    .fill(shape: all, Paint(.color(Color(hex: 0xFFFFFF)))), .endGroup, .endClip,
  ]
  #expect(draw(list) == [0x4040_4040, 0x8080_8080])
}

@Test func glassSeesWhatOtherGlassBelowItShows() {
  // The upper glass lies over a part of the lower one; what changes is seen by the lower alone.
  func list(_ color: UInt32) -> DisplayList {
    var list = DisplayList(width: 200, height: 60)
    let page = list.add(.rectangle(Rect(0, 0, 200, 60), .square))
    let far = list.add(.rectangle(Rect(0, 0, 60, 60), .square))
    let lower = list.add(.rectangle(Rect(10, 10, 150, 40), .capsule))
    let upper = list.add(.rectangle(Rect(110, 20, 80, 20), .capsule))
    let glass = Glass(radius: 40, scale: 1)
    list.commands = [
      .fill(shape: page, Paint(.color(Color(hex: 0xFFFFFF)))),
      .fill(shape: far, Paint(.color(Color(hex: color)))),
      .glass(shape: lower, glass), .glass(shape: upper, glass),
    ]
    return list
  }
  let warm = Rasterizer()
  _ = draw(list(0), warm)
  #expect(draw(list(0x00FF00), warm) == draw(list(0x00FF00)))
  let clips: [Rect?] = [Rect(0, 0, 120, 60), Rect(120, 0, 80, 60)]
  #expect(draw(list(0x0000FF), warm, clips: clips) == draw(list(0x0000FF)))
}

@Test func picturesUnderSolidColorsAreBlendedAsEver() {
  let source = picture(33, 9)
  var list = DisplayList(width: 33, height: 9)
  let page = list.add(.rectangle(Rect(0, 0, 33, 9), .square))
  let other = list.add(.rectangle(Rect(0, 0, 33, 8.999), .square))
  let dim = Paint(.color(Color(hex: 0x29293A, alpha: 0.23)))
  list.commands = [
    .fill(shape: page, Paint(.image(ImagePaint(bitmap: source, frame: Rect(0, 0, 33, 9))))),
    .fill(shape: page, dim),
  ]
  let quick = draw(list)
  list.commands[1] = .fill(shape: other, dim)
  let general = draw(list)
  #expect(Array(quick[0..<264]) == Array(general[0..<264]))
  #expect(quick[0] != source.pixels[0])
}
