/// Whether a line may end between two scalars.
enum LineBreak: UInt8 {
  /// The line has to go on.
  case none
  /// The line may end here.
  case allowed
  /// The line has to end here.
  case mandatory
}

/// Finds where lines may end: UAX #14 of Unicode 15.0, numbers kept whole as in its section 8.2,
/// example 7.
///
/// It walks over the scalars once; the state says what the rules need to know of the past.
struct LineBreaker {
  /// The class that stands before the place in question, combining marks taken into their base.
  private var before: LineBreakClass
  /// The last class that is no space.
  private var beforeSpaces: LineBreakClass
  /// The class before `before`, for rule LB21a.
  private var beforeThat: LineBreakClass = .sp
  private var isAfterJoiner: Bool
  /// The number of regional indicators that end at the place, for rule LB30a.
  private var regionalCount: Int
  private var number = NumberState.none

  /// How far a number has come, for rule LB25.
  private enum NumberState { case none, digits, closed }

  /// Returns for each scalar whether a line may end before it; never before the first.
  static func breaks(in scalars: [UInt32]) -> [LineBreak] {
    guard let first = scalars.first else { return [] }
    var breaks = [LineBreak](repeating: .none, count: scalars.count)
    var breaker = LineBreaker(first: LineBreakClass(first))
    for i in 1..<max(1, scalars.count) {
      let scalar = LineBreakClass(scalars[i])
      let next = scalar.isOpening || scalar == .hy ? base(in: scalars, after: i) : .sp
      breaks[i] = breaker.step(to: scalar, followedBy: next)
    }
    return breaks
  }

  /// Returns the same for text that is to be read: Korean is broken at its spaces.
  ///
  /// UAX #14 leaves the choice (rule LB27) and keeps to syllables by default; Apple's labels keep
  /// Korean words whole.
  static func wordBreaks(in scalars: [UInt32]) -> [LineBreak] {
    var breaks = breaks(in: scalars)
    // No scalar below the Jamo is a Hangul syllable or a part of one.
    for i in scalars.indices.dropFirst() where scalars[i] >= 0x1100 && breaks[i] == .allowed {
      let isInside = LineBreakClass(scalars[i]).isHangul && LineBreakClass(scalars[i - 1]).isHangul
      if isInside { breaks[i] = .none }
    }
    return breaks
  }

  /// Returns the class that follows a place, combining marks skipped; only rule LB25 looks ahead.
  private static func base(in scalars: [UInt32], after place: Int) -> LineBreakClass {
    for i in (place + 1)..<max(place + 1, scalars.count) {
      let scalar = LineBreakClass(scalars[i])
      if scalar != .cm && scalar != .zwj { return scalar }
    }
    return .sp
  }

  private init(first: LineBreakClass) {
    let base = first == .cm || first == .zwj ? LineBreakClass.al : first
    before = base
    beforeSpaces = base
    isAfterJoiner = first == .zwj
    regionalCount = base == .ri ? 1 : 0
    number = base == .nu ? .digits : .none
  }

  private mutating func step(
    to scalar: LineBreakClass, followedBy next: LineBreakClass
  ) -> LineBreak {
    if isAttached(scalar) {  // LB9
      isAfterJoiner = scalar == .zwj
      return .none
    }
    let after = scalar == .cm || scalar == .zwj ? LineBreakClass.al : scalar  // LB10
    let result = decide(after, next: next)
    advance(to: after)
    isAfterJoiner = scalar == .zwj
    return result
  }

  private func isAttached(_ scalar: LineBreakClass) -> Bool {
    guard scalar == .cm || scalar == .zwj else { return false }
    return !before.isHardBreak && before != .sp && before != .zw
  }

  private mutating func advance(to after: LineBreakClass) {
    beforeThat = before
    before = after
    if after != .sp { beforeSpaces = after }
    regionalCount = after == .ri ? regionalCount + 1 : 0
    switch after {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp, .cpWide: number = number == .digits ? .closed : .none
    default: number = .none
    }
  }

  private func decide(_ after: LineBreakClass, next: LineBreakClass) -> LineBreak {
    if before == .cr && after == .lf { return .none }  // LB5
    if before.isHardBreak { return .mandatory }  // LB4, LB5
    if after.isHardBreak || after == .sp || after == .zw { return .none }  // LB6, LB7
    if beforeSpaces == .zw { return .allowed }  // LB8
    if isAfterJoiner { return .none }  // LB8a
    if isGlued(after) || isHeldOverSpaces(after) { return .none }
    if before == .sp { return .allowed }  // LB18
    if before == .qu || after == .qu { return .none }  // LB19
    if before == .cb || after == .cb { return .allowed }  // LB20
    let isHeld =
      isHeldByPunctuation(after) || isHeldByNumber(after, next: next)
      || isHeldByLetters(after) || isHeldBySyllable(after) || isHeldByEmoji(after)
    return isHeld ? .none : .allowed  // LB31
  }

  /// Rules LB11 to LB13.
  private func isGlued(_ after: LineBreakClass) -> Bool {
    if before == .wj || after == .wj || before == .gl { return true }
    if after == .gl { return before != .sp && before != .ba && before != .hy }
    return after.isClosing || after == .ex || after == .is || after == .sy
  }

  /// Rules LB14 to LB17.
  private func isHeldOverSpaces(_ after: LineBreakClass) -> Bool {
    if beforeSpaces.isOpening { return true }
    if beforeSpaces == .qu && after.isOpening { return true }
    if beforeSpaces.isClosing && after == .ns { return true }
    return beforeSpaces == .b2 && after == .b2
  }

  /// Rules LB21 to LB22.
  private func isHeldByPunctuation(_ after: LineBreakClass) -> Bool {
    if after == .ba || after == .hy || after == .ns || before == .bb { return true }
    if beforeThat == .hl && (before == .hy || before == .ba) { return true }
    return before == .sy && after == .hl || after == .in
  }

  /// Rules LB23 to LB25.
  private func isHeldByNumber(_ after: LineBreakClass, next: LineBreakClass) -> Bool {
    let isAffixBefore = before == .pr || before == .po
    let isAffixAfter = after == .pr || after == .po
    if before.isLetter && after == .nu || before == .nu && after.isLetter { return true }
    if before == .pr && after.isIdeographic || before.isIdeographic && after == .po { return true }
    if isAffixBefore && after.isLetter || before.isLetter && isAffixAfter { return true }
    if isAffixBefore && (after == .nu || (after.isOpening || after == .hy) && next == .nu) {
      return true
    }
    if (before.isOpening || before == .hy) && after == .nu { return true }
    if number == .digits && after == .nu { return true }
    return number != .none && isAffixAfter
  }

  /// Rules LB28 to LB30.
  private func isHeldByLetters(_ after: LineBreakClass) -> Bool {
    if before.isLetter && after.isLetter || before == .is && after.isLetter { return true }
    if (before.isLetter || before == .nu) && after == .op { return true }
    return before == .cp && (after.isLetter || after == .nu)
  }

  /// Rules LB26 and LB27.
  private func isHeldBySyllable(_ after: LineBreakClass) -> Bool {
    if before.isHangul && after == .po || before == .pr && after.isHangul { return true }
    switch before {
    case .jl: return after == .jl || after == .jv || after == .h2 || after == .h3
    case .jv, .h2: return after == .jv || after == .jt
    case .jt, .h3: return after == .jt
    default: return false
    }
  }

  /// Rules LB30a and LB30b.
  private func isHeldByEmoji(_ after: LineBreakClass) -> Bool {
    if before == .ri && after == .ri { return regionalCount % 2 == 1 }
    return (before == .eb || before == .idPictographic) && after == .em
  }
}
