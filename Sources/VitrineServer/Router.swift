import VitrineJSON

/// Decides what a request is answered with.
struct Router: Sendable {
  /// What to do with a request.
  enum Route {
    case answer(ServerAnswer)
    case work(ServerWork)
  }

  let content: any ServerContent
  let limits: ServerLimits
  let version: String

  /// Returns what to do with a request that is there as a whole.
  func route(_ exchange: Exchange, queue: DrawingQueue) -> Route {
    switch exchange.path {
    case "/draw":
      return drawing(exchange)
    case "/health":
      guard Self.isReading(exchange) else { return .answer(wrongMethod(exchange, "GET, HEAD")) }
      return .answer(health(queue))
    default:
      guard let file = content.file(at: exchange.path) else { return .answer(nothing(exchange)) }
      guard Self.isReading(exchange) else { return .answer(wrongMethod(exchange, "GET, HEAD")) }
      switch file {
      case .ready(let answer): return .answer(answer)
      case .drawn: return .work(.file(path: exchange.path))
      }
    }
  }

  private func drawing(_ exchange: Exchange) -> Route {
    guard exchange.method == "POST" else { return .answer(wrongMethod(exchange, "POST")) }
    if let type = exchange.header("Content-Type"), !Self.isJSON(type) {
      return .answer(
        ServerAnswer(
          error: "“\(type)” is no JSON; send the scene as application/json", status: 415))
    }
    guard exchange.bodyCount <= limits.bodyBytes else { return .answer(tooLarge) }
    return .work(.draw(body: exchange.body))
  }

  /// The answer where too many requests wait.
  var busy: ServerAnswer {
    ServerAnswer(
      error: "\(limits.waiting) requests wait already; ask again in a second", status: 503
    ).adding("Retry-After", "1")
  }

  /// The answer to a body beyond the limit.
  var tooLarge: ServerAnswer {
    ServerAnswer(
      error: "the body is larger than \(limits.bodyBytes >> 10) KiB; make the scene smaller",
      status: 413)
  }

  /// The answer to a request that comes while the server ends.
  var stopping: ServerAnswer {
    ServerAnswer(error: "the server is about to end; ask again later", status: 503)
      .adding("Retry-After", "5").adding("Connection", "close")
  }

  private func health(_ queue: DrawingQueue) -> ServerAnswer {
    ServerAnswer(
      json: .object([
        ("status", .string("ok")), ("version", .string(version)),
        ("waiting", .number(Double(queue.waiting))), ("drawn", .number(Double(queue.drawn))),
      ]))
  }

  private func nothing(_ exchange: Exchange) -> ServerAnswer {
    ServerAnswer(
      error: "there is nothing at “\(exchange.path)”; see / for the gallery, or POST to /draw",
      status: 404)
  }

  private func wrongMethod(_ exchange: Exchange, _ methods: String) -> ServerAnswer {
    ServerAnswer(
      error: "“\(exchange.path)” does not know \(exchange.method); use \(methods)", status: 405
    ).adding("Allow", methods)
  }

  private static func isReading(_ exchange: Exchange) -> Bool {
    exchange.method == "GET" || exchange.method == "HEAD"
  }

  private static func isJSON(_ type: String) -> Bool {
    let name = type.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    return name == "application/json" || name.hasSuffix("+json")
  }
}
