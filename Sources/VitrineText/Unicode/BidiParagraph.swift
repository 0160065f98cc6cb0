/// The embedding levels of one paragraph: UAX #9 of Unicode 15.0, rules P2 to L1.
///
/// Even levels run from left to right, odd ones from right to left.
struct BidiParagraph {
  /// The level of the paragraph: 0 or 1.
  let baseLevel: UInt8
  /// The level of each scalar; L1 is applied as if the paragraph were one line.
  private(set) var levels: [UInt8]

  private var classes: [BidiClass]
  /// For each isolate initiator the place of its end and the other way round; -1 without.
  private var matches: [Int]

  /// Resolves a paragraph whose direction is that of its first strong character.
  init(scalars: [UInt32]) {
    let classes = scalars.map { BidiClass($0) }
    self.init(classes: classes, scalars: scalars, baseLevel: nil)
  }

  /// Resolves classes.
  ///
  /// - Parameters:
  ///   - scalars: the scalars with these classes, to find brackets; empty for none.
  ///   - baseLevel: the level of the paragraph; nil to find it in the text.
  init(classes: [BidiClass], scalars: [UInt32], baseLevel: UInt8?) {
    self.classes = classes
    matches = Self.matchIsolates(classes)
    let found = baseLevel ?? Self.firstStrongLevel(classes, 0..<classes.count, matches)
    self.baseLevel = found ?? 0
    levels = [UInt8](repeating: self.baseLevel, count: classes.count)
    let original = classes
    let runs = assignExplicitLevels()
    let explicitLevels = levels
    for sequence in isolatingSequences(of: runs) {
      var sequence = BidiSequence(
        places: sequence, classes: self.classes, levels: explicitLevels, original: original,
        baseLevel: self.baseLevel, matches: matches)
      sequence.resolve(brackets: scalars)
      sequence.store(in: &levels)
    }
    resetWhitespace(original)
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
  private static func firstStrongLevel(
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

// MARK: - Explicit levels, X1 to X8

extension BidiParagraph {
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The deepest level (BD2).
  private static var maximumDepth: UInt8 { 125 }

  /// Assigns explicit levels and overrides; returns the level runs without removed characters.
  private mutating func assignExplicitLevels() -> [[Int]] {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    var runs: [[Int]] = []
    var runLevel: UInt8?
    for i in classes.indices {
      let scalar = classes[i]
      let top = stack[stack.count - 1]
      levels[i] = top.level
      switch scalar {
      case .rle, .lre, .rlo, .lro:
        let level = Self.next(after: top.level, isRightToLeft: scalar == .rle || scalar == .rlo)
        if level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
          let override: BidiClass? = scalar == .rlo ? .r : scalar == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .lri, .rli, .fsi:
        if let override = top.override { classes[i] = override }
        let level = Self.next(after: top.level, isRightToLeft: isolateIsRightToLeft(at: i, scalar))
        if level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.last, !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        let outer = stack[stack.count - 1]
        levels[i] = outer.level
        if let override = outer.override { classes[i] = override }
      case .pdf:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate && stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[i] = baseLevel
      case .bn: break
      default: if let override = top.override { classes[i] = override }
      }
      if scalar.isRemoved { continue }
      if runLevel == levels[i] {
        runs[runs.count - 1].append(i)
      } else {
        runs.append([i])
        runLevel = levels[i]
      }
    }
    return runs
  }

  private static func next(after level: UInt8, isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  private func isolateIsRightToLeft(at place: Int, _ scalar: BidiClass) -> Bool {
    if scalar != .fsi { return scalar == .rli }
    let end = matches[place] < 0 ? classes.count : matches[place]
    return Self.firstStrongLevel(classes, place + 1..<end, matches) == 1
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
