internal import CSDL2
internal import Synchronization
public import Vitrine

/// Brings work from other threads to the screen of a window, which belongs to the main thread.
public final class ScreenQueue: Sendable {
  private let works = Mutex<[@Sendable (Screen) -> Void]>([])
  /// SDL's number of the event that says that there is work.
  let eventType: UInt32

  /// Needs SDL to be there.
  init() { eventType = SDL_RegisterEvents(1) }

  /// Lets work be done soon on the main thread; may be called on any thread.
  public func post(_ work: @escaping @Sendable (Screen) -> Void) {
    let isFirst = works.withLock { works in
      works.append(work)
      return works.count == 1
    }
    // One event wakes the window for all the work there is.
    guard isFirst else { return }
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }

  /// Does all work that has come.
  func run(on screen: Screen) {
    let due = works.withLock { works in
      defer { works = [] }
      return works
    }
    for work in due { work(screen) }
  }
}
