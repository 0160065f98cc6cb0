import CVitrineHTTP
import Synchronization

/// The open connections, and since when each of them owes the rest of a request.
///
/// The library itself only ends connections that are silent; one that sends a byte now and then
/// is ended here.
final class Connections: Sendable {
  private let owing = Mutex<[Int32: ContinuousClock.Instant?]>([:])

  /// Notes that a connection was opened, or answered: from now on it owes a request.
  func begin(_ descriptor: Int32) {
    owing.withLock { $0[descriptor] = .some(.now) }
  }

  /// Notes that a connection's request is complete.
  func finish(_ descriptor: Int32) {
    owing.withLock { $0[descriptor] = .some(nil) }
  }

  /// Notes that a connection is about to be closed.
  func remove(_ descriptor: Int32) {
    owing.withLock { $0[descriptor] = nil }
  }

  /// Ends the connections that have owed a request for too long.
  ///
  /// None is closed meanwhile, so a descriptor cannot come to stand for something else.
  func endOverdue(after limit: Duration) {
    owing.withLock { owing in
      let now = ContinuousClock.now
      for (descriptor, since) in owing {
        guard let since, now - since > limit else { continue }
        vitrine_http_shut(descriptor)
      }
    }
  }
}
