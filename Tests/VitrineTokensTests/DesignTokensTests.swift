import Testing
import VitrineGraphics
import VitrineKit

@testable import VitrineTokens

@Suite struct DesignTokensTests {
  private let tokens: DesignTokens

  init() throws { tokens = try DesignTokens(kit: try Kit()) }

  private func color(_ name: String) throws -> ColorToken {
    try #require(tokens.colors.first { $0.name.hyphenated == name })
  }

  private func metric(_ group: String, _ name: String) throws -> MetricToken {
    let group = try #require(tokens.metrics.first { $0.name.hyphenated == group })
    return try #require(group.metrics.first { $0.name.hyphenated == name })
  }

  @Test func aSwatchOfBothAppearancesIsOneToken() throws {
    let red = try color("system-colors-red")
    #expect(red.value.light == Color(hex: 0xFF383C))
    #expect(red.value.dark == Color(hex: 0xFF4245))
    #expect(red.value.source == "specs/swatches.txt:6; specs/swatches.txt:18")
  }

  @Test func elevatedBackgroundsAreThePlainOnesInLight() throws {
    let elevated = try color("backgrounds-elevated-primary")
    #expect(elevated.value.light == Color(hex: 0xFFFFFF))
    #expect(elevated.value.dark == Color(hex: 0x1C1C1E))
    #expect(try color("backgrounds-primary").value.dark == Color(hex: 0))
  }

  @Test func aSwatchOfOneAppearanceHoldsForBoth() throws {
    #expect(try color("system-red").value.dark == nil)
  }

  @Test func everySwatchHasAToken() throws {
    let kit = try Kit()
    let sources = tokens.colors.flatMap { $0.value.origins.map { $0.place } }
    for swatch in try kit.swatches() {
      let (file, line) = kit.location(of: swatch.source)
      #expect(sources.contains("\(file):\(line)"), "\(swatch.name)")
    }
  }

  @Test func textStylesKnowWeightAndTracking() throws {
    let body = try #require(tokens.textStyles.first { $0.name.hyphenated == "body-bold" })
    #expect(body.weight == 600)
    #expect(body.style.fontSize == 17)
    #expect(body.tracking == -0.43)
  }

  @Test func componentsGiveSizesPaddingsGapsAndCorners() throws {
    #expect(try metric("alerts-default", "width").value.light == .length(300))
    #expect(try metric("alerts-default", "padding-top").value.light == .length(14))
    #expect(try metric("alerts-default", "buttons-gap").value.light == .length(8))
    #expect(try metric("alerts-default", "corner-radius").value.light == .length(34))
    #expect(try metric("alerts-default", "corner-smoothing").value.light == .number(0.6))
    #expect(try metric("screen-iphone-17-pro", "safe-area-top").value.light == .length(62))
    #expect(try metric("alert", "label-inset").value.source.hasSuffix(", derived"))
  }

  @Test func whatNobodyStatesIsNoToken() throws {
    let level = try #require(
      tokens.metrics.first { $0.name.hyphenated == "sidebar-items-level-1" })
    let names = level.metrics.map { $0.name.hyphenated }
    #expect(names.contains("padding-top") && !names.contains("gap"))
    let indent = try metric("sidebar-items-level-1", "padding-left").value
    #expect(indent.light == .length(30) && !indent.source.contains("own"))
    let gap = try metric("sidebar-toolbar-floating-window", "leading-gap").value
    #expect(gap.source.contains(", derived"))
  }

  @Test func noNameIsGivenTwice() {
    var names = tokens.colors.map { "color-" + $0.name.hyphenated }
    names += tokens.textStyles.map { "text-" + $0.name.hyphenated }
    names += tokens.materials.map { "material-" + $0.name.hyphenated }
    for group in tokens.metrics {
      names += group.metrics.map { "metric-\(group.name.hyphenated)-\($0.name.hyphenated)" }
    }
    #expect(Set(names).count == names.count)
    for group in tokens.metrics {
      let identifiers = group.metrics.map { $0.name.identifier }
      #expect(Set(identifiers).count == identifiers.count, "\(group.name.hyphenated)")
    }
    let types = tokens.metrics.map { $0.name.typeName }
    #expect(Set(types).count == types.count)
    let colors = tokens.colors.map { $0.name.identifier }
    #expect(Set(colors).count == colors.count)
  }
}
