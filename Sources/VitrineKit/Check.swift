import VitrineGraphics

/// What the kit's check of itself found.
public struct CheckReport: Sendable {
  /// What is wrong, in the order of the pages.
  public var findings: [SpecError]
  /// The number of components that were read and filled in.
  public var componentCount: Int
  /// The number of sums of the kit documents that were worked out.
  public var equationCount: Int
}

extension Kit {
  /// Checks the whole kit: grammar, references, swatches, styles, root fills and equations.
  ///
  /// Reads everything, so it takes milliseconds for the kit's pages; meant for tests and tools.
  public func check() -> CheckReport {
    var check = KitCheck(kit: self)
    check.run()
    return CheckReport(
      findings: check.findings, componentCount: names(of: .component).count,
      equationCount: check.equationCount)
  }
}

/// Goes through the kit and collects what is wrong.
struct KitCheck {
  let kit: Kit
  var findings: [SpecError] = []
  var equationCount = 0
  private var resolvedByName: [(name: String, layer: Layer)] = []

  init(kit: Kit) { self.kit = kit }

  mutating func run() {
    for entry in kit.entries {
      let count = findings.count
      switch entry.keyword {
      case .component: check(component: entry)
      case .equation: check(equation: entry)
      default: check(value: entry)
      }
      // One fault in a table of values would otherwise bury all others.
      if findings.count > count + 20 { findings.removeLast(findings.count - count - 20) }
    }
  }

  /// Returns a filled-in component and keeps it for the next question.
  mutating func resolved(_ name: String) throws(KitError) -> Layer {
    for known in resolvedByName where known.name == name { return known.layer }
    guard kit.entry(.component, named: name) != nil else {
      throw kit.unknown(.component, "component", name)
    }
    let layer = try kit.resolve(named: name)
    resolvedByName.append((name: name, layer: layer))
    return layer
  }

  mutating func take(_ error: KitError, _ entry: SpecEntry) {
    findings.append(
      SpecError(
        file: error.file ?? kit.pages[entry.page].path, line: error.line ?? entry.line,
        column: error.column ?? 1, message: error.message, mend: error.mend))
  }

  mutating func report(_ layer: Layer, _ message: String, _ mend: String) {
    let location = kit.location(of: layer.source)
    findings.append(
      SpecError(
        file: location.file, line: location.line, column: 1, message: message, mend: mend))
  }

  private mutating func check(component entry: SpecEntry) {
    do throws(KitError) {
      let root = try kit.layer(entry)
      check(bindingsOf: root)
      if kit.pages[entry.page].isKitPage { check(rootFillsOf: root) }
      _ = try resolved(entry.name)
    } catch {
      take(error, entry)
    }
  }

  private mutating func check(value entry: SpecEntry) {
    do throws(SpecError) {
      var parser = try EntryParser(page: kit.pages[entry.page], entry: entry)
      switch entry.keyword {
      case .swatch: _ = try parser.swatch()
      case .style: check(bindingsOf: try parser.style())
      case .textStyle: _ = try parser.textStyle()
      case .screen: _ = try parser.screen()
      case .metric: _ = try parser.metric()
      case .font: _ = try parser.font()
      case .tracking: _ = try parser.tracking()
      case .symbol: _ = try SymbolParser.symbol(page: kit.pages[entry.page], entry: entry)
      case .component, .equation: break
      }
    } catch {
      findings.append(error)
    }
  }
}
