import Testing

@testable import VitrineText

@Suite struct LineBreakerTests {
  @Test func everyCaseOfUnicodesLineBreakTestPasses() throws {
    var count = 0
    var failures: [Int] = []
    try UnicodeData("auxiliary/LineBreakTest.txt").forEachLine { number, line in
      var scalars: [UInt32] = []
      var expected: [Bool] = []
      for word in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
        switch Array(word) {
        case [0xC3, 0x97]: expected.append(false)
        case [0xC3, 0xB7]: expected.append(true)
        default: scalars.append(hexadecimal(word))
        }
      }
      let found = LineBreaker.breaks(in: scalars).map { $0 != .none }
      if found != Array(expected.dropLast()) { failures.append(number) }
      count += 1
    }
    #expect(count > 7000)
    #expect(failures.isEmpty, "lines of LineBreakTest.txt")
  }

  @Test func aLineFeedForcesABreak() {
    let breaks = LineBreaker.breaks(in: "a\nb".unicodeScalars.map(\.value))
    #expect(breaks == [.none, .none, .mandatory])
  }

  @Test func anEmptyTextHasNoPlaces() {
    #expect(LineBreaker.breaks(in: []).isEmpty)
  }
}
