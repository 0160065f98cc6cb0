import Testing

@testable import VitrineGraphics

@Test func cornersGiveTheVectors() throws {
  let shapes = try Vector(file: "corners")["shapes"].items
  #expect(shapes.count == 7)
  for shape in shapes {
    let title = try shape["title"].text
    let width = try shape["width"].number
    let height = try shape["height"].number
    let path = Path(roundedRect: Rect(0, 0, width, height), corners: try corners(shape))
    let curves = cubics(path)
    let expected = try shape["curves"].items
    #expect(curves.count == expected.count, "\(title)")
    for (curve, vector) in zip(curves, expected) {
      for (point, key) in zip(curve, ["from", "c1", "c2", "to"]) {
        let wanted = try vector[key].point
        #expect(distance(point, wanted) < 0.0001, "\(title) \(key)")
      }
    }
    #expect(abs(area(path) - (try shape["area"].number)) < 0.001, "\(title)")
  }
}

private func corners(_ shape: Vector) throws -> Corners {
  if try shape["title"].text.contains("capsule") { return .capsule }
  let radii = shape["radii"]
  return Corners(
    try radii["tl"].number, try radii["tr"].number, try radii["br"].number,
    try radii["bl"].number, smoothing: try shape["smoothing"].number)
}

/// The cubic curves of a path, each with its start.
private func cubics(_ path: Path) -> [[Point]] {
  var curves: [[Point]] = []
  var current = Point.zero
  for element in path.elements {
    switch element {
    case .move(let p), .line(let p): current = p
    case .quad(_, let p): current = p
    case .cubic(let a, let b, let p):
      curves.append([current, a, b, p])
      current = p
    case .close: break
    }
  }
  return curves
}

private func distance(_ a: Point, _ b: Point) -> Double {
  max(abs(a.x - b.x), abs(a.y - b.y))
}

/// The area inside an outline, by its chords.
private func area(_ path: Path) -> Double {
  let points = path.flattened(tolerance: 1e-9)
  var sum = 0.0
  for i in 0..<points.count {
    let a = points[i]
    let b = points[(i + 1) % points.count]
    sum += a.x * b.y - b.x * a.y
  }
  return abs(sum) / 2
}

@Test func leftBoundaryGivesTheVectors() throws {
  let path = Path(roundedRect: Rect(0, 0, 300, 184), corners: Corners(34, smoothing: 0.6))
  let points = path.flattened(tolerance: 1e-9)
  for sample in try Vector(file: "corners")["leftBoundary"]["samples"].items {
    let y = try sample["y"].number
    var left = Double.infinity
    for (a, b) in zip(points, points.dropFirst()) where min(a.y, b.y) <= y && max(a.y, b.y) > y {
      left = min(left, a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
    }
    #expect(abs(left - (try sample["x"].number)) < 0.0001)
  }
}

@Test func axesSaturateOnTheirOwn() throws {
  let reference = try Vector(file: "corners")["sketchtoolReference"]
  let shape = RoundedRectangle(
    Rect(0, 0, 1000, 500), corners: Corners(250, smoothing: 0.6))
  #expect(try abs(shape.bends.left - reference["topExtent"].number) < 1e-9)
  #expect(try abs(shape.bends.top - reference["verticalExtent"].number) < 1e-9)
}

@Test func radiiThatDoNotFitShrinkTogether() {
  let shape = RoundedRectangle(Rect(0, 0, 100, 100), corners: Corners(90, 30, 0, 0))
  #expect(shape.topLeft?.radius == 75)
  #expect(shape.topRight?.radius == 25)
  #expect(shape.bottomLeft == nil)
}

@Test func nonsenseRadiiAreSquareCorners() {
  let path = Path(
    roundedRect: Rect(0, 0, 10, 10), corners: Corners(.nan, -3, 0, -.infinity, smoothing: .nan))
  #expect(cubics(path).isEmpty)
  #expect(Path(roundedRect: Rect(0, 0, 0, 10), corners: .capsule).elements.isEmpty)
}
