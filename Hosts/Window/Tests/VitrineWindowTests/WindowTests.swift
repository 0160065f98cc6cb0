import CSDL2
import Dispatch
import Testing
import Vitrine
import VitrineGraphics

@testable import VitrineWindow

/// A window under SDL's driver without a desktop.
///
/// SDL has one queue of events: one test at a time.
@MainActor
@Suite(.serialized)
struct WindowTests {
  private func question() throws -> Alert {
    try Alert("Delete “Trip.mov”?", message: "You can’t undo this action.") {
      Button("Delete", role: .destructive)
      Button("Cancel", role: .cancel)
    }
  }

  private func form() throws -> Alert {
    try Alert(
      "Rename", fields: [TextField("Name")],
      buttons: [Button("Cancel", role: .cancel), Button("OK").keyboardShortcut(.defaultAction)])
  }

  // MARK: - Pictures

  @Test(arguments: [1.0, 2.0])
  func everyFrameShowsAllOfTheScreen(scale: Double) throws {
    let window = try WindowFixture(scale: scale, size: Size(340, 380))
    try window.screen.present(question())
    for _ in 0..<12 {
      try window.turn(after: .milliseconds(32))
      #expect(try window.shownPixels == window.expectedPixels())
    }
  }

  @Test func aScaleOfTwoMakesAWindowOfTwiceTheSize() throws {
    let window = try WindowFixture(scale: 2, size: Size(300, 200))
    #expect(window.host.surface.metrics.units == Size(600, 400))
    #expect(window.screen.size == Size(300, 200))
    #expect(window.screen.pixelSize == (600, 400))
  }

  @Test func aResizedWindowResizesTheScreen() throws {
    let window = try WindowFixture(size: Size(402, 640))
    try window.present(question())
    let before = try window.middle(of: "Cancel")
    SDL_SetWindowSize(window.host.surface.window, 500, 700)
    try window.turn()
    #expect(window.screen.size == Size(500, 700))
    #expect(try window.shownPixels == window.expectedPixels())
    let after = try window.middle(of: "Cancel")
    #expect(after.x - before.x == 49 && after.y - before.y == 30)
  }

  @Test func aWindowOfTheDevicesSizeHasItsSafeAreas() throws {
    let window = try WindowFixture(size: Size(402, 640))
    let device = window.screen.device
    SDL_SetWindowSize(window.host.surface.window, 300, 300)
    try window.turn()
    SDL_SetWindowSize(window.host.surface.window, 402, 640)
    try window.turn()
    #expect(window.screen.device == device)
  }

  @Test(arguments: [Size(20000, 100), Size(300, 20000), Size(8999, 8000)])
  func aWindowThatIsTooLargeShowsAPart(size: Size) throws {
    let window = try WindowFixture(scale: 3, size: Size(100, 100))
    SDL_SetWindowSize(window.host.surface.window, Int32(size.width), Int32(size.height))
    try window.turn()
    let (width, height) = window.screen.pixelSize
    #expect(width <= 16384 && height <= 16384 && width * height <= 64_000_000)
    #expect(width == min(16384, Int(size.width)) && height >= min(7100, Int(size.height)))
    SDL_SetWindowSize(window.host.surface.window, 300, 300)
    try window.turn()
    #expect(window.screen.size == Size(100, 100))
    #expect(try window.shownPixels == window.expectedPixels())
  }

  @Test func aPersonCannotMakeAWindowTooSmallForAnAlert() throws {
    let window = try WindowFixture(scale: 2, size: Size(402, 640))
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowMinimumSize(window.host.surface.window, &width, &height)
    #expect(width == 640 && height == 480)
  }

  @Test func aCoveredWindowIsShownAgain() throws {
    let window = try WindowFixture()
    window.pushWindowEvent(SDL_WINDOWEVENT_MINIMIZED)
    try window.turn()
    try window.present(question())
    window.pushWindowEvent(SDL_WINDOWEVENT_RESTORED)
    try window.turn()
    #expect(try window.shownPixels == window.expectedPixels())
  }

  @Test func aLostPictureIsUploadedAnew() throws {
    let window = try WindowFixture()
    try window.present(question())
    window.push(SDL_RENDER_DEVICE_RESET)
    try window.turn()
    #expect(try window.shownPixels == window.expectedPixels())
  }

  // MARK: - Time

  @Test func aWindowAtRestSleepsForEver() throws {
    let window = try WindowFixture()
    #expect(window.host.untilNextTurn == nil)
    try window.screen.present(question())
    #expect(window.host.untilNextTurn != nil)
    try window.turn(after: .seconds(1))
    try window.turn(after: .seconds(1))
    #expect(window.host.untilNextTurn == nil)
  }

  @Test func aCaretWakesTheWindowWhenItBlinks() throws {
    let window = try WindowFixture()
    try window.present(form())
    try window.turn()
    let rest = try #require(window.host.untilNextTurn)
    #expect(rest > .milliseconds(50) && rest < .seconds(1))
  }

  @Test func workOfOtherThreadsIsDoneInTheNextTurn() throws {
    let window = try WindowFixture()
    let queue = window.host.queue
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      queue.post { screen in screen.appearance = .dark }
      done.signal()
    }
    done.wait()
    #expect(window.screen.appearance == .light)
    try window.turn()
    #expect(window.screen.appearance == .dark)
  }

  @Test(arguments: [SDL_QUIT, SDL_WINDOWEVENT])
  func closingTheWindowEndsTheLoop(type: SDL_EventType) throws {
    let window = try WindowFixture()
    window.push(type) { event in
      if type == SDL_WINDOWEVENT { event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue) }
    }
    try window.host.run()
  }

  // MARK: - Events

  @Test func aClickPressesAButton() throws {
    let window = try WindowFixture()
    try window.present(question())
    let place = try window.middle(of: "Delete")
    window.pushButton(SDL_MOUSEBUTTONDOWN, place)
    window.pushButton(SDL_MOUSEBUTTONUP, place)
    try window.turn()
    try window.turn(after: .seconds(1))
    #expect(window.responses.map { $0.button?.label } == ["Delete"])
  }

  @Test func aWindowThatLosesTheKeyboardDropsThePress() throws {
    let window = try WindowFixture()
    try window.present(question())
    let place = try window.middle(of: "Delete")
    window.pushButton(SDL_MOUSEBUTTONDOWN, place)
    window.pushWindowEvent(SDL_WINDOWEVENT_FOCUS_LOST)
    window.pushButton(SDL_MOUSEBUTTONUP, place)
    try window.turn()
    try window.turn(after: .seconds(1))
    #expect(window.responses.isEmpty)
  }

  @Test func typedTextAndKeysGoToTheField() throws {
    let window = try WindowFixture()
    try window.present(form())
    window.pushText("Grüße 👋🏽")
    window.pushKey(SDLK_BACKSPACE)
    window.pushText("!")
    window.pushKey(SDLK_RETURN)
    try window.turn()
    try window.turn(after: .seconds(1))
    #expect(window.responses.map { $0.texts } == [["Grüße !"]])
    #expect(window.responses.first?.button?.label == "OK")
  }

  @Test func escapePressesTheCancelButton() throws {
    let window = try WindowFixture()
    try window.present(question())
    window.pushKey(SDLK_ESCAPE)
    try window.turn()
    try window.turn(after: .seconds(1))
    #expect(window.responses.first?.button?.label == "Cancel")
  }

  @Test func textIsTakenOnlyWhileAFieldIsEdited() throws {
    let window = try WindowFixture()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    try window.present(form())
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    window.pushKey(SDLK_ESCAPE)
    try window.turn()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test func composedTextIsShownAndThenTyped() throws {
    let window = try WindowFixture()
    try window.present(form())
    window.pushText("a")
    window.pushComposed("にほ", start: 2)
    try window.turn()
    let name = { try #require(window.screen.accessibility.first { $0.label == "Name" }) }
    #expect(try name().value == "aにほ")
    window.pushComposed("", start: 0)
    window.pushText("日本")
    try window.turn()
    #expect(try name().value == "a日本")
    #expect(try window.shownPixels == window.expectedPixels())
  }

  @Test func aSecondFingerPressesNothing() throws {
    let window = try WindowFixture()
    try window.present(question())
    let delete = try window.middle(of: "Delete")
    let cancel = try window.middle(of: "Cancel")
    window.pushFinger(SDL_FINGERDOWN, 1, delete)
    window.pushFinger(SDL_FINGERDOWN, 2, cancel)
    window.pushFinger(SDL_FINGERUP, 2, cancel)
    try window.turn(after: .milliseconds(100))
    #expect(window.responses.isEmpty)
    window.pushFinger(SDL_FINGERUP, 1, delete)
    try window.turn(after: .milliseconds(100))
    try window.turn(after: .seconds(1))
    #expect(window.responses.map { $0.button?.label } == ["Delete"])
  }

  @Test(arguments: [Size(402, 640), Size(1024, 768)])
  func aConfirmationDialogGoesWithItsWindow(size: Size) throws {
    let window = try WindowFixture(size: size)
    var responses: [String?] = []
    let dialog = try ConfirmationDialog("Delete “Trip.mov”?") {
      Button("Delete", role: .destructive)
      Button("Cancel", role: .cancel)
    }
    try window.screen.present(dialog, from: Rect(size.width - 60, 40, 44, 44)) {
      responses.append($0.button?.label)
    }
    try window.turn(after: .seconds(1))
    for size in [Size(340, 500), Size(1200, 500), size] {
      SDL_SetWindowSize(window.host.surface.window, Int32(size.width), Int32(size.height))
      try window.turn()
      try window.turn(after: .seconds(1))
      #expect(try window.shownPixels == window.expectedPixels())
      let part = try #require(window.screen.accessibility.first { $0.label == "Delete" })
      #expect(Rect(.zero, size).contains(part.frame.center))
    }
    let place = try window.middle(of: "Delete")
    window.pushButton(SDL_MOUSEBUTTONDOWN, place)
    window.pushButton(SDL_MOUSEBUTTONUP, place)
    try window.turn()
    try window.turn(after: .seconds(1))
    #expect(responses == ["Delete"])
  }

  @Test func copiedTextIsOnTheDesktopsClipboard() throws {
    let window = try WindowFixture()
    try window.present(form())
    window.pushText("shared")
    window.pushKey(SDLK_a, KMOD_LCTRL)
    window.pushKey(SDLK_c, KMOD_LCTRL)
    try window.turn()
    let text = try #require(SDL_GetClipboardText())
    defer { SDL_free(text) }
    #expect(String(cString: text) == "shared")
  }

  @Test func aDroppedFileIsHandedOn() throws {
    let window = try WindowFixture()
    var paths: [String] = []
    window.host.fileDropped = { paths.append($0) }
    window.push(SDL_DROPFILE) { event in event.drop.file = SDL_strdup("/tmp/ä photo.png") }
    try window.turn()
    #expect(paths == ["/tmp/ä photo.png"])
  }
}
