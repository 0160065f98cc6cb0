import Testing
import VitrineGraphics

@testable import Vitrine

/// Times at which components want to be told.
struct DeadlineTests {
  let bench: BoxScreen
  let content: BoxComponent
  var screen: Screen { bench.screen }

  init() throws {
    bench = try BoxScreen()
    content = bench.content()
  }

  private func settle() throws {
    try bench.show(content)
    _ = try screen.draw(
      into: Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height))
  }

  @Test func aDeadlinePassesAtItsTimeHoweverLongTheStep() throws {
    content.nextDeadline = .milliseconds(250)
    try settle()
    #expect(screen.timeUntilNextFrame == .milliseconds(250))
    screen.advance(by: .milliseconds(249))
    #expect(content.log == [])
    screen.advance(by: .seconds(60))
    #expect(content.log == ["deadline 0.25"])
    #expect(screen.timeUntilNextFrame != .milliseconds(250))
  }

  @Test func aDeadlineIsFollowedByTheNext() throws {
    content.nextDeadline = .seconds(1)
    content.onDeadline = { [content] effects in
      content.nextDeadline = effects.now < .seconds(3) ? effects.now + .seconds(1) : nil
    }
    try settle()
    screen.advance(by: .seconds(60))
    #expect(content.log == ["deadline 1.0", "deadline 2.0", "deadline 3.0"])
  }

  @Test func aDeadlineThatIsNotTakenBackPassesOnce() throws {
    content.nextDeadline = .seconds(1)
    content.onDeadline = { [content] effects in content.nextDeadline = effects.now }
    try settle()
    screen.advance(by: .seconds(60))
    #expect(content.log == ["deadline 1.0"])
  }

  @Test func whatHasGoneHasNoDeadline() throws {
    content.nextDeadline = .seconds(1)
    try settle()
    screen.dismiss(screen.presentations[0])
    screen.advance(by: .seconds(60))
    #expect(content.log == ["goes program", "gone"])
  }
}
