import VitrineJSON

/// What a server says to a request.
public struct ServerAnswer: Sendable {
  /// The status of HTTP.
  public var status: Int
  /// The media type of the body.
  public var type: String
  /// The body.
  public var bytes: [UInt8]
  /// More headers.
  public var fields: [(name: String, value: String)] = []

  /// Creates an answer that is as it should be.
  public init(type: String, bytes: [UInt8]) {
    status = 200
    self.type = type
    self.bytes = bytes
  }

  /// Creates an answer that says what is wrong and what to do, as `{"error": "…"}`.
  public init(error: String, status: Int) {
    self.init(json: .object([("error", .string(error))]))
    self.status = status
  }

  init(json: JSONOutput) {
    self.init(type: "application/json", bytes: Array((json.compact + "\n").utf8))
  }

  /// Returns the answer with one more header.
  public func adding(_ name: String, _ value: String) -> ServerAnswer {
    var answer = self
    answer.fields.append((name, value))
    return answer
  }
}
