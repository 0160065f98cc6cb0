import VitrineGraphics

extension KitCheck {
  /// Checks that a layer's swatches, styles, symbols and pictures exist and agree with its values.
  mutating func check(bindingsOf layer: Layer) {
    for fill in layer.allFills { check(fill, of: layer) }
    if case .text(let text) = layer.kind {
      check(textStyleOf: text, in: layer)
      check(symbolsIn: text.string, of: layer)
    }
    if case .use(_, let overrides) = layer.kind {
      for override in overrides {
        if case .fill(let fills) = override.change {
          for fill in fills { check(fill, of: layer) }
        } else if case .text(let string) = override.change {
          check(symbolsIn: string, of: layer)
        }
      }
    }
    if let name = layer.styleName { check(style: name, of: layer) }
    for child in layer.layers { check(bindingsOf: child) }
  }

  private mutating func check(_ fill: Fill, of layer: Layer) {
    if case .image(let name) = fill.source, kit.entry(.component, named: name) == nil {
      let error = kit.unknown(.component, "component", name)
      report(layer, error.message, error.mend)
    }
    guard let name = fill.swatch else { return }
    do throws(KitError) {
      let swatch = try kit.swatch(named: name)
      guard fill.source != .color(swatch.color) else { return }
      let place = kit.location(of: swatch.source)
      report(
        layer, "“\(layer.name)” binds {\(name)} with another colour than the swatch has",
        "see \(place.file):\(place.line)")
    } catch {
      report(layer, error.message, error.mend)
    }
  }

  /// Checks that a layer repeats what its style states; it may add shadows and other corners.
  private mutating func check(style name: String, of layer: Layer) {
    do throws(KitError) {
      let style = try kit.style(named: name)
      var different: [String] = []
      if style.fills != layer.fills { different.append("fill") }
      if !style.shadows.isEmpty, style.shadows != layer.shadows { different.append("shadow") }
      if !style.innerShadows.isEmpty, style.innerShadows != layer.innerShadows {
        different.append("inner-shadow")
      }
      if style.backdrop != layer.backdrop { different.append("blur") }
      guard !different.isEmpty else { return }
      let place = kit.location(of: style.source)
      report(
        layer, "“\(layer.name)” has another \(Nearest.list(different)) than its style “\(name)”",
        "repeat the style’s values, see \(place.file):\(place.line)")
    } catch {
      report(layer, error.message, error.mend)
    }
  }

  private mutating func check(textStyleOf text: TextContent, in layer: Layer) {
    guard let name = text.styleName else { return }
    do throws(KitError) {
      let style = try kit.textStyle(named: name)
      guard
        style.font != text.font || style.fontSize != text.fontSize
          || style.lineHeight != text.lineHeight
      else { return }
      let place = kit.location(of: style.source)
      report(
        layer, "“\(layer.name)” has another font than its text style “\(name)”",
        "repeat the style’s values, see \(place.file):\(place.line)")
    } catch {
      report(layer, error.message, error.mend)
    }
  }

  /// Checks that there is a drawing for every private-use character from U+100000 on.
  private mutating func check(symbolsIn string: String, of layer: Layer) {
    for scalar in string.unicodeScalars where scalar.value >= 0x100000 {
      let isKnown = kit.entries.contains { entry in
        entry.keyword == .symbol && entry.codePoint == scalar.value
      }
      if !isKnown {
        report(
          layer, "there is no drawing for U+\(String(scalar.value, radix: 16, uppercase: true))",
          "add a SYMBOL entry")
      }
    }
  }

  /// Checks the rule for fills of component roots.
  ///
  /// A root's fill is drawn only where the root has corners, a blend or effects, or where the fill
  /// is the component's own surface: a screen's ground is bound to a backgrounds swatch, any other
  /// surface has a note on its line that says why it is drawn.
  mutating func check(rootFillsOf root: Layer) {
    let hasSurface =
      !root.corners.isSquare || root.blend != .normal || root.backdrop != nil
      || !root.shadows.isEmpty || !root.innerShadows.isEmpty
    if hasSurface || kit.note(at: root.source) != nil { return }
    for fill in root.fills where fill.isDrawn && fill.blend == .normal {
      if let swatch = fill.swatch, swatch.hasPrefix("Backgrounds") { continue }
      report(
        root, "the root of “\(root.name)” draws a fill without corners, blend or effects",
        "write (undrawn) behind it, or a note that says why it is drawn")
    }
  }
}

extension Layer {
  /// All paints of the layer itself, shadows, borders and text colour included.
  fileprivate var allFills: [Fill] {
    var all = fills
    for border in borders { all.append(border.fill) }
    for shadow in shadows { all.append(shadow.fill) }
    for shadow in innerShadows { all.append(shadow.fill) }
    if case .text(let text) = kind, let color = text.color { all.append(color) }
    return all
  }
}
