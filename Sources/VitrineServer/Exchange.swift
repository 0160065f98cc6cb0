import CVitrineHTTP
import Synchronization

/// A request and its answer.
///
/// The listening thread fills it; the answer may come from another thread.
final class Exchange: Sendable {
  private struct State {
    var body: [UInt8] = []
    var bodyCount = 0
    var isReceived = false
    var isSuspended = false
    var answer: ServerAnswer?
  }

  let method: String
  let path: String
  // Owned by the library and valid until the request is completed, which is after it was resumed.
  nonisolated(unsafe) private let connection: OpaquePointer
  private let state = Mutex(State())

  init(method: String, path: String, connection: OpaquePointer) {
    self.method = method
    self.path = path
    self.connection = connection
  }

  /// The bytes of the body.
  var body: [UInt8] { state.withLock { $0.body } }

  /// How many bytes of the body came, kept or not.
  var bodyCount: Int { state.withLock { $0.bodyCount } }

  /// A Boolean value that is true when the whole request was there.
  var isReceived: Bool { state.withLock { $0.isReceived } }

  /// The answer, as soon as it is known.
  var answer: ServerAnswer? { state.withLock { $0.answer } }

  /// Adds a piece of the body; bytes beyond the limit are counted only.
  func append(_ bytes: UnsafeRawBufferPointer, limit: Int) {
    state.withLock { state in
      state.bodyCount += bytes.count
      if state.bodyCount > limit {
        state.body = []
      } else {
        state.body.append(contentsOf: bytes)
      }
    }
  }

  /// Notes that the whole request is there.
  ///
  /// - Returns: whether that is news.
  func finishReceiving() -> Bool {
    state.withLock { state in
      defer { state.isReceived = true }
      return !state.isReceived
    }
  }

  /// Leaves the connection alone until there is an answer; called on the listening thread.
  func suspend() {
    state.withLock { $0.isSuspended = true }
    vitrine_http_suspend(connection)
  }

  /// Sets the answer, unless there is one, and has it sent.
  ///
  /// - Returns: whether the answer was taken.
  @discardableResult
  func resume(with answer: ServerAnswer) -> Bool {
    state.withLock { state in
      guard state.answer == nil, state.isSuspended else { return false }
      state.answer = answer
      state.isSuspended = false
      vitrine_http_resume(connection)
      return true
    }
  }

  /// Sends an answer; called on the listening thread.
  ///
  /// - Returns: whether the connection can go on.
  func send(_ answer: ServerAnswer) -> Bool {
    let response = answer.bytes.withUnsafeBytes {
      vitrine_http_response_create($0.baseAddress, $0.count)
    }
    guard let response else { return false }
    vitrine_http_response_add(response, "Content-Type", answer.type)
    vitrine_http_response_add(response, "X-Content-Type-Options", "nosniff")
    vitrine_http_response_add(response, "Cache-Control", "no-cache")
    for field in answer.fields { vitrine_http_response_add(response, field.name, field.value) }
    return vitrine_http_respond(connection, UInt32(answer.status), response) != 0
  }

  /// Returns a header of the request.
  func header(_ name: String) -> String? {
    guard let value = vitrine_http_header(connection, name) else { return nil }
    return String(cString: value)
  }
}
