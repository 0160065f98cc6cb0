import Testing
import VitrineGraphics
import VitrineKit

@Suite struct EntryTests {
  let kit: Kit

  init() throws { kit = try Kit() }

  @Test func swatchesHoldColourAndProvenance() throws {
    let secondary = try kit.swatch(named: "Labels/Light/2 Secondary")
    #expect(secondary.color == Color(hex: 0x3C3C43, alpha: 0.6))
    #expect(secondary.provenance == .kit)
    let mint = try kit.swatch(named: "System Colors/Dark/5 Mint")
    #expect(mint.color == Color(hex: 0x00DAC3))
    #expect(mint.provenance == .mined)
    #expect(kit.note(at: mint.source) == "machine extraction of the kit")
  }

  @Test func theSmallGlassHasTheKitsFillsAndMinedShadows() throws {
    let style = try kit.style(named: "Liquid Glass/Light/Regular - Small")
    #expect(style.fills.map(\.blend) == [.luminosity, .normal, .normal, .plusLighter])
    #expect(style.backdrop?.radius == 6 && style.backdrop?.saturation == 2)
    #expect(style.shadows.count == 4 && style.innerShadows.count == 9)
    #expect(style.provenance(of: "fill") == .kit)
    #expect(style.provenance(of: "shadow") == .mined)
    #expect(style.provenance(of: "inner-shadow") == .mined)
  }

  @Test func anUnknownScreenNamesThoseThereAre() {
    let error = #expect(throws: KitError.self) {
      try kit.screen(named: "Vision Pro headset")
    }
    #expect(error?.mend == "there are “iPhone 17 Pro”, “iPad”")
  }

  @Test func textStylesScreensAndMetrics() throws {
    let body = try kit.textStyle(named: "06 Body/1 Default")
    #expect(body.font == "SFPro-Regular" && body.fontSize == 17 && body.lineHeight == 22)
    let phone = try kit.screen(named: "iPhone 17 Pro")
    #expect(phone.size == Size(402, 874) && phone.safeArea == EdgeInsets(62, 0, 34, 0))
    #expect(try kit.screen(named: "iPad").size == Size(1210, 834))
    #expect(try kit.metric(named: "Alert/label inset") == 16)
    #expect(try kit.metric(named: "Alert/centre offset") == 27)
    #expect(try kit.metrics().allSatisfy { $0.provenance != .kit })
  }

  @Test func fontsAndTracking() throws {
    let fonts = try kit.fonts()
    #expect(
      fonts.map(\.name) == ["SFPro-Regular", "SFPro-Medium", "SFPro-Semibold", "SFPro-Bold"])
    #expect(fonts.map(\.weight) == [400, 500, 600, 700])
    #expect(fonts.map(\.spacing) == [0.012, 0.0227, 0.014, 0.014])
    #expect(fonts.allSatisfy { $0.scale == 0.9688 && $0.ascent == 0.95215 })
    let tracking = try kit.tracking()
    #expect(tracking.map(\.size) == tracking.map(\.size).sorted())
    #expect(tracking.first { $0.size == 17 }?.spacing == -0.43)
    #expect(tracking.count == 15)
  }

  @Test func symbolsAreFoundByCodePointNameAndAlias() throws {
    let chevron = try #require(try kit.symbol(0x10018A))
    #expect(chevron.name == "chevron.right")
    #expect(chevron.width > 0 && !chevron.steps.isEmpty)
    #expect(try kit.symbol(named: "chevron.right") == chevron)
    #expect(try kit.symbol(named: "document.on.document").codePoint == 0x100241)
    #expect(try kit.symbol(0x41) == nil)
    #expect(try kit.symbol(0) == nil)
    #expect(throws: KitError.self) { try kit.symbol(named: "chevron.rihgt") }
  }

  @Test func symbolStepsKeepOrderAndFactor() throws {
    let kit = try VitrineKitTests.kit(
      """
      SYMBOL - "mark" alias "sign" alias "token" width 58
       stroke 0.8 d="M20,-30 L44,0 L20,30"  // a note
       fill d="M0,0 Q5,5 10,0 Z"
       erase d="M0,0 C1,1 2,2 3,3 Z"
       erase-stroke 2 d="M0,0 L1,1"

      """)
    let drawing = try kit.symbol(named: "token")
    #expect(drawing.codePoint == nil && drawing.width == 58)
    #expect(
      drawing.steps == [
        .stroke(
          Path([.move(Point(20, -30)), .line(Point(44, 0)), .line(Point(20, 30))]), factor: 0.8),
        .fill(Path([.move(Point(0, 0)), .quad(Point(5, 5), Point(10, 0)), .close])),
        .erase(
          Path([.move(Point(0, 0)), .cubic(Point(1, 1), Point(2, 2), Point(3, 3)), .close])),
        .eraseStroke(Path([.move(Point(0, 0)), .line(Point(1, 1))]), factor: 2),
      ])
  }
}
