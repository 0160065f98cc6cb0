import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

@testable import Vitrine

/// A live alert with the kit's placeholder words is the kit's own component.
@Suite struct KitEqualityTests {
  static let message = "A message should be a short, complete sentence."

  static func alert(_ layout: String) throws -> Alert {
    try Alert("A Short Title Is Best", message: message) {
      switch layout {
      case "Default":
        Button("Secondary")
        Button("Primary").keyboardShortcut(.defaultAction)
      case "Buttons Stacked":
        Button("Primary Button").keyboardShortcut(.defaultAction)
        Button("Destructive Button", role: .destructive)
        Button("Secondary Button")
      case "Input Field x 1":
        TextField("Placeholder")
        Button("Button 1")
        Button("Button 2")
      default:
        TextField("Placeholder", text: "Value")
        TextField("Placeholder")
        Button("Button 1")
        Button("Button 2")
      }
    }
  }

  @Test(arguments: ["Default", "Buttons Stacked", "Input Field x 1", "Input Field x 2"])
  func anAlertWithTheKitsWordsIsTheKitsComponent(layout: String) throws {
    let renderer = try Renderer()
    var options = ComponentOptions()
    options.margin = 24
    options.scale = 2
    options.backdrop = .color(Color(hex: 0x3366CC))
    for appearance in Appearance.allCases {
      let name = "Alerts/\(appearance.kitName)/\(layout)"
      let assembly = AlertAssembly(
        alert: try Self.alert(layout), kit: renderer.kit, appearance: appearance,
        text: renderer.text, typeScale: try TypeScale(.large, kit: renderer.kit))
      let live = try assembly.placed(by: LayerPlacer(text: renderer.text))
      let liveList = try renderer.displayList(of: live, options)
      let kitPicture = try renderer.picture(ofComponent: name, options)
      #expect(renderer.bitmap(of: liveList).hasSamePixels(as: kitPicture.bitmap), "\(name)")
    }
  }

  @Test(arguments: Appearance.allCases)
  func aSceneWithTheKitsWordsIsTheExampleScreen(appearance: Appearance) throws {
    let renderer = try Renderer()
    let alert = try Self.alert("Default")
    let scene = Scene(.alert(alert), appearance: appearance, showsStatusBar: true)
    var options = ComponentOptions()
    options.scale = 1
    let example = try renderer.picture(
      ofComponent: "Examples/Alert/\(appearance.kitName)", options)
    let live = try renderer.picture(of: scene, scale: 1)
    #expect(live.bitmap.hasSamePixels(as: example.bitmap))
    #expect(live.warnings.isEmpty)
  }
}

extension Bitmap {
  /// Returns whether two bitmaps show the same, pixel by pixel.
  func hasSamePixels(as other: Bitmap) -> Bool {
    width == other.width && height == other.height && pixels.elementsEqual(other.pixels)
  }
}
