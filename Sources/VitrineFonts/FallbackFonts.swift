internal import VitrineText

/// Finds fonts for what the kit's font lacks.
///
/// The choice depends on nothing but the fonts that are installed: Noto Sans comes first, then
/// other Noto faces, then anything else; the one with more characters, the nearest weight, by name.
final class FallbackFonts {
  private let decoder: PictureDecoder?
  private lazy var fontconfig = Fontconfig()
  private var candidates: [FallbackStyle: [Fontconfig.Entry]] = [:]
  private var found: [ScalarKey: HarfBuzzFace?] = [:]
  private var faces: [FaceKey: HarfBuzzFace?] = [:]

  private struct ScalarKey: Hashable {
    var scalar: UInt32
    var style: FallbackStyle
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var weight: Double
  }

  init(decoder: PictureDecoder?) { self.decoder = decoder }

  /// Returns the best font that has a scalar.
  func face(for scalar: UInt32, style: FallbackStyle) -> HarfBuzzFace? {
    let key = ScalarKey(scalar: scalar, style: style)
    if let known = found[key] { return known }
    // Enough for any text of people; what hostile text fills it with is dropped.
    if found.count >= 1 << 16 { found.removeAll() }
    let face = search(scalar, style)
    found.updateValue(face, forKey: key)
    return face
  }

  private func search(_ scalar: UInt32, _ style: FallbackStyle) -> HarfBuzzFace? {
    if style.isColor && decoder == nil { return nil }
    for entry in entries(for: style) where fontconfig.has(scalar, entry) {
      if let face = face(entry, style), face.covers(scalar) { return face }
    }
    return nil
  }

  private func entries(for style: FallbackStyle) -> [Fontconfig.Entry] {
    if let known = candidates[style] { return known }
    let ranked = fontconfig.entries.filter { $0.isColor == style.isColor }
      .map { (rank: FallbackRank($0, style: style), entry: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.entry)
    candidates[style] = ranked
    return ranked
  }

  private func face(_ entry: Fontconfig.Entry, _ style: FallbackStyle) -> HarfBuzzFace? {
    let key = FaceKey(
      path: entry.path, index: entry.index, weight: entry.weight == nil ? style.weight : 0)
    if let known = faces[key] { return known }
    let face = open(entry, style)
    faces.updateValue(face, forKey: key)
    return face
  }

  /// Opens a font; one that cannot be used is passed over, as the next best may have the scalar too.
  private func open(_ entry: Fontconfig.Entry, _ style: FallbackStyle) -> HarfBuzzFace? {
    guard let file = try? FontFile(path: entry.path, index: entry.index) else { return nil }
    let weight = file.axis(DesignAxis.weightTag, value: style.weight)
    let face = HarfBuzzFace(
      file, axes: weight.map { [$0] } ?? [], decoder: style.isColor ? decoder : nil)
    return style.isColor && !face.hasPictures ? nil : face
  }
}

/// The place of a font among those that could stand in; lower is better.
struct FallbackRank: Comparable {
  private let numbers: [Double]
  private let names: [String]

  init(_ entry: Fontconfig.Entry, style: FallbackStyle) {
    numbers = [
      entry.isUpright && entry.isNormalWidth ? 0 : 1,
      Self.familyRank(entry.family), Self.hanRank(entry.family, style.hanShapes),
      -Double(entry.scalarCount), abs((entry.weight ?? style.weight) - style.weight),
      Double(entry.index),
    ]
    names = [entry.family, entry.path]
  }

  static func < (left: FallbackRank, right: FallbackRank) -> Bool {
    for (a, b) in zip(left.numbers, right.numbers) where a != b { return a < b }
    for (a, b) in zip(left.names, right.names) where a != b { return a < b }
    return false
  }

  private static func familyRank(_ family: String) -> Double {
    let words = family.split(separator: " ")
    if family.hasPrefix("Noto Sans") {
      return words.contains { ["UI", "Mono", "Display"].contains($0) } ? 1 : 0
    }
    if family.hasPrefix("Noto") { return 2 }
    return words.contains("Sans") ? 3 : 4
  }

  /// Fonts of one script go before the large East Asian ones; among those the text's own first.
  private static func hanRank(_ family: String, _ shapes: FallbackStyle.HanShapes) -> Double {
    guard family.contains("CJK") else { return 0 }
    let ending =
      switch shapes {
      case .simplifiedChinese: "SC"
      case .traditionalChinese: "TC"
      case .japanese: "JP"
      case .korean: "KR"
      }
    return family.hasSuffix(ending) ? 1 : 2
  }
}
