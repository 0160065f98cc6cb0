public import VitrineKit
public import VitrineText

extension Typesetter {
  /// Creates a typesetter that sets text as the specs say: weights, spacing, tracking, symbols.
  ///
  /// - Throws: `KitError` where the specs cannot be read or lack a measure.
  public convenience init(kit: Kit, fonts: any FontSource) throws(KitError) {
    let recipes = try kit.fonts().map { font in
      TypeRecipe(
        fontName: font.name, weight: font.weight, scale: font.scale, spacing: font.spacing,
        ascent: font.ascent, descent: font.descent)
    }
    let tracking = try kit.tracking().map { entry in
      TrackingTable.Entry(size: entry.size, tracking: entry.spacing)
    }
    self.init(
      recipes: recipes, tracking: TrackingTable(tracking), fonts: fonts,
      symbols: KitSymbols(kit: kit, capMiddle: try kit.metric(named: "Type/cap height") / 2))
  }
}
