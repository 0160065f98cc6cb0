import CVitrineHTTP
import Glibc

/// Where a server listens.
public struct ServerAddress: Hashable, Sendable {
  /// The numeric address of the machine, of version 4 or 6.
  public var host: String
  /// The port; 0 for any that is free.
  public var port: Int

  /// Creates an address; that of the machine itself cannot be reached from elsewhere.
  public init(host: String = "127.0.0.1", port: Int) {
    self.host = host
    self.port = port
  }

  /// The address of a page there.
  public var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }

  /// Opens the socket.
  func listen() throws(ServerError) -> Int32 {
    guard let number = UInt16(exactly: port) else {
      throw ServerError("\(port) is no port; take one from 0 to 65535")
    }
    let result = vitrine_http_listen(host, number)
    if result >= 0 { return result }
    switch -result {
    case EADDRINUSE:
      throw ServerError("port \(port) is taken; take another with --port", isTaken: true)
    case EACCES: throw ServerError("port \(port) is not allowed; take one above 1023")
    case EINVAL, EADDRNOTAVAIL:
      throw ServerError("“\(host)” is no address of this machine; take 127.0.0.1, or 0.0.0.0")
    default:
      let reason = String(cString: strerror(-result))
      throw ServerError("\(url): nobody can listen there: \(reason); take another port")
    }
  }
}

/// Why a server could not be started.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String
  /// A Boolean value that is true when somebody else listens at the port.
  public let isTaken: Bool

  init(_ description: String, isTaken: Bool = false) {
    self.description = description
    self.isTaken = isTaken
  }
}
