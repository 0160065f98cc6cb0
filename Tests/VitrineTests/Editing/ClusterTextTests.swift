import Testing

@testable import Vitrine

/// Boundaries between clusters, found again around a change.
struct ClusterTextTests {
  private static let pieces = [
    "a", " ", "e\u{301}", "\u{301}", "\u{200D}", "\u{1F468}", "\u{1F469}", "\u{1F1E9}", "\u{1F1EA}",
    "\u{AC00}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{915}", "\u{94D}", "\u{937}", "\u{600}", "",
  ]

  @Test(arguments: 1...20)
  func theyAreThoseOfTheWholeText(seed: UInt64) {
    var state = seed
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
    var text = ClusterText()
    for _ in 0..<300 {
      let places =
        [0]
        + Array(text.string.unicodeScalars).map { UTF8.width($0) }.reduce(into: []) {
          $0.append(($0.last ?? 0) + $1)
        }
      let start = next(below: places.count)
      let end = min(places.count - 1, start + next(below: 4))
      let new = (0..<next(below: 3)).map { _ in Self.pieces[next(below: Self.pieces.count)] }
      _ = text.replace(bytes: places[start]..<places[end], with: new.joined())
      let whole = ClusterText(text.string)
      #expect(text.string.utf8.elementsEqual(whole.string.utf8))
      #expect(text.boundaries == whole.boundaries)
    }
  }
}
