import Testing
import VitrineGraphics
import VitrineTestSupport

@testable import Vitrine

/// Small pieces of every family, pixel by pixel: rims, glyphs, corners, what lies over what.
@Suite struct CropTests {
  struct Crop: Sendable {
    let name: String
    let component: String
    let place: Rect

    init(_ name: String, _ component: String, _ x: Double, _ y: Double) {
      self.name = name
      self.component = component.replacing("//", with: "/\u{100EC3}/")
      // The margin is part of the picture; there are two pixels to a point.
      place = Rect((x + CropTests.margin) * 2, (y + CropTests.margin) * 2, 144, 72)
    }
  }

  static let margin = 16.0

  static let crops = ["Light", "Dark"].flatMap { app in
    [
      Crop("alert-\(app)", "Alerts/\(app)/Default", -8, -8),
      Crop("alert-words-\(app)", "Alerts/\(app)/Buttons Stacked", 92, 178),
      Crop("alert-field-\(app)", "Alerts/\(app)/Input Field x 2", 10, 140),
      Crop("alert-button-\(app)", "Alerts//\(app)/1 Primary", -6, 6),
      Crop("card-\(app)", "Activity View/\(app)/Card - Full Height", 340, 66),
      Crop("header-\(app)", "Activity View//\(app)/Headers/Title + Subtitle", 12, 24),
      Crop("pop-up-\(app)", "Activity View//\(app)/Buttons/Send Copy", -6, 0),
      Crop("shareplay-\(app)", "Activity View//\(app)/Buttons/SharePlay Button", -6, 0),
      Crop("person-\(app)", "Activity View//\(app)/Person", 14, 50),
      Crop("action-\(app)", "Activity View//\(app)/Contents", 34, 404),
      Crop("list-row-\(app)", "Activity View//\(app)/List/List Row", 20, 18),
      Crop("grid-\(app)", "Color Pickers/\(app)/iPad", 12, 380),
      Crop("meter-\(app)", "Color Pickers//\(app)/Opacity Meter", 230, 34),
      Crop("swatches-\(app)", "Color Pickers//\(app)/Swatches", 292, 60),
      Crop("popover-\(app)", "Color Pickers/\(app)/iPad", 165, 580),
      Crop("selected-row-\(app)", "Sidebar//\(app)/States/Selected", 0, 4),
      Crop("row-end-\(app)", "Sidebar//\(app)/Items/Trailing/Info", 0, 4),
      Crop("section-\(app)", "Sidebar/\(app)/Header/Header", 190, 14),
      Crop("search-\(app)", "Sidebar//\(app)/Search/Value", 40, 4),
      Crop("toolbar-\(app)", "Sidebar/\(app)/Toolbar/Floating Window", -4, 0),
      Crop("switch-\(app)", "Sidebar//\(app)/Items/Trailing/Toggle", 0, 4),
      Crop("status-bar-\(app)", "Examples/Alert/\(app)", 290, 14),
    ]
  }

  @Test func everyFamilyLooksAsItDid() throws {
    let renderer = try Renderer()
    let goldens = Goldens()
    var options = ComponentOptions()
    options.scale = 2
    options.margin = Self.margin
    options.backdrop = .image(Self.stripes)
    for crop in Self.crops {
      let picture = try renderer.picture(ofComponent: crop.component, options)
      #expect(picture.warnings.isEmpty)
      #expect(throws: Never.self, "\(crop.name)") {
        try goldens.check(picture.bitmap, named: crop.name, crop: crop.place)
      }
    }
    try goldens.checkNames(Self.crops.map { $0.name })
  }

  /// Slanted stripes in two colours, so that refraction, blur and saturation all show.
  private static let stripes: Bitmap = {
    let bitmap = Bitmap(width: 96, height: 96)
    for y in 0..<96 {
      for x in 0..<96 {
        bitmap.pixels[y * 96 + x] = (x + y) % 24 < 12 ? 0xFFC8_8C50 : 0xFF50_96F0
      }
    }
    return bitmap
  }()
}
