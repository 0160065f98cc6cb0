import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

/// How buttons look that no master of the kit shows.
struct AlertLookTests {
  let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// The first button of an alert, placed.
  private func button(_ button: Button, in alert: Alert? = nil) throws -> PlacedLayer {
    let alert = try alert ?? Alert("Title", buttons: [button, Button("Other")])
    let place = try #require(alert.buttons.firstIndex(of: button))
    let stage = try Stage(Scene(.alert(alert)), renderer: renderer)
    return try #require(stage.layers.last?.first(tagged: AlertTag.button(place)))
  }

  private func label(_ button: PlacedLayer) throws -> TextContent {
    let kind = try #require(button.layers.first).layer.kind
    let content: TextContent? = if case .text(let content) = kind { content } else { nil }
    return try #require(content)
  }

  private func alpha(_ fill: Fill?) throws -> Float {
    guard case .color(let color) = try #require(fill).source else { return -1 }
    return color.alpha
  }

  @Test func theLabelOfAButtonThatIsOffIsHalfAsStrong() throws {
    let on = try button(Button("Go"))
    let off = try button(Button("Go").disabled(true))
    #expect(off.layer.fills == on.layer.fills)
    #expect(off.layer.opacity == 1)
    #expect(try alpha(label(off).color) == alpha(label(on).color) / 2)
  }

  @Test func aDestructiveLabelThatIsOffIsHalfAsStrong() throws {
    let on = try button(Button("Go", role: .destructive)).layers[0].layer.fills
    let off = try button(Button("Go", role: .destructive).disabled(true)).layers[0].layer.fills
    #expect(on.count == 2)
    #expect(try off.map { try alpha($0) } == on.map { try alpha($0) / 2 })
  }

  @Test func aPreferredButtonIsFilledOnlyWhileItIsOn() throws {
    let plain = try button(Button("Go"))
    let on = try button(Button("Go").preferred)
    let off = try button(Button("Go").preferred.disabled(true))
    #expect(on.layer.fills != plain.layer.fills)
    #expect(off.layer.fills == plain.layer.fills)
  }

  @Test func switchingAButtonDoesNotMoveIt() throws {
    // As wide as fits in its bold type, and in no wider one.
    for length in 8...16 {
      let label = String(repeating: "m", count: length)
      let on = try button(Button(label).preferred)
      let off = try button(Button(label).preferred.disabled(true))
      #expect(on.frame == off.frame)
    }
  }

  @Test func onlyAPreferredButtonStandsOut() throws {
    let cancel = Button("Cancel", role: .cancel)
    #expect(try label(button(cancel)).font == "SFPro-Medium")
    #expect(try label(button(Button("Go").preferred)).font == "SFPro-Semibold")
  }

  @Test func inTheOldWayCancelIsBoldWhereNothingIsPreferred() throws {
    let cancel = Button("Cancel", role: .cancel)
    let plain = try Alert("Title", buttons: [cancel, Button("Go")]).legacyEmphasis()
    #expect(try label(button(cancel, in: plain)).font == "SFPro-Semibold")
    let preferred = try Alert("Title", buttons: [cancel, Button("Go").preferred]).legacyEmphasis()
    #expect(try label(button(cancel, in: preferred)).font == "SFPro-Medium")
  }
}
