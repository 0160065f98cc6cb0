import CVitrineHTTP

// What the library calls on its thread.

func handleRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, descriptor: Int32,
  method: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?, bytes: UnsafePointer<CChar>?,
  count: Int, request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Int32 {
  guard let context, let connection, let method, let path, let request else { return 0 }
  let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
  guard let known = request.pointee else {
    let exchange = Exchange(
      method: String(cString: method), path: String(cString: path), connection: connection)
    request.pointee = Unmanaged.passRetained(exchange).toOpaque()
    return server.receiveHead(exchange) ? 1 : 0
  }
  let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  if count > 0 {
    return server.receive(UnsafeRawBufferPointer(start: bytes, count: count), of: exchange) ? 1 : 0
  }
  return server.receiveEnd(of: exchange, descriptor: descriptor) ? 1 : 0
}

func completeRequest(
  context: UnsafeMutableRawPointer?, descriptor: Int32,
  request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) {
  guard let context, let request, let known = request.pointee else { return }
  let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
  let exchange = Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue()
  request.pointee = nil
  server.connections.begin(descriptor)
  if exchange.isReceived { server.end() }
}

func noteConnection(context: UnsafeMutableRawPointer?, descriptor: Int32, isOpen: Int32) {
  guard let context else { return }
  let server = Unmanaged<Server>.fromOpaque(context).takeUnretainedValue()
  if isOpen != 0 {
    server.connections.begin(descriptor)
  } else {
    server.connections.remove(descriptor)
  }
}

extension Server {
  /// How much of a body beyond the limit is read, so that a client that is still sending hears
  /// the answer; behind that the connection is closed.
  private static let mostUnread = 16 << 20

  fileprivate func receiveHead(_ exchange: Exchange) -> Bool {
    let length = exchange.header("Content-Length").flatMap { Int($0) } ?? 0
    if length > limits.bodyBytes + Self.mostUnread { return exchange.send(router.tooLarge) }
    return true
  }

  fileprivate func receive(_ bytes: UnsafeRawBufferPointer, of exchange: Exchange) -> Bool {
    exchange.append(bytes, limit: limits.bodyBytes)
    return exchange.bodyCount <= limits.bodyBytes + Self.mostUnread
  }

  /// Answers a request that is there as a whole; called again when its picture is there.
  fileprivate func receiveEnd(of exchange: Exchange, descriptor: Int32) -> Bool {
    if let answer = exchange.answer { return exchange.send(answer) }
    guard exchange.finishReceiving() else { return true }
    connections.finish(descriptor)
    guard begin() else { return exchange.send(router.stopping) }
    switch router.route(exchange, queue: queue) {
    case .answer(let answer): return exchange.send(answer)
    case .work(let work): return queue.take(exchange, work) || exchange.send(router.busy)
    }
  }
}
