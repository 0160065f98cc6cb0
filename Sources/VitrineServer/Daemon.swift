import CVitrineHTTP
import Dispatch

/// The library's server, and the clock that enforces the limits.
final class Daemon: @unchecked Sendable {
  // Used by one thread at a time: the one that starts it, then the one that stops it.
  private let pointer: OpaquePointer
  private let timer: any DispatchSourceTimer
  // Kept while the library may call back.
  private let server: Unmanaged<Server>
  /// How often overdue requests are looked for.
  private static let interval = DispatchTimeInterval.milliseconds(250)

  init(serving server: Server, listener: Int32) throws(ServerError) {
    self.server = Unmanaged.passRetained(server)
    var callbacks = vitrine_http_callbacks(
      context: self.server.toOpaque(), handle: handleRequest, completed: completeRequest,
      connection: noteConnection)
    let limits = server.limits
    let pointer = vitrine_http_start(
      listener, &callbacks, UInt32(clamping: limits.connections),
      UInt32(clamping: limits.silence.components.seconds))
    guard let pointer else {
      self.server.release()
      throw ServerError("the server cannot be started; end other programs and try again")
    }
    self.pointer = pointer
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "vitrine.limits"))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [connections = server.connections, queue = server.queue] in
      connections.endOverdue(after: limits.request)
      queue.endOverdue()
    }
    timer.resume()
  }

  /// Takes no new connections.
  func quiesce() { vitrine_http_quiesce(pointer) }

  /// Closes all connections.
  func stop() {
    vitrine_http_stop(pointer)
    timer.cancel()
    server.release()
  }
}
