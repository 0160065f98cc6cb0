/// The characters of one paragraph, without the newline that ends it.
struct ParagraphText {
  /// The scalars, in upper case where that was asked for.
  private(set) var scalars: [UInt32] = []
  /// For each scalar where it comes from in the UTF-8 text, and where the paragraph ends.
  private(set) var offsets: [Int] = []
  /// For each scalar whether a grapheme cluster starts with it.
  private(set) var startsCluster: [Bool] = []

  /// Splits a text at its newlines; an empty text is one empty paragraph.
  static func paragraphs(of text: String, isUppercase: Bool) -> [ParagraphText] {
    var splitter = Splitter(isUppercase: isUppercase)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { splitter.add(Unicode.Scalar(byte), startsCluster: true) }
    } else {
      for character in text {
        for (index, scalar) in character.unicodeScalars.enumerated() {
          if index < Self.longestCluster {
            splitter.add(scalar, startsCluster: index == 0)
          } else {
            splitter.skip(scalar)
          }
        }
      }
    }
    return splitter.finish()
  }

  /// The most scalars of one cluster that are set; more marks lie on each other anyway.
  ///
  /// Source: the Stream-Safe Text Format of UAX #15 allows 30 marks behind a letter.
  private static let longestCluster = 31

  private struct Splitter {
    let isUppercase: Bool
    var paragraphs: [ParagraphText] = []
    var current = ParagraphText()
    var offset = 0
    var isAfterReturn = false

    init(isUppercase: Bool) { self.isUppercase = isUppercase }

    /// Steps over a scalar that is not set.
    mutating func skip(_ scalar: Unicode.Scalar) { offset += UTF8.width(scalar) }

    mutating func add(_ scalar: Unicode.Scalar, startsCluster: Bool) {
      let value = scalar.value
      let start = offset
      offset += UTF8.width(scalar)
      let isSecondHalf = isAfterReturn && value == 0x0A
      isAfterReturn = value == 0x0D
      if isSecondHalf { return }
      if ScalarTraits.endsParagraph(value) {
        end(at: start)
      } else if isUppercase {
        addUppercase(scalar, start, startsCluster)
      } else {
        current.append(value, start, startsCluster)
      }
    }

    private mutating func addUppercase(
      _ scalar: Unicode.Scalar, _ start: Int, _ startsCluster: Bool
    ) {
      if scalar.isASCII {
        let isLower = 0x61...0x7A ~= scalar.value
        current.append(isLower ? scalar.value - 0x20 : scalar.value, start, startsCluster)
        return
      }
      var isFirst = startsCluster
      for mapped in scalar.properties.uppercaseMapping.unicodeScalars {
        current.append(mapped.value, start, isFirst)
        isFirst = false
      }
    }

    private mutating func end(at end: Int) {
      current.offsets.append(end)
      paragraphs.append(current)
      current = ParagraphText()
    }

    mutating func finish() -> [ParagraphText] {
      end(at: offset)
      return paragraphs
    }
  }

  private mutating func append(_ scalar: UInt32, _ offset: Int, _ startsCluster: Bool) {
    scalars.append(scalar)
    offsets.append(offset)
    self.startsCluster.append(startsCluster)
  }
}
