import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// A live sidebar with the example's content is the kit's example screen.
@Suite struct SidebarEqualityTests {
  static func example() throws -> Sidebar {
    var sidebar = try Sidebar(selection: ["Scuba Trips"]) {
      SidebarSection {
        SidebarRow("All Inboxes", systemImage: "tray.2")
        SidebarRow("iCloud", systemImage: "tray")
        SidebarRow("Apple", systemImage: "tray")
        SidebarRow("VIP", systemImage: "star")
      }
      SidebarSection("iCloud", isExpanded: true) {
        SidebarRow("Inbox", systemImage: "tray")
        SidebarRow("Flagged", systemImage: "flag")
        SidebarRow("Sent", systemImage: "paperplane")
        SidebarRow("Scuba Trips", systemImage: "folder", detail: "19", isExpanded: true) {
          for place in ["Philippines", "Palau", "BVI"] {
            SidebarRow(place, systemImage: "folder")
          }
        }
      }
    }
    sidebar.toolbar = SidebarToolbar(trailingSymbols: ["diamond", "sidebar.left"])
    sidebar.columns = SidebarColumns()
    return sidebar
  }

  @Test(arguments: Appearance.allCases)
  func theScreenWithTheExamplesContentIsTheExample(appearance: Appearance) throws {
    let renderer = try Renderer()
    let chevron = try renderer.kit.resolve(
      named: "Sidebar/\u{100EC3}/\(appearance.kitName)/Items/Trailing/Submenu")
    let color = try chevron.child("Chevron").child("Glyph").fills
    var options = ComponentOptions()
    options.scale = 1
    // The one correction: the header's chevron, red in the kit, has the colour of the others.
    options.overrides = [
      Override(path: ["Source List Header", "Disclosure", "Glyph"], change: .fill(color))
    ]
    let kitPicture = try renderer.picture(
      ofComponent: "Examples/Sidebar/\(appearance.kitName)", options)
    let scene = Scene(
      .sidebar(try Self.example()), appearance: appearance, showsStatusBar: true)
    let live = try renderer.picture(of: scene, scale: 1)
    #expect(live.bitmap.hasSamePixels(as: kitPicture.bitmap))
    #expect(live.warnings.isEmpty)
  }
}
