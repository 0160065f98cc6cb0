import Testing
import VitrineGraphics
import VitrineKit
import VitrineTestSupport

@testable import Vitrine

@Suite struct PlacementTests {
  static let pages = ["activity-views", "alerts", "color-pickers", "sidebars"]

  @Test(arguments: pages) func everyLayerLiesWhereItDid(_ page: String) throws {
    let renderer = try Renderer()
    var listing = PlacementListing(
      names: try Self.pages.flatMap { page in
        try renderer.kit.components(ofPage: page).map { $0.name }
      })
    for component in try renderer.kit.components(ofPage: page) {
      listing.add(try renderer.placed(component: component.name))
    }
    try Goldens().check(text: listing.text, named: page)
  }
}
