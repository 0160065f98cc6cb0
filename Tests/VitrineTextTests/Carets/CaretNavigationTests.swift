import Testing
import VitrineGraphics
import VitrineText

@Suite struct CaretNavigationTests {
  @Test func aPointFindsTheNearestBoundary() {
    let map = Setting().map("abc")
    #expect(
      [-9, 2, 3, 12, 13, 99].map { map.boundary(nearest: Point($0, 5)) } == [0, 0, 1, 2, 3, 3])
  }

  @Test func theHeightOfAPointChoosesTheLine() {
    let map = Setting().map("ab\ncd")
    #expect([-5, 11, 13, 99].map { map.boundary(nearest: Point(4, $0)) } == [1, 1, 4, 4])
  }

  @Test func whereTwoCaretsCoincideTheClusterUnderThePointDecides() {
    // Seen from left to right: a b ג ב א; boundaries 2 and 5 both stand at 10.
    let map = Setting().map("abאבג")
    #expect(map.boundary(nearest: Point(9, 5)) == 2)
    #expect(map.boundary(nearest: Point(11, 5)) == 5)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func pointsThatMakeNoSenseCountAsTheStart(x: Double) {
    #expect(Setting().map("abc").boundary(nearest: Point(x, 5)) == 0)
  }

  @Test func aRangeOfOneDirectionIsOneArea() {
    #expect(Setting().map("abcd").areas(of: 1..<3) == [Rect(5, 0, 10, 12)])
    #expect(Setting().map("אבגד").areas(of: 1..<3) == [Rect(5, 0, 10, 12)])
  }

  @Test func aRangeOfTwoDirectionsHasGaps() {
    // Seen from left to right: a b ג ב א; b and א are chosen.
    #expect(
      Setting().map("abאבג").areas(of: 1..<3) == [Rect(5, 0, 5, 12), Rect(20, 0, 5, 12)])
  }

  @Test func aRangeOfSeveralLinesHasAnAreaOnEach() {
    #expect(
      Setting().map("ab\ncd").areas(of: 1..<4) == [Rect(5, 0, 5, 12), Rect(0, 12, 5, 12)])
  }

  @Test func emptyRangesHaveNoArea() {
    #expect(Setting().map("abc").areas(of: 2..<2).isEmpty)
    #expect(Setting().map("abc").areas(of: 7..<9).isEmpty)
  }

  @Test func arrowsGoWhereTheyPoint() {
    let map = Setting().map("אבג")
    #expect(map.boundary(leftOf: 0) == 1)
    #expect(map.boundary(rightOf: 1) == 0)
    #expect(map.boundary(rightOf: 0) == nil)
    #expect(map.boundary(leftOf: 3) == nil)
  }

  @Test func arrowsStepOverClustersWithoutWidth() {
    let map = Setting().map("a\u{200B}b")
    #expect(map.boundary(leftOf: 2) == 0)
    #expect(map.boundary(rightOf: 0) == 1)
    #expect(map.boundary(rightOf: 1) == 3)
  }

  @Test(arguments: ["abאבגcd", "אבab12גד", "a אב (12) ג", "אב\nab", ""])
  func arrowsNeverTurnBack(text: String) {
    let map = Setting().map(text)
    for start in 0...map.count {
      if let next = map.boundary(leftOf: start) {
        #expect(map.caret(at: next).x < map.caret(at: start).x)
      }
      if let next = map.boundary(rightOf: start) {
        #expect(map.caret(at: next).x > map.caret(at: start).x)
      }
    }
  }

  @Test func mapsThatMakeNoSenseTrapNowhere() {
    let line = CaretMap.Line(
      top: 0, height: 1, baseline: 1, left: 0, width: 0, clusters: 7..<9, isRightToLeft: false)
    let cells = [-3, 0, 5].map {
      CaretMap.Cell(left: 1, right: 0, line: $0, isRightToLeft: false)
    }
    let map = CaretMap(lines: [line, line], cells: cells)
    for boundary in [Int.min, -1, 0, 1, 2, 3, 4, Int.max] {
      _ = map.caret(at: boundary)
      _ = map.boundary(leftOf: boundary)
      _ = map.boundary(rightOf: boundary)
    }
    _ = map.boundary(nearest: Point(0, 0))
    #expect(map.areas(of: 0..<3).isEmpty)
  }
}
