import Testing

@testable import VitrineGraphics

/// Numbers that look random and are the same each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

private let modes: [BlendMode] = [
  .normal, .darken, .multiply, .lighten, .screen, .luminosity, .plusDarker, .plusLighter,
]

private func color(_ dice: inout Dice, opaque: Bool) -> Color {
  func part() -> Float { Float.random(in: 0...1, using: &dice) }
  return Color(red: part(), green: part(), blue: part(), alpha: opaque ? 1 : part())
}

/// Shapes over each other, each an outline of its own, so that each is rounded by itself.
private func pile(_ dice: inout Dice) -> DisplayList {
  var list = DisplayList(width: 200, height: 120)
  for _ in 0..<14 {
    let rect = Rect(
      Double.random(in: -40...150, using: &dice), Double.random(in: -40...90, using: &dice),
      Double.random(in: 20...220, using: &dice), Double.random(in: 10...130, using: &dice))
    let corners = Bool.random(using: &dice) ? Corners(18, smoothing: 0.6) : .square
    // A clip on whole pixels cuts off all or nothing of each.
    let window = Rect(rect.minX.rounded() + 11, rect.minY.rounded() - 5, 60, 80)
    let clip = Bool.random(using: &dice) ? list.add(.rectangle(window, corners)) : nil
    if let clip { list.commands.append(.beginClip(shape: clip)) }
    let isOpaque = Int.random(in: 0..<3, using: &dice) > 0
    let blend = isOpaque ? .normal : modes.randomElement(using: &dice) ?? .normal
    let paint = Paint(.color(color(&dice, opaque: isOpaque)), blend: blend)
    list.commands.append(.fill(shape: list.add(.rectangle(rect, corners)), paint))
    if clip != nil { list.commands.append(.endClip) }
  }
  return list
}

extension Bitmap {
  fileprivate func hasPixels(of other: Bitmap) -> Bool { pixels.elementsEqual(other.pixels) }
}

/// Draws the list fill by fill, so that nothing is known to be hidden.
private func drawApart(_ list: DisplayList, into bitmap: Bitmap) {
  let rasterizer = Rasterizer()
  var clip: [DisplayCommand] = []
  for command in list.commands {
    switch command {
    case .beginClip: clip = [command]
    case .endClip: clip = []
    default:
      var part = list
      part.commands = clip + [command]
      rasterizer.draw(part, into: bitmap)
    }
  }
}

@Test func whatIsHiddenChangesNothing() {
  var dice = Dice(state: 7)
  for round in 0..<40 {
    let list = pile(&dice)
    let whole = Bitmap(width: 200, height: 120)
    let apart = Bitmap(width: 200, height: 120)
    Rasterizer().draw(list, into: whole)
    drawApart(list, into: apart)
    #expect(whole.hasPixels(of: apart), "round \(round)")
  }
}

@Test func directBlendingEqualsBlendingInRows() {
  var dice = Dice(state: 3)
  let row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
  defer { row.values.deallocate() }
  for mode in modes {
    for _ in 0..<20 {
      var pixels = (0..<300).map { _ in Pixel(color(&dice, opaque: false)).packed }
      var wanted = pixels
      let coverage = (0..<300).map { _ in Float.random(in: 0...1, using: &dice) }
      let source = Pixel(color(&dice, opaque: false))
      coverage.withUnsafeBufferPointer { values in
        guard let values = values.baseAddress else { return }
        row.load(&wanted, count: 300)
        row.blend(source, mode, .values(values), count: 300)
        row.store(&wanted, count: 300)
        DirectBlending.blend(source, mode, .values(values), onto: &pixels, count: 300)
      }
      #expect(pixels == wanted, "\(mode)")
    }
  }
}

@Test func keptGlassGivesTheSameBytes() {
  var dice = Dice(state: 5)
  var list = pile(&dice)
  let page = list.add(.rectangle(Rect(0, 0, 200, 120), .square))
  list.commands.insert(
    .fill(shape: page, Paint(.color(Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)))), at: 0)
  let panel = list.add(.rectangle(Rect(20.5, 10.25, 150, 90), Corners(20, smoothing: 0.6)))
  list.commands += [
    .glass(shape: panel, Glass(radius: 8, distortion: 0.3, depth: 0.2, scale: 1)),
    .fill(shape: panel, Paint(.color(Color(red: 1, green: 1, blue: 1, alpha: 0.3)))),
  ]
  let wanted = Bitmap(width: 200, height: 120)
  Rasterizer().draw(list, into: wanted)
  let rasterizer = Rasterizer()
  let bitmap = Bitmap(width: 200, height: 120)
  for round in 0..<4 {
    rasterizer.draw(list, into: bitmap)
    #expect(bitmap.hasPixels(of: wanted), "round \(round)")
  }
  rasterizer.draw(list, into: bitmap, clip: Rect(33, 20, 71, 55))
  #expect(bitmap.hasPixels(of: wanted))
  // Another fill on the same backdrop must not show what was kept.
  list.commands[list.commands.count - 1] = .fill(
    shape: panel, Paint(.color(Color(red: 0, green: 0, blue: 0, alpha: 0.3))))
  Rasterizer().draw(list, into: wanted)
  rasterizer.draw(list, into: bitmap)
  #expect(bitmap.hasPixels(of: wanted))
}

@Test func linesOfAPageGiveTheMaskOfTheWhole() throws {
  var path = Path()
  path.move(to: Point(0, -0.7))
  path.line(to: Point(0.5, -0.2))
  path.cubic(Point(0.6, 0.1), Point(0.2, 0.3), to: Point(0, 0))
  path.close()
  let outline = GlyphOutline(key: 1, path: path)
  let glyphs = (0..<120).map { index in
    GlyphRun.Glyph(
      outline: outline,
      origin: Point(Double(index % 30) * 7.3 + 0.21, Double(index / 30) * 24.7 + 19.37))
  }
  let shape = try #require(LocalShape(.glyphs(GlyphRun(emSize: 15, glyphs: glyphs))))
  let visible = PixelBounds(left: 0, top: 0, right: 400, bottom: 200)
  let plan = EffectMask(shape, .fill, visible: visible)
  #expect(plan.parts().count == 4)
  let joined = Mask(joining: plan.parts().map { $0.make() }, in: plan.area)
  let whole = plan.make()
  #expect(joined.bounds == whole.bounds)
  for y in whole.bounds.top..<whole.bounds.bottom {
    for x in whole.bounds.left..<whole.bounds.right {
      #expect(joined.value(x, y) == whole.value(x, y), "\(x), \(y)")
    }
  }
}
