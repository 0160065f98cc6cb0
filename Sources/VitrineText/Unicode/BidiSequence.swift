/// An isolating run sequence of UAX #9: resolves weak and neutral classes and implicit levels.
struct BidiSequence {
  /// The places of the sequence's characters in the paragraph.
  private let places: [Int]
  private var classes: [BidiClass]
  private let original: [BidiClass]
  private let level: UInt8
  private let start: BidiClass
  private let end: BidiClass

  /// Creates the sequence and finds what stands at its ends (X10).
  init(
    places: [Int], classes: [BidiClass], levels: [UInt8], original: [BidiClass], baseLevel: UInt8,
    matches: [Int]
  ) {
    self.places = places
    self.classes = places.map { classes[$0] }
    self.original = places.map { original[$0] }
    let first = places[0]
    let last = places[places.count - 1]
    level = levels[first]
    var before = first - 1
    while before >= 0 && original[before].isRemoved { before -= 1 }
    var after = last + 1
    while after < original.count && original[after].isRemoved { after += 1 }
    let isOpenIsolate = original[last].isIsolateInitiator && matches[last] < 0
    let levelBefore = before >= 0 ? levels[before] : baseLevel
    let levelAfter = after < original.count && !isOpenIsolate ? levels[after] : baseLevel
    start = max(level, levelBefore) & 1 == 1 ? .r : .l
    end = max(level, levelAfter) & 1 == 1 ? .r : .l
  }

  /// Applies W1 to W7, N0 to N2; brackets are found by the paragraph's scalars.
  mutating func resolve(brackets scalars: [UInt32]) {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    if !scalars.isEmpty { resolveBrackets(scalars) }
    resolveNeutrals()
  }

  /// Writes the implicit levels (I1, I2).
  func store(in levels: inout [UInt8]) {
    for (i, place) in places.enumerated() {
      switch (level & 1, classes[i]) {
      case (0, .r): levels[place] = level + 1
      case (0, .an), (0, .en): levels[place] = level + 2
      case (1, .l), (1, .en), (1, .an): levels[place] = level + 1
      default: levels[place] = level
      }
    }
  }

  private var direction: BidiClass { level & 1 == 1 ? .r : .l }
}

// MARK: - Weak classes

extension BidiSequence {
  /// W1: marks take the class before them.
  private mutating func resolveMarks() {
    var previous = start
    for i in classes.indices {
      if classes[i] == .nsm {
        classes[i] = previous
      }
      let isIsolate = original[i].isIsolateInitiator || original[i] == .pdi
      previous = isIsolate && classes[i].isNeutral ? .on : classes[i]
    }
  }

  /// W2 to W4: numbers near Arabic letters, Arabic letters, single separators in numbers.
  private mutating func resolveNumbers() {
    var strong = start
    for i in classes.indices {
      switch classes[i] {
      case .l, .r: strong = classes[i]
      case .al:
        strong = .al
      case .en: if strong == .al { classes[i] = .an }
      default: break
      }
    }
    for i in classes.indices where classes[i] == .al { classes[i] = .r }
    for i in classes.indices.dropFirst().dropLast() {
      let before = classes[i - 1]
      guard before == classes[i + 1] else { continue }
      if before == .en && (classes[i] == .es || classes[i] == .cs) { classes[i] = .en }
      if before == .an && classes[i] == .cs { classes[i] = .an }
    }
  }

  /// W5 to W7: terminators beside numbers, other separators, numbers in left-to-right text.
  private mutating func resolveSeparators() {
    var i = 0
    while i < classes.count {
      var end = i
      while end < classes.count && classes[end] == .et { end += 1 }
      if end > i {
        let isBesideNumber =
          i > 0 && classes[i - 1] == .en || end < classes.count && classes[end] == .en
        for j in i..<end { classes[j] = isBesideNumber ? .en : .on }
      }
      i = end + 1
    }
    var strong = start
    for i in classes.indices {
      switch classes[i] {
      case .es, .cs: classes[i] = .on
      case .l, .r: strong = classes[i]
      case .en: if strong == .l { classes[i] = .l }
      default: break
      }
    }
  }
}

// MARK: - Neutral classes

extension BidiSequence {
  /// N0: both brackets of a pair take one direction.
  private mutating func resolveBrackets(_ scalars: [UInt32]) {
    for pair in bracketPairs(scalars) {
      guard let found = direction(inside: pair) else { continue }
      var result = found
      if found != direction {
        result = strongBefore(pair.lowerBound) == found ? found : direction
      }
      setBracket(pair.lowerBound, result)
      setBracket(pair.upperBound, result)
    }
  }

  /// Finds bracket pairs in the order of their opening brackets (BD16).
  private func bracketPairs(_ scalars: [UInt32]) -> [ClosedRange<Int>] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [ClosedRange<Int>] = []
    for (i, place) in places.enumerated() where classes[i] == .on {
      guard let bracket = BidiBrackets.bracket(scalars[place]) else { continue }
      if bracket.isOpening {
        if open.count == 63 { break }  // BD16 allows for 63 open brackets
        open.append((bracket.pair, i))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append(open[match].index...i)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The paragraph's own direction if it occurs inside, else the other if that does, else nil.
  private func direction(inside pair: ClosedRange<Int>) -> BidiClass? {
    var found: BidiClass?
    for i in (pair.lowerBound + 1)..<pair.upperBound {
      guard let strong = classes[i].strongDirection else { continue }
      if strong == direction { return strong }
      found = strong
    }
    return found
  }

  private func strongBefore(_ index: Int) -> BidiClass {
    for i in (0..<index).reversed() {
      if let strong = classes[i].strongDirection { return strong }
    }
    return start
  }

  /// Sets a bracket's class; marks behind it follow, as W1 had made them neutral like it.
  private mutating func setBracket(_ index: Int, _ result: BidiClass) {
    classes[index] = result
    var i = index + 1
    while i < classes.count && original[i] == .nsm {
      classes[i] = result
      i += 1
    }
  }

  /// N1 and N2: neutrals take the direction around them, or that of the embedding.
  private mutating func resolveNeutrals() {
    var before = start
    var i = 0
    while i < classes.count {
      guard classes[i].isNeutral else {
        before = classes[i].strongDirection ?? before
        i += 1
        continue
      }
      var end = i
      while end < classes.count && classes[end].isNeutral { end += 1 }
      let after = end < classes.count ? classes[end].strongDirection ?? self.end : self.end
      let result = before == after ? before : direction
      for j in i..<end { classes[j] = result }
      i = end
    }
  }
}
