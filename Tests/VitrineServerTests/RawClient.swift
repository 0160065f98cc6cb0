import Glibc

/// A connection to a server on this machine that sends whatever it is told to.
final class RawClient {
  private let descriptor: Int32

  init?(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // Nothing may keep a test waiting for ever.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Sends bytes; false where the server does not take them any more.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  /// Reads until the server closes the connection, or as long as nothing comes.
  func readAll() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// Sends a request on a connection of its own and returns the whole answer.
  static func ask(
    _ port: Int, _ method: String, _ path: String, body: String? = nil, fields: [String] = []
  ) -> Answer? {
    guard let client = RawClient(port: port) else { return nil }
    var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost", "Connection: close"] + fields
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
    return Answer(client.readAll())
  }
}

/// An answer in its parts.
struct Answer {
  let status: Int
  let fields: [String: String]
  let body: String

  init?(_ text: String) {
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    body = String(text[end.upperBound...])
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    self.status = status
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
    }
    self.fields = fields
  }
}

extension StringProtocol {
  /// Returns where a text stands for the first time.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
