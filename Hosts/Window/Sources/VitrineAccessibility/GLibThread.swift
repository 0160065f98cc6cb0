internal import CVitrineAccessibility

/// The thread that D-Bus and accessible objects live on.
enum GLibThread {
  /// Starts the thread, once; returns false where there is no session of D-Bus to talk to.
  static func start() -> Bool { vitrine_glib_start() != 0 }

  /// Calls a function soon on the thread.
  static func post(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Box(body))
    vitrine_glib_post(
      { context in
        guard let context else { return }
        Unmanaged<Box<@Sendable () -> Void>>.fromOpaque(context).takeRetainedValue().content()
      }, box.toOpaque())
  }
}

/// Carries a value through C.
final class Box<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}
