import Testing
import VitrineKit
import VitrineSpecs

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  // Constants of Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct MutationTests {
  /// Damages a page in one of several ways.
  private func damaged(_ page: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = page
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes[place] = Array("\"[]{}()#@%→×|/=-. \n".utf8).randomElement(using: &random) ?? 0
      default: bytes.removeSubrange(end...)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<8) func damagedPagesGiveErrorsAndNeverTrap(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let names = [
      "alerts.txt", "own/text-fields.txt", "own/symbols.txt", "own/type.txt", "checks/alerts.txt",
      "styles.txt",
    ]
    let files = SpecFiles.all.map { file in
      (name: file.name.description, bytes: file.text.withUTF8Buffer { Array($0) })
    }
    let pages = files.filter { names.contains($0.name) }
    try #require(pages.count == names.count)
    var faults = 0
    for _ in 0..<3 {
      var damagedPages = pages
      let index = Int.random(in: 0..<pages.count, using: &random)
      damagedPages[index].bytes = damaged(pages[index].bytes, &random)
      guard let kit = try? Kit(files: damagedPages) else {
        faults += 1
        continue
      }
      faults += kit.check().findings.count
      _ = try? kit.markedValues()
      _ = try? kit.provenanceCounts()
      _ = kit.find("34")
    }
    #expect(faults > 0)
  }

  @Test func nonsenseAsWholePagesNeverTraps() {
    var random = SplitMix64(state: 42)
    for _ in 0..<200 {
      let count = Int.random(in: 0...300, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Array("COMPONENT \"A\" 1×1\n ".utf8) + bytes
      if let kit = try? Kit(files: [(name: "page.txt", bytes: text)]) { _ = kit.check() }
    }
  }
}
