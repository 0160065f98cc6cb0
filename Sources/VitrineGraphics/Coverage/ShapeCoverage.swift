extension LocalShape {
  /// Returns the coverage of the shape, grown by a distance and moved.
  func coverage(
    grownBy spread: Double = 0, movedBy offset: Point = .zero, in bounds: PixelBounds
  ) -> Plane {
    switch shape {
    case .rectangle(let rect, let corners):
      return Plane(
        coverageOf: Path(
          roundedRect: rect.outset(by: spread).offset(by: offset),
          corners: corners.grown(by: spread)), in: bounds)
    case .ellipse(let rect):
      return Plane(
        coverageOf: Path(ellipseIn: rect.outset(by: spread).offset(by: offset)), in: bounds)
    case .path(let path): return Self.coverage(path, spread, offset, bounds)
    case .glyphs(let run): return Self.coverage(run.path, spread, offset, bounds)
    }
  }

  /// An outline is grown or shrunk by the line of twice the distance along it.
  private static func coverage(
    _ path: Path, _ spread: Double, _ offset: Point, _ bounds: PixelBounds
  ) -> Plane {
    let moved = path.transformed(scale: Size(1, 1), offset: offset)
    let plane = Plane(coverageOf: moved, in: bounds)
    guard spread != 0 else { return plane }
    let line = Plane(
      coverageOf: moved.stroked(width: 2 * spread.magnitude), in: bounds)
    for i in 0..<plane.width * plane.height {
      plane.values[i] =
        spread > 0
        ? max(plane.values[i], line.values[i]) : min(plane.values[i], 1 - line.values[i])
    }
    return plane
  }

  /// The pixels that the shape touches when grown by a distance and moved.
  func pixelBounds(grownBy spread: Double = 0, movedBy offset: Point = .zero) -> PixelBounds {
    PixelBounds(covering: bounds.outset(by: spread).offset(by: offset))
  }
}

extension Corners {
  /// Returns the corners of an outline grown by a distance: rounded ones keep their centres.
  package func grown(by distance: Double) -> Corners {
    func grow(_ radius: Double) -> Double { radius > 0 ? max(radius + distance, 0) : 0 }
    var corners = self
    corners.topLeft = grow(topLeft)
    corners.topRight = grow(topRight)
    corners.bottomRight = grow(bottomRight)
    corners.bottomLeft = grow(bottomLeft)
    return corners
  }
}

extension GlyphRun {
  /// The outlines of all glyphs.
  package var path: Path {
    var path = Path()
    for glyph in glyphs {
      let placed = glyph.outline.path.transformed(
        scale: Size(emSize, emSize), offset: glyph.origin)
      path.elements.append(contentsOf: placed.elements)
    }
    return path
  }
}
