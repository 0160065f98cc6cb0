internal import CHarfBuzz
internal import VitrineGraphics
internal import VitrineText

/// A font file at one place of its design axes, shaped by HarfBuzz.
final class HarfBuzzFace: FontFace {
  private let file: FontFile
  private let font: OpaquePointer?
  private let buffer: OpaquePointer?
  private let decoder: PictureDecoder?
  /// The length of one of HarfBuzz's steps in em.
  private let unit: Double
  /// The upper bits of the keys of this font's outlines.
  private let keyBase: UInt64
  private var outlines: [UInt32: GlyphOutline?] = [:]
  private var pictures: [UInt32: ColorGlyph?] = [:]

  /// HarfBuzz's steps in one of the font's units: varied advances are rounded to steps.
  private static let stepsPerUnit: UInt32 = 16

  /// Creates a face at values of the font's design axes; without a decoder it gives outlines only.
  init(_ file: FontFile, axes: [DesignAxis], decoder: PictureDecoder? = nil) {
    // HarfBuzz gives an empty object where memory runs out, never none.
    font = hb_font_create(file.face)
    buffer = hb_buffer_create()
    let steps = hb_face_get_upem(file.face) * Self.stepsPerUnit
    hb_font_set_scale(font, Int32(steps), Int32(steps))
    var variations = axes.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
    hb_font_set_variations(font, &variations, UInt32(variations.count))
    self.file = file
    self.decoder = hb_ot_color_has_png(file.face) != 0 ? decoder : nil
    unit = 1 / Double(steps)
    var hash = Hash64()
    hash.add(file.identity)
    for axis in axes {
      hash.add(UInt64(axis.tag))
      hash.add(axis.value.bitPattern)
    }
    // Glyph numbers have 16 bits; the other 48 tell fonts and weights apart.
    keyBase = hash.value << 16
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func covers(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0
  }

  func outline(of glyph: UInt32) -> GlyphOutline? {
    if let known = outlines[glyph] { return known }
    let path = OutlineSink.path(of: glyph, font: font, unit: unit)
    let key = keyBase | UInt64(glyph & 0xFFFF)
    let outline = path.elements.isEmpty ? nil : GlyphOutline(key: key, path: path)
    outlines.updateValue(outline, forKey: glyph)
    return outline
  }

  func picture(of glyph: UInt32) -> ColorGlyph? {
    guard let decoder else { return nil }
    if let known = pictures[glyph] { return known }
    let picture = decode(glyph, decoder)
    pictures.updateValue(picture, forKey: glyph)
    return picture
  }

  private func decode(_ glyph: UInt32, _ decoder: PictureDecoder) -> ColorGlyph? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    var extents = hb_glyph_extents_t()
    guard let data, count > 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      let bitmap = decoder(UnsafeRawBufferPointer(start: data, count: Int(count)))
    else { return nil }
    let frame = Rect(
      Double(extents.x_bearing) * unit, -Double(extents.y_bearing) * unit,
      Double(extents.width) * unit, -Double(extents.height) * unit)
    return ColorGlyph(bitmap: bitmap, frame: frame)
  }
}

// MARK: - Shaping

extension HarfBuzzFace {
  func shape(_ scalars: [UInt32], in range: Range<Int>, isRightToLeft: Bool) -> [ShapedGlyph] {
    let parts = ScriptRuns.split(scalars, in: range)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for part in isRightToLeft ? parts.reversed() : parts {
      shape(scalars, part, isRightToLeft, into: &glyphs)
    }
    return glyphs
  }

  private func shape(
    _ scalars: [UInt32], _ part: ScriptRuns.Part, _ isRightToLeft: Bool,
    into glyphs: inout [ShapedGlyph]
  ) {
    hb_buffer_clear_contents(buffer)
    scalars.withUnsafeBufferPointer { text in
      hb_buffer_add_utf32(
        buffer, text.baseAddress, Int32(clamping: text.count), UInt32(part.range.lowerBound),
        Int32(part.range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, part.script)
    hb_buffer_set_language(buffer, Self.noLanguage.pointer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for i in 0..<Int(count) { glyphs.append(glyph(infos[i], positions[i])) }
  }

  private func glyph(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) -> ShapedGlyph {
    let offset = Point(Double(position.x_offset) * unit, -Double(position.y_offset) * unit)
    return ShapedGlyph(
      id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) * unit,
      offset: offset, isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
  }

  private struct Language: @unchecked Sendable {
    let pointer: hb_language_t?
  }

  /// No language: HarfBuzz would take the one of the environment.
  private static let noLanguage = Language(pointer: hb_language_from_string("und", -1))
}

// MARK: - Facts about the font

extension HarfBuzzFace {
  /// A Boolean value that is true when the picture of a plain emoji can be decoded.
  var hasPictures: Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, 0x1F600, &glyph) != 0 && picture(of: glyph) != nil
  }

  /// The height of capital letters in em; nil where the font does not tell.
  var capHeight: Double? {
    var height: Int32 = 0
    let isKnown = hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0
    if isKnown && height > 0 { return Double(height) * unit }
    var glyph: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing) * unit
  }
}
