import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// Flat areas have the colour that the kit documents' fills give on what lies below.
@Suite struct FlatColorTests {
  /// One flat area: where it lies in a component, and what is stacked up there.
  struct Area: Sendable {
    let component: String
    let x: Double
    let y: Double
    let fills: String

    init(_ component: String, _ x: Double, _ y: Double, _ fills: String) {
      self.component = component.replacing("//", with: "/\u{100EC3}/")
      self.x = x
      self.y = y
      self.fills = fills
    }
  }

  private static let largeLight = "#FFFFFF@70% lighten + #BFBFBF@10% darken"
  private static let largeDark = "#1A1A1A@50% + #1A1A1A@90% luminosity + #1A1A1A lighten"

  static let alerts = [
    Area("Alerts/Light/Default", 150, 112, largeLight),
    Area("Alerts/Dark/Default", 150, 112, largeDark),
    Area("Alerts/Light/Buttons Stacked", 150, 112, largeLight),
    Area("Alerts/Light/Input Field x 1", 274, 148, "\(largeLight) + #767680@12%"),
    Area("Alerts/Dark/Input Field x 2", 274, 150, "\(largeDark) + #767680@24%"),
    Area("Alerts//Light/1 Primary", 10, 24, "#FFFFFF@67% + #0088FF plus-darker"),
    Area("Alerts//Light/2 Secondary", 10, 24, "#767680@12% plus-darker"),
    Area("Alerts//Light/3 Destructive", 10, 24, "#767680@12% plus-darker"),
    Area("Alerts//Dark/1 Primary", 10, 24, "#000000@67% + #0091FF plus-lighter"),
    Area("Alerts//Dark/2 Secondary", 10, 24, "#767680@24% plus-lighter"),
    Area("Alerts//Dark/3 Destructive", 10, 24, "#767680@24% plus-lighter"),
    Area("Alerts/Light/Overlay", 100, 100, "#29293A@23%"),
    Area("Alerts/Dark/Overlay", 100, 100, "#121212@56%"),
    Area("Examples/Alert/Light", 20, 300, "#FFFFFF + #29293A@23%"),
    Area("Examples/Alert/Dark", 20, 300, "#000000 + #121212@56%"),
  ]

  private static let card = "Activity View/"
  private static let circleLight = "#EDEDED plus-darker"
  private static let circleDark = "#121212 plus-lighter"

  static let activityViews = [
    Area(card + "Light/Card - Full Height", 200, 30, "#000000@20%"),
    Area(card + "Dark/Card - Half Height", 200, 30, "#000000@48%"),
    Area(card + "Light/Card - Full Height", 250, 185, "#F2F2F7"),
    Area(card + "Light/Card - Half Height", 390, 513, "#FFFFFF"),
    Area(card + "Dark/Card - Full Height", 250, 185, "#1C1C1E"),
    Area(card + "Dark/Card - Half Height", 390, 513, "#1C1C1E"),
    Area(card + "Light/Card - Full Height", 36, 508, "#F2F2F7 + \(circleLight)"),
    Area(card + "Dark/Card - Full Height", 36, 508, "#1C1C1E + \(circleDark)"),
    Area(card + "Light/Card - Full Height", 370, 611, "#F2F2F7 + \(circleLight)"),
    Area(card + "Dark/Card - Full Height", 370, 611, "#1C1C1E + \(circleDark)"),
    Area(card + "/Light/Contents", 36, 436, circleLight),
    Area(card + "/Dark/Contents", 36, 436, circleDark),
    Area(card + "/Light/Contents", 370, 539, circleLight),
    Area(card + "/Dark/Contents", 370, 539, circleDark),
    Area(card + "/Light/Headers/Title + Subtitle", 250, 60, ""),
    Area(card + "/Dark/Headers/SharePlay", 240, 20, ""),
    Area(card + "/Light/List/List Row", 10, 10, ""),
    Area(card + "/Notification Badge", 4, 12, "#FF383C"),
    Area(card + "/Person - Photo - Double", 58, 20, "#787880@16%"),
    Area(card + "/Options", 50, 2, ""),
  ]

  static let sidebars = [
    Area("Sidebar//Light/States/Default", 150, 22, ""),
    Area("Sidebar//Light/States/Selected", 150, 22, "#767680@12%"),
    Area("Sidebar//Dark/States/Selected", 150, 22, "#767680@12%"),
    Area("Sidebar//Light/Search/Value", 140, 22, "#EDEDED plus-darker"),
    Area("Sidebar//Dark/Search/Placeholder", 140, 22, "#121212 plus-lighter"),
    Area("Sidebar//Light/BG/Active", 50, 50, "#C2DAF2@65% luminosity"),
    Area("Sidebar//Dark/BG/Active", 50, 50, "#1F2A34@69% luminosity"),
    Area("Sidebar//Light/BG/Inactive", 50, 50, "#DAE6F2@50% luminosity"),
    Area("Sidebar//Dark/BG/Inactive", 50, 50, "#2C3034@30% luminosity"),
    Area("Sidebar//Light/Items/Trailing/Toggle", 8, 22, "#34C759"),
    Area("Sidebar//Dark/Items/Trailing/Toggle", 8, 22, "#30D158"),
    Area("Sidebar//Dark/Items/Trailing/Toggle", 44, 22, "#FFFFFF"),
    Area("Examples/Sidebar/Light", 1000, 700, "#FFFFFF"),
    Area("Examples/Sidebar/Dark", 1000, 700, "#1C1C1E"),
    Area("Examples/Sidebar/Light", 20, 800, "#FFFFFF + #C2DAF2@65% luminosity"),
    Area(
      "Examples/Sidebar/Dark", 20, 800,
      "#1C1C1E + #202A34@69% luminosity + #1F2A34@69% luminosity"),
  ]

  private static let thickLight = "#FFFFFF@34% plus-lighter + #FFFFFF@84%"

  static let colorPickers = [
    Area("Color Pickers//Light/Swatches", 37, 57, "#6155F5"),
    Area("Color Pickers//Dark/Swatches", 37, 57, "#6155F5"),
    Area("Color Pickers//Light/Swatches", 338, 89, "#787878@20%"),
    Area("Color Pickers//Dark/Swatches", 338, 89, "#787880@36%"),
    Area("Color Pickers//Light/Opacity Meter", 292, 56, "#FFFFFF"),
    Area("Color Pickers//Dark/Opacity Meter", 292, 56, "#000000"),
    Area("Color Pickers//Dark/Opacity Meter", 259, 56, "#BE38F3"),
    Area("Color Pickers//Light/Opacity Meter", 200, 6, ""),
    Area("Color Pickers/Light/iPad", 8, 300, thickLight),
    Area("Color Pickers/Dark/iPad", 8, 300, "#000000@60%"),
    Area("Color Pickers/Light/iPhone", 200, 100, "#000000@20%"),
    Area("Color Pickers/Dark/iPhone", 200, 100, "#000000@48%"),
    Area("Color Pickers/Light/iPhone", 16, 567, "#000000@20% + \(largeLight)"),
    Area("Color Pickers/Dark/iPhone", 16, 567, "#000000@48% + \(largeDark)"),
  ]

  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test(arguments: [alerts, activityViews, sidebars, colorPickers])
  func flatAreasHaveTheirColours(_ areas: [Area]) throws {
    var pictures: [String: Bitmap] = [:]
    for area in areas {
      for ground in Ground.all {
        let key = "\(area.component) on \(ground)"
        let bitmap = try pictures[key] ?? picture(area.component, over: ground)
        pictures[key] = bitmap
        let actual = bitmap.colour(Int(area.x), Int(area.y)).hex
        let expected = ground.under(area.fills)
        #expect(
          distance(actual, expected.hex) <= 2,
          "\(key) at \(area.x), \(area.y): \(Ground(actual)), not \(expected)")
      }
    }
  }

  @Test(arguments: ["Light", "Dark"]) func dotsHaveTheirColours(_ appearance: String) throws {
    let rows: [[UInt32]] = [
      [0x34C759, 0xFFCC00, 0xFF8D28, 0xFF383C, 0xCB30E0], [0x0088FF, 0x6155F5, 0xCB30E0, 0xFF2D55],
    ]
    let name = "Color Pickers/\u{100EC3}/\(appearance)/Swatches"
    let bitmap = try picture(name, over: Ground(0x808080))
    for (row, colours) in rows.enumerated() {
      for (column, colour) in colours.enumerated() {
        let x = Int(105 + 56.75 * Double(column) + 15)
        #expect(distance(bitmap.colour(x, 35 + 45 * row).hex, colour) <= 2)
      }
    }
  }

  /// Ten points inside the left edge, where the blurred inner shadows of the glass still reach.
  @Test(
    arguments: [
      ("Light", 0xFFFFFF, 0xF5F5F5), ("Light", 0x000000, 0x828282), ("Dark", 0x000000, 0x1A1A1A),
    ] as [(String, UInt32, UInt32)])
  func smallGlassHasItsColours(appearance: String, ground: UInt32, expected: UInt32) throws {
    let name = "Toolbars/\(appearance)/Buttons/44pt/Active/Symbol 1"
    let bitmap = try picture(name, over: Ground(ground))
    #expect(distance(bitmap.colour(10, 22).hex, expected) <= 2)
  }

  @Test(arguments: [Size(360, 300), Size(370, 296), Size(354, 296)])
  func all120SwatchesHaveTheirColours(_ size: Size) throws {
    let name = "Color Pickers/\u{100EC3}/Color Grid"
    let grid = try renderer.kit.layer(named: name)
    let cells = grid.layers.flatMap { $0.layers }
    #expect(cells.count == 120)
    for ground in Ground.all {
      let bitmap = try picture(name, over: ground, size: size)
      for (index, cell) in cells.enumerated() {
        guard case .color(let colour)? = cell.fills.first?.source else {
          Issue.record("a swatch has no colour")
          continue
        }
        let x = (Double(index % 12) + 0.5) * size.width / 12
        let y = (Double(index / 12) + 0.5) * size.height / 10
        let actual = bitmap.colour(Int(x), Int(y))
        #expect(distance(actual.hex, colour.hex) <= 2, "swatch \(index) on \(ground)")
        #expect(actual.isOpaque)
      }
    }
  }

  private func picture(_ name: String, over ground: Ground, size: Size? = nil) throws -> Bitmap {
    var options = ComponentOptions()
    options.scale = 1
    options.size = size
    options.backdrop = .color(Color(hex: ground.hex))
    return try renderer.picture(ofComponent: name, options).bitmap
  }
}

extension Color {
  fileprivate var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
