extension Path {
  /// Returns the outline drawn the other way round, which turns an area into a hole.
  public func reversed() -> Path {
    var result = Path()
    var contour: [Element] = []
    func flush() {
      result.elements += Path.reversed(contour: contour)
      contour = []
    }
    for element in elements {
      if case .move = element { flush() }
      contour.append(element)
    }
    flush()
    return result
  }

  private static func reversed(contour: [Element]) -> [Element] {
    var points: [Point] = []
    for element in contour {
      if let end = element.end { points.append(end) }
    }
    guard let last = points.last else { return [] }
    var result: [Element] = [.move(last)]
    var index = points.count - 1
    var isClosed = false
    for element in contour.reversed() {
      switch element {
      case .close: isClosed = true
      case .move: break
      case .line: result.append(.line(points[index - 1]))
      case .quad(let c, _): result.append(.quad(c, points[index - 1]))
      case .cubic(let a, let b, _): result.append(.cubic(b, a, points[index - 1]))
      }
      if element.end != nil { index -= 1 }
      if index <= 0 { break }
    }
    if isClosed { result.append(.close) }
    return result
  }
}

extension Path.Element {
  /// The position that the step leads to; nil for the one that closes a contour.
  fileprivate var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}
