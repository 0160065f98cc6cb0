import Testing
import VitrineGraphics

@testable import Vitrine

/// What trees of rows are to assistive technologies.
struct AccessibilityTreeTests {
  let bench: BoxScreen
  let content: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    content = BoxComponent("content", .content, panel: Rect(0, 0, 400, 800))
    content.add("branch", Rect(0, 100, 400, 50), role: .treeItem) { branch in
      branch.level = 2
      branch.position = 3
      branch.setSize = 100_000
      branch.isExpanded = false
      branch.customActions = ["Delete", "Rename"]
    }
    try bench.show(content)
  }

  private func branch() throws -> AccessibilityNode { try #require(bench.part("branch")) }

  @Test func aRowTellsItsLevelAndItsPlaceAmongAllRows() throws {
    let branch = try branch()
    #expect(branch.level == 2)
    #expect(branch.position == 3)
    #expect(branch.setSize == 100_000)
  }

  @Test func aRowOffersItsOwnActions() throws {
    #expect(
      try branch().actions == [.activate, .focus, .expand, .custom("Delete"), .custom("Rename")])
    #expect(screen.handle(.accessibility(.custom("Rename"), try branch().id)))
    #expect(content.log == ["Rename 0"])
  }

  @Test func actionsThatAPartDoesNotOfferAreNotAskedOfIt() throws {
    #expect(!screen.handle(.accessibility(.custom("Burn"), try branch().id)))
    content.boxes[0].part.isEnabled = false
    screen.invalidate()
    #expect(try branch().actions == [])
    #expect(!screen.handle(.accessibility(.custom("Rename"), try branch().id)))
    #expect(content.log == [])
  }

  @Test func aBranchIsOpenedAndClosed() throws {
    #expect(!screen.handle(.accessibility(.collapse, try branch().id)))
    #expect(screen.handle(.accessibility(.expand, try branch().id)))
    #expect(content.log == ["expanded true"])
    content.boxes[0].part.isExpanded = true
    screen.invalidate()
    #expect(try branch().actions.contains(.collapse))
  }

  @Test func aPartWithoutAWayToOpenIsPressed() throws {
    content.expands = false
    #expect(screen.handle(.accessibility(.expand, try branch().id)))
    #expect(content.log == ["press branch"])
  }
}
