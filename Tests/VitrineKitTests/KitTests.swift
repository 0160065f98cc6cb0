import Testing
import VitrineGraphics
import VitrineKit

@Suite struct KitTests {
  @Test func everyPageParses() throws {
    let kit = try Kit()
    for component in kit.components { _ = try kit.resolve(named: component.name) }
    #expect(kit.components.filter(\.isOnKitPage).count == 119)
    let alert = try kit.resolve(named: "Alerts/Light/Default")
    #expect(alert.frame.size == Size(300, 184))
    _ = try (kit.swatches(), kit.styles(), kit.textStyles(), kit.metrics(), kit.fonts())
    _ = try (kit.tracking(), kit.screens(), kit.symbols())
  }

  @Test func theCheckFindsNothing() throws {
    let report = try Kit().check()
    for finding in report.findings { Issue.record("\(finding)") }
    #expect(report.findings.isEmpty)
    #expect(report.equationCount == 629)
  }
}
