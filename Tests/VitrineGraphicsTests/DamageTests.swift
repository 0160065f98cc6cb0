import Testing

@testable import VitrineGraphics

/// Numbers that are the same every time.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % sides
  }
}

struct DamageTests {
  private static let size = 96

  /// A list over an opaque ground, of fills, shadows, glass, clips and groups.
  private func list(_ entries: [Int]) -> DisplayList {
    var list = DisplayList(width: Self.size, height: Self.size)
    let extent = Double(Self.size)
    let ground = list.add(.rectangle(Rect(0, 0, extent, extent), .square))
    list.commands.append(.fill(shape: ground, Paint(.color(Color(red: 0.9, green: 0.8, blue: 1)))))
    for entry in entries {
      var dice = Dice(entry)
      let frame = Rect(
        Double(dice.roll(80)), Double(dice.roll(80)), Double(dice.roll(40) + 4),
        Double(dice.roll(40) + 4))
      let color = Color(
        red: Float(dice.roll(5)) / 4, green: Float(dice.roll(5)) / 4, blue: 0.5,
        alpha: Float(dice.roll(4) + 1) / 4)
      let shape = list.add(dice.roll(2) == 0 ? .ellipse(frame) : .rectangle(frame, Corners(3)))
      let fill = DisplayCommand.fill(shape: shape, Paint(.color(color), blend: .plusDarker))
      switch dice.roll(6) {
      case 0:
        let glass = Glass(
          radius: 4, saturation: 1.4, brightness: 1, distortion: 0.3, depth: 0.5, chromatic: 0,
          scale: 1)
        list.commands.append(.glass(shape: shape, glass))
      case 1:
        let shadow = Shadow(
          offset: Point(2, 3), blur: 6, spread: 1, color: color, blend: .normal)
        list.commands.append(.shadow(shape: shape, shadow))
      case 2:
        let other = list.add(.ellipse(frame.offset(by: Point(6, 6))))
        list.commands += [
          .beginClip(shape: shape), .fill(shape: other, Paint(.color(color))), .endClip,
        ]
      case 3:
        let zoom = Zoom(scale: Double(dice.roll(6) + 6) / 8, around: Point(40, 56.3))
        let isZoomed = dice.roll(2) == 0
        list.commands += [
          .beginGroup(opacity: 0.5, blend: .normal, zoom: isZoomed ? zoom : .none), fill,
          .glass(shape: shape, Glass(radius: 3, scale: 1)), .endGroup,
        ]
      default: list.commands.append(fill)
      }
    }
    return list
  }

  private func drawing(_ list: DisplayList) -> Bitmap {
    let bitmap = Bitmap(width: Self.size, height: Self.size)
    Rasterizer().draw(list, into: bitmap)
    return bitmap
  }

  @Test(arguments: 1...60)
  func whatIsDamagedIsAllThatDiffers(seed: Int) {
    var dice = Dice(seed)
    var entries = (0..<8).map { _ in dice.roll(100_000) }
    let rasterizer = Rasterizer()
    let kept = drawing(list(entries))
    var old = list(entries)
    for _ in 0..<6 {
      switch dice.roll(4) {
      case 0 where !entries.isEmpty: entries.remove(at: dice.roll(entries.count))
      case 1: entries.insert(dice.roll(100_000), at: dice.roll(entries.count + 1))
      case 2 where entries.count > 1: entries.swapAt(0, dice.roll(entries.count))
      default: if !entries.isEmpty { entries[dice.roll(entries.count)] = dice.roll(100_000) }
      }
      let new = list(entries)
      rasterizer.draw(new, into: kept, clips: new.damage(since: old))
      let fresh = drawing(new)
      #expect(kept.pixels.elementsEqual(fresh.pixels), "\(entries)")
      old = new
    }
  }

  @Test func likeListsHaveNoDamage() {
    #expect(list([1, 2, 3, 4]).damage(since: list([1, 2, 3, 4])).isEmpty)
  }

  @Test func listsOfAnotherSizeAreDamagedAsAWhole() {
    let other = DisplayList(width: 10, height: 10)
    #expect(list([1]).damage(since: other) == [Rect(0, 0, 96, 96)])
  }

  @Test func oneChangedFillDamagesItsOwnPixelsOnly() {
    func list(_ x: Double) -> DisplayList {
      var list = DisplayList(width: 96, height: 96)
      let ground = list.add(.rectangle(Rect(0, 0, 96, 96), .square))
      list.commands.append(.fill(shape: ground, Paint(.color(Color(red: 1, green: 1, blue: 1)))))
      let dot = list.add(.rectangle(Rect(x, 40, 8, 8), .square))
      list.commands.append(.fill(shape: dot, Paint(.color(Color(red: 1, green: 0, blue: 0)))))
      return list
    }
    #expect(list(10).damage(since: list(60)) == [Rect(60, 40, 8, 8), Rect(10, 40, 8, 8)])
  }

  @Test func glassIsDamagedByWhatChangesBelowItAndNotAbove() {
    func list(below: Float, above: Float) -> DisplayList {
      var list = DisplayList(width: 96, height: 96)
      let ground = list.add(.rectangle(Rect(0, 0, 96, 96), .square))
      list.commands.append(.fill(shape: ground, Paint(.color(Color(red: 1, green: 1, blue: 1)))))
      let low = list.add(.rectangle(Rect(20, 20, 8, 8), .square))
      list.commands.append(.fill(shape: low, Paint(.color(Color(red: below, green: 0, blue: 0)))))
      let pane = list.add(.rectangle(Rect(10, 10, 60, 60), .square))
      let glass = Glass(
        radius: 3, saturation: 1, brightness: 1, distortion: 0, depth: 0, chromatic: 0, scale: 1)
      list.commands.append(.glass(shape: pane, glass))
      let high = list.add(.rectangle(Rect(50, 50, 8, 8), .square))
      list.commands.append(.fill(shape: high, Paint(.color(Color(red: above, green: 0, blue: 0)))))
      return list
    }
    let old = list(below: 0, above: 0)
    #expect(list(below: 1, above: 0).damage(since: old) == [Rect(10, 10, 60, 60)])
    #expect(list(below: 0, above: 1).damage(since: old) == [Rect(50, 50, 8, 8)])
  }
}

struct DrawingRunTests {
  private let ground = Shape.rectangle(Rect(0, 0, 40, 40), .square)
  private let disc = Shape.ellipse(Rect(8.3, 8.7, 20.2, 19.9))
  private let ring = Shape.ellipse(Rect(2, 2, 33, 33))
  private let white = Paint(.color(Color(hex: 0xFFFFFF)))
  private let veil = Paint(.color(Color(hex: 0x3F7A51, alpha: 0.31)))
  private let shade = Paint(.color(Color(hex: 0x81402F, alpha: 0.47)))

  /// A disc of two colours; between them something else may be drawn.
  private func list(_ between: DisplayCommand?) -> DisplayList {
    var list = DisplayList(width: 40, height: 40)
    list.shapes = [ground, disc, ring]
    list.commands = [.fill(shape: 0, white), .fill(shape: 1, veil)]
    if let between { list.commands.append(between) }
    list.commands.append(.fill(shape: 1, shade))
    return list
  }

  private func drawing(_ list: DisplayList, clip: Rect? = nil) -> [UInt32] {
    let bitmap = Bitmap(width: 40, height: 40)
    Rasterizer().draw(list, into: bitmap, clip: clip)
    return Array(bitmap.pixels)
  }

  @Test func whatPartsTwoFillsOfAShapeDamagesTheShape() {
    let border = DisplayCommand.border(shape: 2, width: 1, shade)
    let (joined, parted) = (list(nil), list(border))
    #expect(drawing(joined)[18 * 40 + 18] != drawing(parted)[18 * 40 + 18])
    let damage = joined.damage(since: parted)
    let bitmap = Bitmap(width: 40, height: 40)
    let rasterizer = Rasterizer()
    rasterizer.draw(parted, into: bitmap)
    rasterizer.draw(joined, into: bitmap, clips: damage)
    #expect(Array(bitmap.pixels) == drawing(joined))
  }

  @Test func whatANewClipCutsOffIsDamaged() {
    let open = list(nil)
    var clipped = open
    clipped.shapes.append(.rectangle(Rect(12, 12, 6, 6), .square))
    clipped.commands.insert(.beginClip(shape: 3), at: 1)
    clipped.commands.append(.endClip)
    for (old, new) in [(open, clipped), (clipped, open)] {
      let bitmap = Bitmap(width: 40, height: 40)
      let rasterizer = Rasterizer()
      rasterizer.draw(old, into: bitmap)
      rasterizer.draw(new, into: bitmap, clips: new.damage(since: old))
      #expect(Array(bitmap.pixels) == drawing(new))
    }
  }

  @Test func whatLiesOutsideTheClipPartsRunsAllTheSame() {
    // The dot that parts the fills lies outside the clip.
    var list = list(.fill(shape: 3, shade))
    list.shapes.append(.rectangle(Rect(36, 36, 2, 2), .square))
    let whole = drawing(list)
    let clipped = drawing(list, clip: Rect(0, 0, 30, 30))
    for y in 0..<30 { for x in 0..<30 { #expect(clipped[y * 40 + x] == whole[y * 40 + x]) } }
  }
}
