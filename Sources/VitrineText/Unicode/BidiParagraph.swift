/// The embedding levels of one paragraph: UAX #9 of Unicode 15.0, rules P2 to L1.
///
/// Even levels run from left to right, odd ones from right to left.
struct BidiParagraph {
  /// The level of the paragraph: 0 or 1.
  let baseLevel: UInt8
  /// The level of each scalar; L1 is applied as if the paragraph were one line.
  private(set) var levels: [UInt8]

  /// For each isolate initiator the place of its end and the other way round; -1 without.
  private let matches: [Int]

  /// Resolves a paragraph whose direction is that of its first strong character.
  init(scalars: [UInt32]) {
    let classes = scalars.map { BidiClass($0) }
    self.init(classes: classes, scalars: scalars, baseLevel: nil)
  }

  /// Resolves classes; without scalars there are no brackets, without a base level the text decides.
  init(classes: [BidiClass], scalars: [UInt32], baseLevel: UInt8?) {
    matches = Self.matchIsolates(classes)
    let found = baseLevel ?? Self.firstStrongLevel(classes, 0..<classes.count, matches)
    self.baseLevel = found ?? 0
    var explicit = BidiExplicitLevels(classes: classes, baseLevel: self.baseLevel, matches: matches)
    explicit.resolve()
    levels = explicit.levels
    for sequence in isolatingSequences(of: explicit.runs) {
      var sequence = BidiSequence(
        places: sequence, classes: explicit.classes, levels: explicit.levels, original: classes,
        baseLevel: self.baseLevel, matches: matches)
      sequence.resolve(brackets: scalars)
      sequence.store(in: &levels)
    }
    resetWhitespace(classes)
  }

  /// Pairs isolate initiators with their ends (BD9).
  private static func matchIsolates(_ classes: [BidiClass]) -> [Int] {
    var matches = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (i, scalar) in classes.enumerated() {
      if scalar.isIsolateInitiator {
        open.append(i)
      } else if scalar == .pdi, let start = open.popLast() {
        matches[start] = i
        matches[i] = start
      }
    }
    return matches
  }

  /// Finds the level that the first strong character asks for (P2, P3); nil without one.
  static func firstStrongLevel(
    _ classes: [BidiClass], _ range: Range<Int>, _ matches: [Int]
  ) -> UInt8? {
    var i = range.lowerBound
    while i < range.upperBound {
      switch classes[i] {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi:
        if matches[i] < 0 { return nil }
        i = matches[i]
      default: break
      }
      i += 1
    }
    return nil
  }
}

// MARK: - Sequences and line ends

extension BidiParagraph {
  /// Joins level runs over isolates (BD13).
  private func isolatingSequences(of runs: [[Int]]) -> [[Int]] {
    var runOfStart: [Int: Int] = [:]
    for (index, run) in runs.enumerated() { runOfStart[run[0]] = index }
    var sequences: [[Int]] = []
    for run in runs {
      if isIsolateEnd(run[0]) { continue }
      var sequence = run
      while let last = sequence.last, isIsolateStart(last), let next = runOfStart[matches[last]] {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  // Overrides change the class of initiators and ends, so the matches tell what they are.
  private func isIsolateStart(_ place: Int) -> Bool { matches[place] > place }
  private func isIsolateEnd(_ place: Int) -> Bool { matches[place] >= 0 && matches[place] < place }

  /// Gives separators, and white space before them and at the end, the paragraph's level (L1).
  private mutating func resetWhitespace(_ original: [BidiClass]) {
    var isTrailing = true
    for i in original.indices.reversed() where !original[i].isRemoved {
      switch original[i] {
      case .b, .s:
        levels[i] = baseLevel
        isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi:
        if isTrailing { levels[i] = baseLevel }
      default: isTrailing = false
      }
    }
    // Removed characters take the level of what stands before them, so that runs stay whole.
    for i in original.indices where original[i].isRemoved {
      levels[i] = i > 0 ? levels[i - 1] : baseLevel
    }
  }
}

// MARK: - Reordering

extension BidiParagraph {
  /// Returns the places of levels from left to right (L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard var level = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    while level >= lowestOdd {
      var i = 0
      while i < levels.count {
        var end = i
        while end < levels.count && levels[end] >= level { end += 1 }
        order[i..<end].reverse()
        i = max(end, i + 1)
      }
      level -= 1
    }
    return order
  }
}
