import Testing
import VitrineGraphics
import VitrineKit

@Suite struct AlertsPageTests {
  let kit: Kit

  init() throws { kit = try Kit() }

  @Test func thePageHoldsTheComponentsInTheOrderOfTheDocument() throws {
    let layouts = ["Default", "Buttons Stacked", "Input Field x 1", "Input Field x 2"]
    let roles = ["1 Primary", "2 Secondary", "3 Destructive"]
    var names: [String] = []
    for app in ["Light", "Dark"] { names += layouts.map { "Alerts/\(app)/\($0)" } }
    for app in ["Light", "Dark"] { names += roles.map { "Alerts/\u{100EC3}/\(app)/\($0)" } }
    names += ["Alerts/Light/Overlay", "Alerts/Dark/Overlay"]
    names += ["Examples/Alert/Light", "Examples/Alert/Dark"]
    #expect(try kit.components(ofPage: "alerts").map(\.name) == names)
  }

  @Test(arguments: ["Light", "Dark"]) func allAlertsShareRootAndTitleBlock(app: String) throws {
    let heights = [
      "Default": 184.0, "Buttons Stacked": 304, "Input Field x 1": 255, "Input Field x 2": 307,
    ]
    let style = try kit.style(named: "Liquid Glass/\(app)/Regular - Large")
    #expect(style.corners == Corners(20, smoothing: 0.6))
    for (layout, height) in heights {
      let root = try kit.layer(named: "Alerts/\(app)/\(layout)")
      #expect(root.frame == Rect(0, 0, 300, height))
      #expect(root.stack == Stack(axis: .vertical, gap: 0, padding: EdgeInsets(14, 14, 14, 14)))
      #expect(root.corners == Corners(34, smoothing: 0.6))
      #expect(root.styleName == style.name)
      #expect(root.fills == style.fills)
      #expect(root.shadows == style.shadows && root.shadows.count == 4)
      #expect(root.innerShadows == style.innerShadows && root.innerShadows.count == 5)
      #expect(root.backdrop == style.backdrop)
      let block = try #require(root.layers.first)
      #expect(block.name == "Title and Message")
      #expect(block.frame == Rect(14, 14, 272, 108))
      #expect(block.stack?.gap == 10 && block.stack?.padding == EdgeInsets(8, 8, 24, 8))
      try checkTexts(of: block, app: app)
    }
  }

  private func checkTexts(of block: Layer, app: String) throws {
    let blend: BlendMode = app == "Light" ? .plusDarker : .plusLighter
    let title = try #require(block.at("Title"))
    #expect(title.frame == Rect(8, 8, 256, 22))
    #expect(title.string == "A Short Title Is Best")
    #expect(title.text?.font == "SFPro-Semibold" && title.text?.fontSize == 17)
    #expect(title.text?.lineHeight == 22 && title.text?.alignment == .left)
    #expect(title.text?.color?.source == .color(Color(hex: app == "Light" ? 0 : 0xFFFFFF)))
    #expect(title.text?.color?.swatch == "Labels/\(app) - Vibrant/1 Primary")
    #expect(title.text?.color?.blend == blend)
    let description = try #require(block.at("Description"))
    #expect(description.frame == Rect(8, 40, 256, 44))
    #expect(description.string == "A message should be a short, complete sentence.")
    #expect(description.text?.font == "SFPro-Regular" && description.text?.fontSize == 17)
    #expect(description.text?.color?.source == .color(Color(hex: 0x999999)))
    #expect(description.text?.color?.swatch == "Labels/\(app) - Vibrant/2 Secondary")
    #expect(description.text?.color?.blend == blend)
  }

  @Test func theGlassIsTheOneOfTheDocument() throws {
    let light = try kit.layer(named: "Alerts/Light/Default")
    #expect(
      light.fills == [
        fill(0xFFFFFF, alpha: 0.7, .lighten), fill(0xBFBFBF, alpha: 0.1, .darken),
      ])
    #expect(
      light.backdrop
        == BackdropFilter(
          isGlass: true, radius: 30, saturation: 1.4, brightness: 1, distortion: 0.3, depth: 0.9,
          chromatic: 0))
    #expect(light.innerShadows[0] == shadow(0, -4, 2, -4, fill(0x272727, .plusLighter)))
    #expect(light.innerShadows[4] == shadow(0, 2, 0.25, -1.2, fill(0xFFFFFF)))
    #expect(light.shadows[0] == shadow(0, 18, 46, 0, fill(0, alpha: 0.25)))
    #expect(light.shadows[2] == shadow(-1.25, 0, 0, -0.75, fill(0xBFBFBF, .plusDarker)))
    let dark = try kit.layer(named: "Alerts/Dark/Default")
    #expect(
      dark.fills == [
        fill(0x1A1A1A, alpha: 0.5), fill(0x1A1A1A, alpha: 0.9, .luminosity),
        fill(0x1A1A1A, .lighten),
      ])
    #expect(dark.backdrop?.saturation == 1.2)
    #expect(dark.innerShadows[2] == shadow(0, -1, 1.5, -0.5, fill(0x404040, .plusLighter)))
    #expect(dark.innerShadows[4] == shadow(0, 2, 0.2, -1.2, fill(0xFFFFFF, alpha: 0.2)))
    #expect(dark.shadows[0] == shadow(0, 18, 48, 0, fill(0, alpha: 0.45)))
    #expect(dark.shadows[1] == shadow(0, 0, 0.3, 0.3, fill(0, alpha: 0.5)))
  }

  private func fill(_ hex: UInt32, alpha: Float = 1, _ blend: BlendMode = .normal) -> Fill {
    Fill(.color(Color(hex: hex, alpha: alpha)), blend: blend)
  }

  private func shadow(
    _ x: Double, _ y: Double, _ blur: Double, _ spread: Double, _ fill: Fill
  ) -> LayerShadow {
    LayerShadow(offset: Point(x, y), blur: blur, spread: spread, fill: fill)
  }

  /// A button's fills, its label's font, colour, swatch and fills.
  typealias Look = ([(UInt32, Float, String?)], String, UInt32, String?, [(UInt32, Float)])

  @Test func buttonsHaveTheFillsAndLabelsOfTheDocument() throws {
    let looks: [String: Look] = [
      "Light/1 Primary": (
        [(0xFFFFFF, 0.67, nil), (0x0088FF, 1, "System Colors/Light/8 Blue")], "SFPro-Semibold",
        0xFFFFFF, nil, []
      ),
      "Light/2 Secondary": (
        [(0x767680, 0.12, "Fills/Light/3 Tertiary")], "SFPro-Medium", 0, "Labels/Light/1 Primary",
        []
      ),
      "Light/3 Destructive": (
        [(0x767680, 0.12, "Fills/Light/3 Tertiary")], "SFPro-Medium", 0xFFFFFF, nil,
        [(0xFFFFFF, 0.67), (0xFF383C, 1)]
      ),
      "Dark/1 Primary": (
        [(0, 0.67, nil), (0x0091FF, 1, "System Colors/Dark/8 Blue")], "SFPro-Semibold", 0xFFFFFF,
        nil, []
      ),
      "Dark/2 Secondary": (
        [(0x767680, 0.24, "Fills/Dark/3 Tertiary")], "SFPro-Medium", 0xFFFFFF,
        "Labels/Dark/1 Primary", []
      ),
      "Dark/3 Destructive": (
        [(0x767680, 0.24, "Fills/Dark/3 Tertiary")], "SFPro-Medium", 0xFFFFFF, nil,
        [(0, 0.67), (0xFF4245, 1)]
      ),
    ]
    for (name, look) in looks {
      let root = try kit.layer(named: "Alerts/\u{100EC3}/\(name)")
      let plus: BlendMode = name.hasPrefix("Light") ? .plusDarker : .plusLighter
      #expect(root.frame.size == Size(120, 48) && root.corners == .capsule)
      #expect(root.fills.map(\.source) == look.0.map { .color(Color(hex: $0.0, alpha: $0.1)) })
      #expect(root.fills.map(\.swatch) == look.0.map { $0.2 })
      #expect(root.fills.last?.blend == plus)
      #expect(root.fills.dropLast().allSatisfy { $0.blend == .normal })
      let label = try #require(root.at("Label"))
      #expect(label.frame == Rect(16, 13, 88, 22))
      #expect(label.text?.font == look.1 && label.text?.fontSize == 17)
      #expect(label.text?.lineHeight == 22 && label.text?.alignment == .center)
      #expect(label.text?.color?.source == .color(Color(hex: look.2)))
      #expect(label.text?.color?.swatch == look.3)
      #expect(label.fills.map(\.source) == look.4.map { .color(Color(hex: $0.0, alpha: $0.1)) })
      #expect(label.fills.last?.blend ?? plus == plus)
    }
  }

  @Test(arguments: ["Light", "Dark"]) func layoutsHoldTheirButtonsAndFields(app: String) throws {
    let primary = "Alerts/\u{100EC3}/\(app)/1 Primary"
    let secondary = "Alerts/\u{100EC3}/\(app)/2 Secondary"
    let destructive = "Alerts/\u{100EC3}/\(app)/3 Destructive"
    let plain = try buttons(of: "Alerts/\(app)/Default", in: Rect(14, 122, 272, 48))
    #expect(plain.map(\.name) == ["Leading Action", "Trailing Action"])
    #expect(plain.map(\.frame) == [Rect(0, 0, 132, 48), Rect(140, 0, 132, 48)])
    #expect(plain.map(\.master) == [secondary, primary])
    #expect(plain.map { $0.at("Label")?.string } == ["Secondary", "Primary"])
    let stacked = try buttons(of: "Alerts/\(app)/Buttons Stacked", in: Rect(14, 122, 272, 168))
    #expect(stacked.map(\.name) == ["Action 1", "Action 2", "Action 3"])
    #expect(stacked.map(\.frame.minY) == [0, 60, 120])
    #expect(stacked.map(\.master) == [primary, destructive, secondary])
    #expect(
      stacked.map { $0.at("Label")?.string }
        == ["Primary Button", "Destructive Button", "Secondary Button"])
    let one = try buttons(of: "Alerts/\(app)/Input Field x 1", in: Rect(14, 174, 272, 67))
    #expect(one.map(\.frame) == [Rect(0, 19, 132, 48), Rect(140, 19, 132, 48)])
    let two = try buttons(of: "Alerts/\(app)/Input Field x 2", in: Rect(16, 226, 268, 67))
    #expect(two.map(\.frame) == [Rect(0, 19, 130, 48), Rect(138, 19, 130, 48)])
    for pair in [one, two] {
      #expect(pair.map(\.master) == [secondary, secondary])
      #expect(pair.map { $0.at("Label")?.string } == ["Button 1", "Button 2"])
    }
  }

  private func buttons(of name: String, in frame: Rect) throws -> [Layer] {
    let group = try #require(try kit.resolve(named: name).at("Buttons"))
    #expect(group.frame == frame)
    return group.layers
  }

  @Test(arguments: [("Light", Float(0.12)), ("Dark", 0.24)])
  func inputsStandInOneRoundedBox(app: String, alpha: Float) throws {
    for (count, corners) in [(1, Corners.capsule), (2, Corners(26))] {
      let root = try kit.resolve(named: "Alerts/\(app)/Input Field x \(count)")
      let input = try #require(root.at("Text Input"))
      #expect(input.frame == Rect(14, 122, 272, 52 * Double(count)))
      #expect(input.corners == corners)
      #expect(input.fills.map(\.source) == [.color(Color(hex: 0x767680, alpha: alpha))])
      #expect(input.fills.first?.swatch == "Fills/\(app)/3 Tertiary")
      let masters = ["Text Fields/\(app)/Default", "Text Fields/\(app)/Placeholder"]
      #expect(input.layers.map(\.master) == masters.suffix(count))
      #expect(input.layers.map { $0.at("Separator")?.isHidden } == [false, true].suffix(count))
    }
  }

  @Test func overlaysStoreAGroundThatIsNotDrawn() throws {
    for (app, color) in [
      ("Light", Color(hex: 0x29293A, alpha: 0.23)), ("Dark", Color(hex: 0x121212, alpha: 0.56)),
    ] {
      let root = try kit.layer(named: "Alerts/\(app)/Overlay")
      #expect(root.frame.size == Size(200, 200))
      #expect(root.fills.map(\.isDrawn) == [false])
      #expect(root.fills.map(\.source) == [.color(Color(hex: 0xFFFFFF))])
      let rect = try #require(root.at("Overlay"))
      #expect(rect.kind == .rect && rect.frame == Rect(0, 0, 200, 200))
      #expect(rect.fills.map(\.source) == [.color(color)])
    }
  }

  @Test func examplesShowAnAlertOverTheOverlay() throws {
    for (app, hex, swatch) in [
      ("Light", UInt32(0xFFFFFF), "Backgrounds/Light/Primary"),
      ("Dark", 0, "Backgrounds/Dark - Base/Primary"),
    ] {
      let root = try kit.resolve(named: "Examples/Alert/\(app)")
      #expect(root.frame.size == Size(402, 874))
      #expect(root.stack?.padding == EdgeInsets(62, 16, 0, 16))
      #expect(root.fills.map(\.source) == [.color(Color(hex: hex))])
      #expect(root.fills.first?.swatch == swatch && root.fills.first?.isDrawn == true)
      #expect(root.layers.map(\.name) == ["Status Bar", "Overlay", "Alerts"])
      #expect(root.layers.map(\.ignoresStack) == [true, true, true])
      #expect(root.at("Alerts")?.frame == Rect(51, 372, 300, 184))
      #expect(root.at("Overlay")?.contentSize == Size(200, 200))
      #expect(root.at("Overlay")?.frame == Rect(0, 0, 402, 874))
      #expect(root.at("Status Bar")?.frame == Rect(0, 0, 402, 62))
    }
  }
}

extension Layer {
  /// The master of an instance.
  fileprivate var master: String? {
    if case .use(let master, _) = kind { master } else { nil }
  }
}
