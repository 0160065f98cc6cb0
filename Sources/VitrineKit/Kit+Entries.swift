import VitrineGraphics

extension Kit {
  /// Returns a swatch by its full name.
  ///
  /// - Throws: `KitError` with the nearest names where there is none.
  public func swatch(named name: String) throws(KitError) -> Swatch {
    guard let entry = entry(.swatch, named: name) else {
      throw unknown(.swatch, "swatch", name)
    }
    return try read(entry) { parser throws(SpecError) in try parser.swatch() }
  }

  /// Returns all swatches in the order of the pages.
  public func swatches() throws(KitError) -> [Swatch] {
    try all(.swatch) { parser throws(SpecError) in try parser.swatch() }
  }

  /// Returns a shared style as a layer that has its look and no frame.
  public func style(named name: String) throws(KitError) -> Layer {
    guard let entry = entry(.style, named: name) else { throw unknown(.style, "style", name) }
    return try read(entry) { parser throws(SpecError) in try parser.style() }
  }

  /// Returns all shared styles in the order of the pages.
  public func styles() throws(KitError) -> [Layer] {
    try all(.style) { parser throws(SpecError) in try parser.style() }
  }

  /// Returns a text style by its full name.
  public func textStyle(named name: String) throws(KitError) -> TextStyle {
    guard let entry = entry(.textStyle, named: name) else {
      throw unknown(.textStyle, "text style", name)
    }
    return try read(entry) { parser throws(SpecError) in try parser.textStyle() }
  }

  /// Returns all text styles in the order of the pages.
  public func textStyles() throws(KitError) -> [TextStyle] {
    try all(.textStyle) { parser throws(SpecError) in try parser.textStyle() }
  }

  /// Returns a device's screen by the device's name.
  public func screen(named name: String) throws(KitError) -> DeviceScreen {
    guard let entry = entry(.screen, named: name) else { throw unknown(.screen, "screen", name) }
    return try read(entry) { parser throws(SpecError) in try parser.screen() }
  }

  /// Returns all screens in the order of the pages.
  public func screens() throws(KitError) -> [DeviceScreen] {
    try all(.screen) { parser throws(SpecError) in try parser.screen() }
  }

  /// Returns a number by its full name, such as `Alert/label inset`.
  public func metric(named name: String) throws(KitError) -> Double {
    guard let entry = entry(.metric, named: name) else { throw unknown(.metric, "metric", name) }
    return try read(entry) { parser throws(SpecError) in try parser.metric() }.value
  }

  /// Returns all numbers in the order of the pages.
  public func metrics() throws(KitError) -> [Metric] {
    try all(.metric) { parser throws(SpecError) in try parser.metric() }
  }

  /// Returns how a font of the kit is made, by the kit's name for it.
  public func font(named name: String) throws(KitError) -> FontRecipe {
    guard let entry = entry(.font, named: name) else { throw unknown(.font, "font", name) }
    return try read(entry) { parser throws(SpecError) in try parser.font() }
  }

  /// Returns how all fonts of the kit are made, in the order of the pages.
  public func fonts() throws(KitError) -> [FontRecipe] {
    try all(.font) { parser throws(SpecError) in try parser.font() }
  }

  /// Returns the letter-spacing by text size, in the order of the pages.
  public func tracking() throws(KitError) -> [Tracking] {
    try all(.tracking) { parser throws(SpecError) in try parser.tracking() }
  }

  private func all<Value>(
    _ keyword: EntryKeyword, _ take: (inout EntryParser) throws(SpecError) -> Value
  ) throws(KitError) -> [Value] {
    var values: [Value] = []
    for entry in entries where entry.keyword == keyword { values.append(try read(entry, take)) }
    return values
  }

  private func read<Value>(
    _ entry: SpecEntry, _ take: (inout EntryParser) throws(SpecError) -> Value
  ) throws(KitError) -> Value {
    do {
      var parser = try EntryParser(page: pages[entry.page], entry: entry)
      return try take(&parser)
    } catch {
      throw KitError(error)
    }
  }
}
