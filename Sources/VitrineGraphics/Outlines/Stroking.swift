extension Path {
  /// Returns the area of a line drawn along the outline, with round caps and joins.
  ///
  /// The result is a union of contours that all run the same way round; fill it by the nonzero
  /// rule. Curves are followed to 1/2048 of the line's width. A width that is not above
  /// zero gives an empty outline.
  public func stroked(width: Double) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    var stroker = Stroker(radius: width / 2)
    let flattening = Flattening(self, tolerance: width / 2048)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        stroker.endLine()
        start = p
        current = p
        stroker.start(at: p)
        continue
      case .line(let p):
        stroker.line(to: p)
        current = p
      case .quad(let b, let c):
        flattening.quad(current, b, c) { stroker.line(to: $0) }
        current = c
      case .cubic(let b, let c, let d):
        flattening.cubic(current, b, c, d) { stroker.line(to: $0) }
        current = d
      case .close:
        stroker.line(to: start)
        current = start
      }
    }
    stroker.endLine()
    return stroker.outline
  }
}
