import Glibc
import Synchronization
import Testing

@testable import VitrineServer

/// Content whose pictures take as long as a test wants.
private final class TestContent: ServerContent {
  private let delay: Duration
  let drawn = Mutex<[String]>([])

  init(delay: Duration = .zero) { self.delay = delay }

  func file(at path: String) -> ServerFile? {
    switch path {
    case "/": .ready(ServerAnswer(type: "text/html", bytes: Array("page".utf8)))
    case "/picture.png": .drawn
    default: nil
    }
  }

  func answer(to work: ServerWork) -> ServerAnswer {
    let parts = delay.components
    usleep(UInt32(parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000))
    switch work {
    case .file(let path):
      drawn.withLock { $0.append(path) }
      return ServerAnswer(type: "image/png", bytes: Array("picture".utf8))
    case .draw(let body):
      let text = String(decoding: body, as: UTF8.self)
      drawn.withLock { $0.append(text) }
      if text == "bad" { return ServerAnswer(error: "line 1: bad; mend it", status: 400) }
      return ServerAnswer(type: "image/png", bytes: body)
    }
  }
}

@Suite(.serialized, .timeLimit(.minutes(2))) struct ServerTests {
  private func serving(
    _ content: TestContent = TestContent(), limits: ServerLimits = ServerLimits(),
    _ body: (Server) throws -> Void
  ) throws {
    let server = try Server(content, at: ServerAddress(port: 0), limits: limits, version: "1.2.3")
    defer { server.stop() }
    try body(server)
  }

  private let json = ["Content-Type: application/json"]

  @Test func filesAreAnsweredWithTheirTypes() throws {
    try serving { server in
      let page = try #require(RawClient.ask(server.port, "GET", "/"))
      #expect(page.status == 200 && page.body == "page")
      #expect(page.fields["content-type"] == "text/html")
      let picture = try #require(RawClient.ask(server.port, "GET", "/picture.png"))
      #expect(picture.status == 200 && picture.body == "picture")
      let head = try #require(RawClient.ask(server.port, "HEAD", "/picture.png"))
      #expect(head.status == 200 && head.body == "")
      #expect(head.fields["content-length"] == "7")
    }
  }

  @Test func bodiesAreDrawn() throws {
    try serving { server in
      let answer = try #require(
        RawClient.ask(server.port, "POST", "/draw", body: "{}", fields: json))
      #expect(answer.status == 200 && answer.body == "{}")
      let bad = try #require(
        RawClient.ask(server.port, "POST", "/draw", body: "bad", fields: json))
      #expect(bad.status == 400)
      #expect(bad.body == "{\"error\": \"line 1: bad; mend it\"}\n")
    }
  }

  @Test func healthTellsTheVersion() throws {
    try serving { server in
      let answer = try #require(RawClient.ask(server.port, "GET", "/health"))
      #expect(
        answer.body == #"{"status": "ok", "version": "1.2.3", "waiting": 0, "drawn": 0}"# + "\n")
    }
  }

  @Test(arguments: [
    ("GET", "/nothing", 404), ("GET", "/../etc/passwd", 404), ("GET", "/%2e%2e/etc/passwd", 404),
    ("GET", "/draw", 405), ("DELETE", "/", 405), ("POST", "/health", 405), ("PUT", "/x", 404),
  ])
  func wrongPathsAndMethodsAreToldInJSON(method: String, path: String, status: Int) throws {
    try serving { server in
      let answer = try #require(RawClient.ask(server.port, method, path))
      #expect(answer.status == status)
      #expect(answer.fields["content-type"] == "application/json")
      #expect(answer.body.hasPrefix("{\"error\": \""))
      #expect((answer.fields["allow"] != nil) == (status == 405))
    }
  }

  @Test func onlyJSONIsDrawn() throws {
    try serving { server in
      for (type, status) in [
        ("text/plain", 415), ("application/json; charset=utf-8", 200),
        ("application/vnd.scene+json", 200),
      ] {
        let answer = try #require(
          RawClient.ask(
            server.port, "POST", "/draw", body: "{}", fields: ["Content-Type: \(type)"]))
        #expect(answer.status == status, "\(type)")
      }
    }
  }

  @Test func longBodiesAreRefusedWhetherTheyTellTheirLengthOrNot() throws {
    var limits = ServerLimits()
    limits.bodyBytes = 1000
    let content = TestContent()
    try serving(content, limits: limits) { server in
      let long = String(repeating: "x", count: 100_000)
      let answer = try #require(
        RawClient.ask(server.port, "POST", "/draw", body: long, fields: json))
      #expect(answer.status == 413)
      let chunked = "186A0\r\n\(long)\r\n0\r\n\r\n"
      let client = try #require(RawClient(port: server.port))
      client.send(
        "POST /draw HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
          + chunked)
      #expect(Answer(client.readAll())?.status == 413)
      let announced = try #require(RawClient(port: server.port))
      announced.send("POST /draw HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
      #expect(Answer(announced.readAll())?.status == 413)
    }
    #expect(content.drawn.withLock { $0 } == [])
  }

  @Test func tooManyWaitingRequestsAreSentAway() throws {
    var limits = ServerLimits()
    limits.waiting = 2
    try serving(TestContent(delay: .milliseconds(300)), limits: limits) { server in
      let clients = try (0..<6).map { _ in try #require(RawClient(port: server.port)) }
      for client in clients {
        client.send("GET /picture.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      }
      let answers = clients.compactMap { Answer($0.readAll()) }
      #expect(answers.count == 6)
      #expect(answers.filter { $0.status == 200 }.count == 2)
      let refused = answers.filter { $0.status == 503 }
      #expect(refused.count == 4)
      #expect(refused.allSatisfy { $0.fields["retry-after"] == "1" })
    }
  }

  @Test func aPictureThatTakesTooLongIsGivenUp() throws {
    var limits = ServerLimits()
    limits.answer = .milliseconds(300)
    try serving(TestContent(delay: .seconds(2)), limits: limits) { server in
      let started = ContinuousClock.now
      let answer = try #require(RawClient.ask(server.port, "GET", "/picture.png"))
      #expect(answer.status == 503)
      #expect(ContinuousClock.now - started < .milliseconds(1500))
      // The page is there meanwhile.
      #expect(RawClient.ask(server.port, "GET", "/")?.status == 200)
    }
  }

  @Test func halfSentRequestsEndAndHarmNobody() throws {
    var limits = ServerLimits()
    limits.request = .milliseconds(500)
    try serving(limits: limits) { server in
      let halves = [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX: ",
        "POST /draw HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
      ]
      let clients = try halves.map { half in
        let client = try #require(RawClient(port: server.port))
        client.send(half)
        return client
      }
      #expect(RawClient.ask(server.port, "GET", "/")?.status == 200)
      // A byte now and then does not keep a connection open.
      let started = ContinuousClock.now
      while ContinuousClock.now - started < .seconds(5), clients[2].send("x") { usleep(50_000) }
      #expect(ContinuousClock.now - started < .seconds(4))
      for client in clients { #expect(Answer(client.readAll())?.status != 200) }
    }
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
    "POST /draw HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "POST /draw HTTP/1.1\r\nHost: x\r\nContent-Length: 18446744073709551617\r\n\r\n",
    "POST /draw HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
  ])
  func whatIsNoHTTPHarmsNobody(text: String) throws {
    var limits = ServerLimits()
    limits.request = .milliseconds(500)
    try serving(limits: limits) { server in
      let client = try #require(RawClient(port: server.port))
      client.send(text)
      #expect(Answer(client.readAll())?.status != 200)
      #expect(RawClient.ask(server.port, "GET", "/")?.status == 200)
    }
  }

  @Test func headsOfAnyLengthAreBounded() throws {
    try serving { server in
      let client = try #require(RawClient(port: server.port))
      client.send("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 1 << 20))\r\n\r\n")
      let answer = Answer(client.readAll())
      #expect(answer == nil || [413, 414, 431].contains(answer?.status))
      #expect(RawClient.ask(server.port, "GET", "/")?.status == 200)
    }
  }

  @Test func stoppingFinishesWhatIsUnderWay() throws {
    let content = TestContent(delay: .milliseconds(400))
    let server = try Server(content, at: ServerAddress(port: 0), version: "1")
    let client = try #require(RawClient(port: server.port))
    client.send("GET /picture.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    usleep(100_000)
    server.stop()
    #expect(Answer(client.readAll())?.body == "picture")
    #expect(RawClient.ask(server.port, "GET", "/") == nil)
  }

  @Test func stoppingDoesNotWaitForHalfSentRequests() throws {
    let server = try Server(TestContent(), at: ServerAddress(port: 0), version: "1")
    let client = try #require(RawClient(port: server.port))
    client.send("POST /draw HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    usleep(50_000)
    let started = ContinuousClock.now
    server.stop()
    #expect(ContinuousClock.now - started < .seconds(2))
    #expect(Answer(client.readAll()) == nil)
  }

  @Test func aTakenPortIsTold() throws {
    try serving { server in
      let error = #expect(throws: ServerError.self) {
        _ = try Server(TestContent(), at: ServerAddress(port: server.port), version: "1")
      }
      #expect(error?.isTaken == true)
    }
  }

  @Test(arguments: [("localhost", 1), ("999.1.1.1", 1), ("127.0.0.1", 65536), ("", 1)])
  func addressesThatAreNoneAreTold(host: String, port: Int) {
    #expect(throws: ServerError.self) {
      _ = try Server(TestContent(), at: ServerAddress(host: host, port: port), version: "1")
    }
  }
}
