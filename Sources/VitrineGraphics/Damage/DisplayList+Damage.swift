extension DisplayList {
  /// Returns the rectangles of whole pixels outside of which this list draws what another does.
  ///
  /// Onto the other list's picture, this list drawn with these rectangles as clips gives the same
  /// bytes as this list drawn as a whole, as long as the first command covers everything with an
  /// opaque paint. There are at most a few rectangles; they may overlap. Cheap next to drawing:
  /// commands that both lists share are found by looking a little way ahead.
  public func damage(since old: DisplayList) -> [Rect] {
    let all = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    guard width == old.width, height == old.height else { return [all.rect] }
    var comparison = ListComparison(old: ListOutline(old), new: ListOutline(self))
    comparison.match()
    return comparison.damage(in: all).parts.map { $0.rect }
  }
}

/// Two display lists side by side, with the commands that both have, in order.
private struct ListComparison {
  /// How far a command that was taken out or put in is looked for.
  private static let window = 24

  let old: ListOutline
  let new: ListOutline
  /// For each command of the old list the one of the new list that is the same, or −1.
  private var mates: [Int]

  init(old: ListOutline, new: ListOutline) {
    self.old = old
    self.new = new
    mates = Array(repeating: -1, count: old.count)
  }

  /// Finds the commands that both lists have.
  mutating func match() {
    var (i, j) = (0, 0)
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > 0, newEnd > 0, old.isSame(oldEnd - 1, as: new, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      mates[oldEnd] = newEnd
    }
    while i < oldEnd, j < newEnd {
      if let step = nextMatch(i, j, oldEnd, newEnd) {
        i += step.old
        j += step.new
        mates[i] = j
      }
      i += 1
      j += 1
    }
    separateTornScopes()
  }

  /// Finds the nearest pair of same commands from two places on.
  private func nextMatch(
    _ i: Int, _ j: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> (old: Int, new: Int)? {
    for distance in 0...Self.window {
      for skipped in 0...distance {
        let (a, b) = (i + skipped, j + distance - skipped)
        if a < oldEnd, b < newEnd, old.isSame(a, as: new, b) {
          return (skipped, distance - skipped)
        }
      }
    }
    return nil
  }

  /// A clip or group is the same only if its beginning and its end are the same pair.
  private mutating func separateTornScopes() {
    for i in 0..<old.count {
      let partner = old.partners[i]
      guard mates[i] >= 0, old.list.commands[i].isScope else { continue }
      if partner < 0 || mates[partner] < 0 || new.partners[mates[i]] != mates[partner] {
        mates[i] = -1
      }
    }
    separateReclipped()
  }

  /// A command is the same only inside the same clip: outside of it there may have been more.
  private mutating func separateReclipped() {
    for i in 0..<old.count where mates[i] >= 0 {
      let clip = old.clips[i]
      let isClipKept = clip < 0 || mates[clip] >= 0
      if !isClipKept || new.clips[mates[i]] != (clip < 0 ? -1 : mates[clip]) { mates[i] = -1 }
    }
  }

  /// Gathers what unlike commands touch, and the glass that shows it.
  func damage(in all: PixelBounds) -> DamageRegion {
    var region = DamageRegion(in: all)
    var j = 0
    for i in 0..<old.count {
      let mate = mates[i]
      if mate < 0 {
        region.add(old.bounds(of: i))
        continue
      }
      while j < mate {
        region.add(new.bounds(of: j))
        j += 1
      }
      if mates[old.runStarts[i]] != new.runStarts[mate] {
        // It was drawn together with others than now.
        region.add(new.bounds(of: mate))
      } else if case .glass = new.list.commands[mate] {
        let bounds = new.bounds(of: mate)
        if region.touches(bounds) { region.add(bounds) }
      }
      j = mate + 1
    }
    while j < new.count {
      region.add(new.bounds(of: j))
      j += 1
    }
    return region
  }
}

extension DisplayList {
  /// The shape that a command names; nil for one that names none.
  func shape(of command: DisplayCommand) -> Shape? {
    let index: Int
    switch command {
    case .beginClip(let shape): index = shape
    case .endClip, .beginGroup, .endGroup: return nil
    case .fill, .shadow, .innerShadow, .border, .glass: index = command.effect?.shape ?? -1
    }
    return shapes.indices.contains(index) ? shapes[index] : nil
  }
}

extension DisplayCommand {
  /// Whether the command begins or ends a clip or a group.
  fileprivate var isScope: Bool {
    switch self {
    case .beginClip, .endClip, .beginGroup, .endGroup: true
    case .fill, .shadow, .innerShadow, .border, .glass: false
    }
  }

  /// The shape that the command draws, and what it makes of it; nil for clips and groups.
  var effect: (shape: Int, EffectShape)? {
    switch self {
    case .fill(let shape, _), .glass(let shape, _): (shape, .fill)
    case .shadow(let shape, let shadow): (shape, .shadow(shadow, isInner: false))
    case .innerShadow(let shape, let shadow): (shape, .shadow(shadow, isInner: true))
    case .border(let shape, let width, _): (shape, .border(width: EffectShape.held(width)))
    case .beginClip, .endClip, .beginGroup, .endGroup: nil
    }
  }
}
