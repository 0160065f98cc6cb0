/// A display list with what a comparison needs to know of its commands.
struct ListOutline {
  let list: DisplayList
  /// A number for each command that equal commands share.
  let fingerprints: [UInt64]
  /// For the beginning of a clip or group its end, and the other way round; −1 for all else.
  private(set) var partners: [Int]
  /// The first command of the run that a command is drawn in.
  let runStarts: [Int]
  /// The clip that a command lies in, by the index of its beginning; −1 for none.
  private(set) var clips: [Int]
  /// How the page shows what a command draws.
  private var zooms: [Zoom] = []

  init(_ list: DisplayList) {
    self.list = list
    fingerprints = list.commands.map { command in
      var print = Fingerprint()
      print.add(command, list.shapes)
      return print.value
    }
    partners = Array(repeating: -1, count: list.commands.count)
    clips = partners
    runStarts = DrawingRuns.starts(in: list)
    findScopes()
  }

  var count: Int { list.commands.count }

  private mutating func findScopes() {
    var open: [Int] = []
    var openClips: [Int] = []
    var scopes = ZoomScopes()
    for index in 0..<list.commands.count {
      clips[index] = openClips.last ?? -1
      zooms.append(scopes.zoom)
      scopes.pass(list.commands[index])
      switch list.commands[index] {
      case .beginClip:
        open.append(index)
        openClips.append(index)
      case .beginGroup: open.append(index)
      case .endClip, .endGroup:
        guard let begin = open.popLast() else { continue }
        if openClips.last == begin { openClips.removeLast() }
        partners[begin] = index
        partners[index] = begin
      case .fill, .shadow, .innerShadow, .border, .glass: break
      }
    }
  }

  /// Returns whether two commands of two lists are the same, and shown in the same place.
  func isSame(_ index: Int, as other: ListOutline, _ otherIndex: Int) -> Bool {
    guard fingerprints[index] == other.fingerprints[otherIndex],
      zooms[index] == other.zooms[otherIndex]
    else { return false }
    let (mine, theirs) = (list.commands[index], other.list.commands[otherIndex])
    guard mine.numbered(0) == theirs.numbered(0) else { return false }
    return list.shape(of: mine) == other.list.shape(of: theirs)
  }

  /// Returns the pixels that a command may change; of a beginning, all that lies in its scope.
  func bounds(of index: Int) -> PixelBounds {
    switch list.commands[index] {
    case .beginClip, .beginGroup:
      let end = partners[index] < 0 ? count : partners[index]
      var bounds = PixelBounds.empty
      for inner in index + 1..<max(end, index + 1) {
        if let effect = list.commands[inner].effect {
          bounds = bounds.union(self.bounds(of: effect, at: inner))
        }
      }
      return bounds
    case .endClip, .endGroup: return .empty
    case .fill, .shadow, .innerShadow, .border, .glass:
      guard let effect = list.commands[index].effect else { return .empty }
      return bounds(of: effect, at: index)
    }
  }

  private func bounds(of effect: (shape: Int, EffectShape), at index: Int) -> PixelBounds {
    guard list.shapes.indices.contains(effect.shape),
      let local = LocalShape(list.shapes[effect.shape])
    else { return .empty }
    var bounds = zooms[index].applied(
      to: EffectMask.bounds(local, effect.1).offset(local.originX, local.originY))
    var clip = clips[index]
    while clip >= 0, !bounds.isEmpty {
      if let shape = list.shape(of: list.commands[clip]) {
        bounds = bounds.intersection(
          zooms[clip].applied(to: PixelBounds(covering: shape.bounds)))
      }
      clip = clips[clip]
    }
    return bounds
  }
}

/// A number that is the same for equal commands, and for unlike ones hardly ever.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ command: DisplayCommand, _ shapes: [Shape]) {
    switch command {
    case .fill(let shape, let paint): add(1, shape, shapes, paint)
    case .shadow(let shape, let shadow):
      add(2, shape, shapes)
      add(shadow.color)
    case .innerShadow(let shape, let shadow):
      add(3, shape, shapes)
      add(shadow.color)
    case .border(let shape, _, let paint): add(4, shape, shapes, paint)
    case .glass(let shape, _): add(5, shape, shapes)
    case .beginClip(let shape): add(6, shape, shapes)
    case .endClip: add(7)
    case .beginGroup(let opacity, _, let zoom):
      add(8)
      add(UInt64(opacity.bitPattern))
      add(zoom.scale.bitPattern)
    case .endGroup: add(9)
    }
  }

  private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  private mutating func add(_ color: Color) {
    add(UInt64(color.red.bitPattern) << 32 | UInt64(color.green.bitPattern))
    add(UInt64(color.blue.bitPattern) << 32 | UInt64(color.alpha.bitPattern))
  }

  private mutating func add(_ kind: UInt64, _ shape: Int, _ shapes: [Shape], _ paint: Paint) {
    add(kind, shape, shapes)
    if case .color(let color) = paint.source { add(color) }
  }

  private mutating func add(_ kind: UInt64, _ shape: Int, _ shapes: [Shape]) {
    add(kind)
    guard shapes.indices.contains(shape) else { return }
    switch shapes[shape] {
    case .rectangle(let rect, _), .ellipse(let rect): add(rect)
    case .path(let path): add(path.controlBounds)
    case .glyphs(let run):
      add(UInt64(truncatingIfNeeded: run.glyphs.count))
      if let first = run.glyphs.first { add(first.origin) }
    }
  }

  private mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.width.bitPattern ^ rect.height.bitPattern.byteSwapped)
  }

  private mutating func add(_ point: Point) {
    add(point.x.bitPattern)
    add(point.y.bitPattern)
  }
}
