import CVitrineHTTP
import Dispatch
import Synchronization

/// Serves the gallery and draws scenes over HTTP.
///
/// One thread listens; pictures are drawn one after the other on another. What is sent to it may
/// be wrong, endless or never finished: the limits hold. A server that is not stopped goes on.
public final class Server: Sendable {
  /// The port that the server listens at.
  public let port: Int
  let limits: ServerLimits
  let router: Router
  let queue: DrawingQueue
  let connections = Connections()
  private let state = Mutex(State())

  private struct State {
    var daemon: Daemon?
    var isStopping = false
    /// The requests that are there as a whole and whose answers are not sent yet.
    var underWay = 0
  }

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - content: what is shown.
  ///   - address: where to listen.
  ///   - limits: what is borne.
  ///   - version: what `/health` says.
  /// - Throws: `ServerError` where nobody can listen at the address.
  public init(
    _ content: any ServerContent, at address: ServerAddress, limits: ServerLimits = ServerLimits(),
    version: String
  ) throws(ServerError) {
    self.limits = limits
    router = Router(content: content, limits: limits, version: version)
    queue = DrawingQueue(content: content, limits: limits)
    let listener = try address.listen()
    port = Int(vitrine_http_port(listener))
    let daemon = try Daemon(serving: self, listener: listener)
    state.withLock { $0.daemon = daemon }
  }

  /// Takes no more requests, finishes those that are under way, and ends.
  ///
  /// Takes no longer than a request may wait for its picture.
  public func stop() {
    let daemon = state.withLock { state in
      state.isStopping = true
      return state.daemon.take()
    }
    guard let daemon else { return }
    daemon.quiesce()
    let deadline = ContinuousClock.now + limits.answer
    while state.withLock({ $0.underWay > 0 }), ContinuousClock.now < deadline { wait() }
    // The library must not be stopped while a request waits for its picture.
    while queue.waiting > 0 { wait() }
    daemon.stop()
  }

  private func wait() { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(10)) }

  /// Notes that a request is there as a whole.
  ///
  /// - Returns: whether it is still taken.
  func begin() -> Bool {
    state.withLock { state in
      state.underWay += 1
      return !state.isStopping
    }
  }

  /// Notes that a request's answer is sent, or that nobody is there for it any more.
  func end() { state.withLock { $0.underWay -= 1 } }
}
