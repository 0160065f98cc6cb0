import Testing

@testable import VitrineText

@Suite struct BidiTests {
  private static let classNames: [String: BidiClass] = [
    "L": .l, "R": .r, "AL": .al, "EN": .en, "ES": .es, "ET": .et, "AN": .an, "CS": .cs,
    "NSM": .nsm, "BN": .bn, "B": .b, "S": .s, "WS": .ws, "ON": .on, "LRE": .lre, "LRO": .lro,
    "RLE": .rle, "RLO": .rlo, "PDF": .pdf, "LRI": .lri, "RLI": .rli, "FSI": .fsi, "PDI": .pdi,
  ]

  /// Levels as the test files write them: nil for the characters that rule X9 removes.
  private func visibleLevels(_ paragraph: BidiParagraph, _ classes: [BidiClass]) -> [UInt8?] {
    zip(paragraph.levels, classes).map { $1.isRemoved ? nil : $0 }
  }

  private func levels(_ text: ArraySlice<UInt8>) -> [UInt8?] {
    text.split(separator: 0x20).map { word in
      word.first == 0x78 ? nil : word.reduce(0) { $0 * 10 + ($1 - 0x30) }
    }
  }

  @Test func everyCaseOfUnicodesBidiTestPasses() throws {
    var expected: [UInt8?] = []
    var count = 0
    var failures: [Int] = []
    try UnicodeData("BidiTest.txt").forEachLine { number, line in
      if line.starts(with: Array("@Levels:".utf8)) {
        expected = levels(line.dropFirst(9))
        return
      }
      if line.first == 0x40 { return }
      let fields = line.split(separator: 0x3B)
      let classes = fields[0].split(separator: 0x20).compactMap {
        Self.classNames[String(decoding: $0, as: UTF8.self)]
      }
      let bits = hexadecimal(fields[1].drop { $0 == 0x20 })
      for (bit, base) in [(UInt32(1), nil), (2, UInt8(0)), (4, 1)] where bits & bit != 0 {
        let paragraph = BidiParagraph(classes: classes, scalars: [], baseLevel: base)
        if visibleLevels(paragraph, classes) != expected { failures.append(number) }
        count += 1
      }
    }
    #expect(count > 700_000)
    #expect(failures.isEmpty, "lines of BidiTest.txt")
  }

  @Test func everyCaseOfUnicodesBidiCharacterTestPasses() throws {
    var count = 0
    var failures: [Int] = []
    try UnicodeData("BidiCharacterTest.txt").forEachLine { number, line in
      let fields = line.split(separator: 0x3B)
      let scalars = fields[0].split(separator: 0x20).map { hexadecimal($0) }
      let classes = scalars.map { BidiClass($0) }
      let base: UInt8? = [0x30: 0, 0x31: 1][fields[1].first]
      let paragraph = BidiParagraph(classes: classes, scalars: scalars, baseLevel: base)
      let isRight =
        paragraph.baseLevel == fields[2].reduce(0) { $0 * 10 + ($1 - 0x30) }
        && visibleLevels(paragraph, classes) == levels(fields[3])
        && visualOrder(paragraph, classes) == fields.dropFirst(4).first.map(levels) ?? []
      if !isRight { failures.append(number) }
      count += 1
    }
    #expect(count > 90_000)
    #expect(failures.isEmpty, "lines of BidiCharacterTest.txt")
  }

  private func visualOrder(_ paragraph: BidiParagraph, _ classes: [BidiClass]) -> [UInt8?] {
    let visible = classes.indices.filter { !classes[$0].isRemoved }
    let order = BidiParagraph.visualOrder(of: visible.map { paragraph.levels[$0] })
    return order.map { UInt8(visible[$0]) }
  }
}
