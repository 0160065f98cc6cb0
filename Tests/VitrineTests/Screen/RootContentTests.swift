import Testing
import VitrineGraphics

@testable import Vitrine

/// Root content, and what stands above it.
struct RootContentTests {
  let bench: BoxScreen
  var screen: Screen { bench.screen }

  init() throws { bench = try BoxScreen() }

  private func sheet() -> BoxComponent {
    let sheet = BoxComponent("sheet", .sheet, panel: Rect(0, 400, 400, 400))
    sheet.add("done", Rect(0, 420, 400, 50))
    sheet.cancellable = true
    return sheet
  }

  @Test func rootContentIsThereAtOnce() throws {
    let presentation = try bench.show(bench.content(), animated: true)
    #expect(presentation.state == .shown)
    #expect(!screen.isMoving)
    #expect(screen.accessibility.children.map { $0.isModal } == [false])
  }

  @Test func aSheetAndAnAlertStandAboveRootContent() throws {
    let (content, sheet) = (bench.content(), sheet())
    try bench.show(content)
    try bench.show(sheet)
    try screen.present(bench.alert(), animated: false)
    #expect(screen.presentations.map { $0.style } == [.content, .sheet, .alert])
    #expect(screen.accessibility.children.map { $0.label } == ["Alert"])
    bench.tap(200, 120)
    bench.tap(200, 440)
    #expect(content.log == [] && sheet.log == [])
    #expect(bench.key(.escape))
    bench.rest()
    bench.tap(200, 440)
    #expect(sheet.log == ["press done"])
    #expect(bench.key(.escape))
    bench.rest()
    bench.tap(200, 120)
    #expect(content.log == ["press row"])
    #expect(screen.presentations.count == 1)
  }

  @Test func escapeOnRootContentIsTheHosts() throws {
    try bench.show(bench.content())
    #expect(!bench.key(.escape))
    #expect(screen.presentations.count == 1)
  }

  @Test func rootContentComesBelowWhatIsUp() throws {
    let content = bench.content()
    try bench.show(sheet())
    bench.pointer(.down, 200, 440)
    try bench.show(content)
    #expect(screen.presentations.map { $0.style } == [.content, .sheet])
    #expect(screen.accessibility.children.map { $0.label } == ["sheet"])
    #expect(screen.takeNotifications().count == 1)
  }

  @Test func rootContentIsOneAtATime() throws {
    let first = try bench.show(bench.content())
    #expect(throws: PresentationError.busy(asked: "content", shown: "content")) {
      try bench.show(bench.content())
    }
    let other = BoxComponent("other", .content, panel: Rect(.zero, screen.size))
    _ = try screen.replace(first, with: other, named: "other", animated: true)
    screen.advance(by: .zero)
    #expect(screen.accessibility.children.map { $0.label } == ["other"])
  }

  @Test func whatStandsAboveGoesWithRootContent() throws {
    let (content, sheet) = (bench.content(), sheet())
    try bench.show(sheet)
    let presentation = try bench.show(content)
    screen.dismiss(presentation)
    bench.rest()
    #expect(screen.presentations.isEmpty)
    #expect(sheet.log == ["goes program", "gone"])
  }

  @Test func aFocusInRootContentIsShown() throws {
    let content = bench.content()
    content.pose = Pose(opacity: 1)
    try bench.show(content)
    func borders() throws -> Int {
      try screen.displayList().commands.count { if case .border = $0 { true } else { false } }
    }
    #expect(try borders() == 0)
    #expect(bench.key(.tab))
    bench.rest()
    #expect(try borders() == 1)
  }
}
