/// The levels that embeddings, overrides and isolates give: rules X1 to X9 of UAX #9.
struct BidiExplicitLevels {
  /// The level of each character.
  private(set) var levels: [UInt8]
  /// The classes, changed by overrides.
  private(set) var classes: [BidiClass]
  /// The places of each level run, without the characters that rule X9 removes.
  private(set) var runs: [[Int]] = []

  private let baseLevel: UInt8
  private let matches: [Int]
  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The deepest level (BD2).
  private static var maximumDepth: UInt8 { 125 }

  init(classes: [BidiClass], baseLevel: UInt8, matches: [Int]) {
    self.classes = classes
    self.baseLevel = baseLevel
    self.matches = matches
    levels = [UInt8](repeating: baseLevel, count: classes.count)
    stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
  }

  /// Walks over the paragraph.
  mutating func resolve() {
    var runLevel: UInt8?
    for place in classes.indices {
      let scalar = classes[place]
      resolve(scalar, at: place)
      if scalar.isRemoved { continue }
      if runLevel == levels[place] {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
        runLevel = levels[place]
      }
    }
  }

  private mutating func resolve(_ scalar: BidiClass, at place: Int) {
    levels[place] = top.level
    switch scalar {
    case .rle: embed(isRightToLeft: true, override: nil)
    case .lre: embed(isRightToLeft: false, override: nil)
    case .rlo: embed(isRightToLeft: true, override: .r)
    case .lro: embed(isRightToLeft: false, override: .l)
    case .lri, .rli, .fsi:
      override(place)
      isolate(isRightToLeft: isolateIsRightToLeft(at: place, scalar))
    case .pdi:
      endIsolate()
      levels[place] = top.level
      override(place)
    case .pdf: endEmbedding()
    case .b: levels[place] = baseLevel
    case .bn: break
    default: override(place)
    }
  }

  private var top: Status { stack[stack.count - 1] }

  private mutating func override(_ place: Int) {
    if let override = top.override { classes[place] = override }
  }

  /// The next level of a direction; nil where it would be too deep.
  private func nextLevel(isRightToLeft: Bool) -> UInt8? {
    let level = isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
    let isValid = level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0
    return isValid ? level : nil
  }

  /// X2 to X5.
  private mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
    if let level = nextLevel(isRightToLeft: isRightToLeft) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  private mutating func isolate(isRightToLeft: Bool) {
    if let level = nextLevel(isRightToLeft: isRightToLeft) {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  /// X6a.
  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
  }

  /// X7.
  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if !top.isIsolate && stack.count > 1 {
      stack.removeLast()
    }
  }

  private func isolateIsRightToLeft(at place: Int, _ scalar: BidiClass) -> Bool {
    if scalar != .fsi { return scalar == .rli }
    let end = matches[place] < 0 ? classes.count : matches[place]
    return BidiParagraph.firstStrongLevel(classes, place + 1..<end, matches) == 1
  }
}
