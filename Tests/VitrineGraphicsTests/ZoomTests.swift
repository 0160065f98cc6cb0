import Testing

@testable import VitrineGraphics

struct ZoomTests {
  private static let white = Paint(.color(Color(hex: 0xFFFFFF)))
  private static let red = Paint(.color(Color(hex: 0xFF0000)))

  /// A list over a white page, with a group that is shown larger or smaller.
  private func list(
    _ zoom: Zoom, opacity: Float = 1, width: Int = 40, height: Int = 30,
    _ content: (inout DisplayList) -> Void
  ) -> DisplayList {
    var list = DisplayList(width: width, height: height)
    let page = list.add(.rectangle(Rect(0, 0, Double(width), Double(height)), .square))
    list.commands = [
      .fill(shape: page, Self.white), .beginGroup(opacity: opacity, blend: .normal, zoom: zoom),
    ]
    content(&list)
    list.commands.append(.endGroup)
    return list
  }

  private func pixels(
    _ list: DisplayList, _ rasterizer: Rasterizer = Rasterizer(), clips: [Rect]? = nil
  ) -> [UInt32] {
    let bitmap = Bitmap(width: list.width, height: list.height)
    if let clips {
      rasterizer.draw(list, into: bitmap, clips: clips)
    } else {
      rasterizer.draw(list, into: bitmap)
    }
    return Array(bitmap.pixels)
  }

  @Test func twiceAsLargeASquareCoversFourTimesTheArea() {
    let list = list(Zoom(scale: 2, around: Point(10, 10))) {
      $0.commands.append(.fill(shape: $0.add(.rectangle(Rect(8, 8, 4, 4), .square)), Self.red))
    }
    let drawn = pixels(list)
    // The edges are a pixel soft on either side: interpolation between what is drawn small.
    for y in 7..<13 { for x in 7..<13 { #expect(drawn[y * 40 + x] == 0xFF00_00FF) } }
    for x in 0..<40 where x < 5 || x > 14 { #expect(drawn[10 * 40 + x] == 0xFFFF_FFFF) }
    // A quarter and three quarters of the way between white and red.
    #expect([drawn[10 * 40 + 5], drawn[10 * 40 + 6]] == [0xFFBF_BFFF, 0xFF40_40FF])
  }

  @Test func aZoomByWholePixelsMovesOnly() {
    func content(_ list: inout DisplayList) {
      let shape = list.add(.ellipse(Rect(4.3, 5.1, 11.7, 9)))
      list.commands += [
        .shadow(
          shape: shape,
          Shadow(offset: Point(1, 2), blur: 5, spread: 0, color: Color(hex: 0), blend: .normal)),
        .fill(shape: shape, Self.red),
      ]
    }
    let moved = pixels(list(Zoom(scale: 1, offset: Point(6, 3)), opacity: 0.5, content))
    let still = pixels(list(.none, opacity: 0.5, content))
    for y in 0..<26 {
      for x in 0..<33 { #expect(moved[(y + 3) * 40 + x + 6] == still[y * 40 + x]) }
    }
  }

  @Test func glassInAZoomedGroupShowsThePageWhereItIsSeen() {
    // Clear glass leaves every pixel as it is, wherever it is shown.
    func page(_ zoom: Zoom?) -> DisplayList {
      var list = DisplayList(width: 60, height: 60)
      let all = list.add(.rectangle(Rect(0, 0, 60, 60), .square))
      let ramp = Gradient(
        from: Point(0, 0), to: Point(60, 0),
        stops: [
          .init(color: Color(hex: 0), location: 0), .init(color: Color(hex: 0xFFFFFF), location: 1),
        ])
      list.commands = [.fill(shape: all, Paint(.gradient(ramp)))]
      if let zoom {
        let pane = list.add(.rectangle(Rect(20, 20, 20, 20), .square))
        list.commands += [
          .beginGroup(opacity: 1, blend: .normal, zoom: zoom),
          .glass(shape: pane, Glass(radius: 0, scale: 1)), .endGroup,
        ]
      }
      return list
    }
    let bare = pixels(page(nil))
    for scale in [0.7, 1.25, 1.6] {
      let drawn = pixels(page(Zoom(scale: scale, around: Point(30, 30))))
      for (index, pixel) in drawn.enumerated() {
        let difference = Int(pixel & 255) - Int(bare[index] & 255)
        #expect(abs(difference) <= 2, "\(scale): \(index % 60), \(index / 60)")
      }
    }
  }

  @Test func clippedDrawingsGiveTheSameBytes() {
    let list = list(Zoom(scale: 1.37, around: Point(12.2, 9.9)), opacity: 0.7) {
      let pane = $0.add(.rectangle(Rect(6, 5, 20, 14), Corners(5)))
      $0.commands += [
        .glass(
          shape: pane,
          Glass(
            radius: 3, saturation: 1.5, brightness: 1, distortion: 0.5, depth: 0.2, chromatic: 0,
            scale: 1)),
        .fill(shape: pane, Paint(.color(Color(hex: 0x3366FF, alpha: 0.3)))),
      ]
    }
    let whole = pixels(list)
    let clips = [Rect(0, 0, 17, 30), Rect(17, 0, 23, 13), Rect(17, 13, 23, 17)]
    #expect(pixels(list, clips: clips) == whole)
  }

  @Test func zoomsInsideEachOtherMultiply() {
    func square(_ list: inout DisplayList) {
      list.commands.append(
        .fill(shape: list.add(.rectangle(Rect(4, 4, 3, 3), .square)), Self.red))
    }
    let nested = list(Zoom(scale: 2, offset: .zero)) {
      $0.commands.append(
        .beginGroup(opacity: 1, blend: .normal, zoom: Zoom(scale: 1.5, offset: Point(1, 0))))
      square(&$0)
      $0.commands.append(.endGroup)
    }
    let drawn = pixels(nested)
    // 4 · 1.5 + 1 = 7, twice that is 14; the far edge is 7 · 1.5 + 1 = 11.5, so 23.
    #expect((17...20).allSatisfy { drawn[17 * 40 + $0] == 0xFF00_00FF })
    #expect([8, 10, 27, 29].allSatisfy { drawn[17 * 40 + $0] == 0xFFFF_FFFF })
  }

  @Test(arguments: [0, -1, .nan, .infinity, .leastNonzeroMagnitude, 1e300])
  func aZoomThatIsNoneShowsNothingAndStops(scale: Double) {
    let list = list(Zoom(scale: scale, offset: Point(3, 3))) {
      let shape = $0.add(.rectangle(Rect(2, 2, 3, 3), .square))
      $0.commands += [
        .glass(shape: shape, Glass(radius: 3, scale: 1)), .fill(shape: shape, Self.red),
      ]
    }
    #expect(pixels(list).allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func whatBeginsToShrinkIsDamagedWhereItWas() {
    func square(_ list: inout DisplayList) {
      list.commands.append(
        .fill(shape: list.add(.rectangle(Rect(10, 5, 20, 20), .square)), Self.red))
    }
    var still = DisplayList(width: 40, height: 30)
    let page = still.add(.rectangle(Rect(0, 0, 40, 30), .square))
    still.commands = [.fill(shape: page, Self.white)]
    square(&still)
    let smaller = list(Zoom(scale: 0.5, around: Point(20, 15)), opacity: 0.5, square)
    for (old, new) in [(still, smaller), (smaller, still)] {
      let rasterizer = Rasterizer()
      let bitmap = Bitmap(width: 40, height: 30)
      rasterizer.draw(old, into: bitmap)
      rasterizer.draw(new, into: bitmap, clips: new.damage(since: old))
      #expect(Array(bitmap.pixels) == pixels(new))
    }
  }

  @Test func whatGrowsIsDamagedWhereItWasAndWhereItIs() {
    func list(_ scale: Double) -> DisplayList {
      self.list(Zoom(scale: scale, around: Point(20, 15))) {
        $0.commands.append(
          .fill(shape: $0.add(.rectangle(Rect(16, 11, 8, 8), .square)), Self.red))
      }
    }
    let damage = list(1.5).damage(since: list(2))
    // 12 … 28 and 7 … 23 of the larger one, and two pixels of soft edge.
    #expect(damage == [Rect(10, 5, 20, 20)])
    #expect(list(1.5).damage(since: list(1.5)).isEmpty)
  }
}
