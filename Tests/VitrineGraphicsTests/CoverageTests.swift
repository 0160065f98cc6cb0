import Testing

@testable import VitrineGraphics

private func plane(_ path: Path, _ width: Int, _ height: Int) -> Plane {
  Plane(coverageOf: path, in: PixelBounds(left: 0, top: 0, right: width, bottom: height))
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(roundedRect: Rect(x, y, width, height), corners: .square)
}

private func joined(_ paths: Path...) -> Path { Path(paths.flatMap { $0.elements }) }

@Test func boxesCoverTheirExactArea() {
  let plane = plane(box(1.25, 0.5, 2.5, 1.25), 5, 3)
  #expect(plane.row(0)[1] == 0.375)
  #expect(plane.row(0)[2] == 0.5)
  #expect(plane.row(0)[3] == 0.375)
  #expect(plane.row(1)[2] == 0.75)
  #expect(plane.row(1)[1] == 0.5625)
  #expect(plane.row(0)[0] == 0)
  #expect(plane.row(0)[4] == 0)
  #expect(plane.row(2)[2] == 0)
}

@Test func theInsideIsExactlyOne() {
  let plane = plane(Path(ellipseIn: Rect(3.3, 4.7, 90.1, 80.9)), 100, 100)
  for y in 40..<50 { for x in 20..<80 { #expect(plane.row(y)[x] == 1) } }
}

@Test func ellipsesHaveTheAreaOfTheirCubics() {
  let plane = plane(Path(ellipseIn: Rect(2.5, 3.25, 60, 40)), 70, 50)
  var sum = 0.0
  for i in 0..<plane.width * plane.height { sum += Double(plane.values[i]) }
  // The cubic quarter circle is 0.03 % larger than the true one.
  #expect(abs(sum / (3.14159265 * 30 * 20) - 1) < 0.0005)
}

@Test func triangleCoverageIsExact() {
  var path = Path()
  path.move(to: Point(0, 0))
  path.line(to: Point(4, 0))
  path.line(to: Point(0, 4))
  let plane = plane(path, 4, 4)
  for y in 0..<4 {
    for x in 0..<4 {
      let wanted: Float = x + y < 3 ? 1 : x + y == 3 ? 0.5 : 0
      #expect(plane.row(y)[x] == wanted)
    }
  }
}

@Test func overlappingContoursCountOnce() {
  // Two boxes whose edges lie inside the same pixels.
  let plane = plane(joined(box(0.5, 0.5, 2, 2), box(1.25, 1.25, 2, 2)), 4, 4)
  #expect(plane.row(1)[1] == 1)
  // Pixel (2, 1): the first covers its left half, the second its lower three quarters.
  #expect(abs(plane.row(1)[2] - 0.875) < 1e-5)
  #expect(abs(plane.row(2)[2] - 1 + 0) < 1e-5)
  #expect(abs(plane.row(0)[1] - 0.5) < 1e-5)
}

@Test func crossingLinesCoverTheirUnion() {
  // Two thin diagonal bars that cross inside one pixel row.
  var a = Path()
  a.move(to: Point(0, 0))
  a.line(to: Point(1, 0))
  a.line(to: Point(4, 3))
  a.line(to: Point(3, 3))
  var b = Path()
  b.move(to: Point(3, 0))
  b.line(to: Point(4, 0))
  b.line(to: Point(1, 3))
  b.line(to: Point(0, 3))
  let union = plane(joined(a, b), 4, 3)
  // A dense sampling of the union.
  let samples = 64
  for y in 0..<3 {
    for x in 0..<4 {
      var count = 0
      for j in 0..<samples {
        for i in 0..<samples {
          let px = Double(x) + (Double(i) + 0.5) / Double(samples)
          let py = Double(y) + (Double(j) + 0.5) / Double(samples)
          let inA = px >= py && px < py + 1
          let inB = px >= 3 - py && px < 4 - py
          if inA || inB { count += 1 }
        }
      }
      let wanted = Float(count) / Float(samples * samples)
      #expect(abs(union.row(y)[x] - wanted) < 0.02, "\(x) \(y)")
    }
  }
}

@Test func oppositeContoursCutHoles() {
  var hole = Path()
  hole.move(to: Point(1, 1))
  hole.line(to: Point(1, 3))
  hole.line(to: Point(3, 3))
  hole.line(to: Point(3, 1))
  hole.close()
  let plane = plane(joined(box(0, 0, 4, 4), hole), 4, 4)
  #expect(plane.row(0)[0] == 1)
  #expect(plane.row(1)[1] == 0)
  #expect(plane.row(2)[2] == 0)
  #expect(plane.row(3)[3] == 1)
}

@Test func directionDoesNotMatter() {
  var back = Path()
  back.move(to: Point(0.5, 0.5))
  back.line(to: Point(0.5, 3))
  back.line(to: Point(3, 3))
  back.line(to: Point(3, 0.5))
  let a = plane(back, 4, 4)
  let b = plane(box(0.5, 0.5, 2.5, 2.5), 4, 4)
  for i in 0..<16 { #expect(a.values[i] == b.values[i]) }
}

@Test func whatLiesLeftOfTheBoundsStillCounts() {
  let plane = plane(box(-1000, -1000, 1002.5, 2000), 4, 4)
  #expect(plane.row(2)[0] == 1)
  #expect(plane.row(2)[1] == 1)
  #expect(plane.row(2)[2] == 0.5)
  #expect(plane.row(2)[3] == 0)
}

@Test func hugeAndBrokenOutlinesAreHarmless() {
  let huge = plane(box(-1e300, -1e300, 2e300, 2e300), 4, 4)
  #expect(huge.row(1)[1] == 1)
  let nan = plane(box(.nan, 0, 10, 10), 4, 4)
  #expect(nan.row(1)[1] >= 0)
  let infinite = plane(Path(ellipseIn: Rect(-1e9, -1e9, 2e9, 2e9)), 4, 4)
  #expect(infinite.row(1)[1] == 1)
}

@Test func strokesHaveTheirWidth() {
  var line = Path()
  line.move(to: Point(4, 4))
  line.line(to: Point(16, 4))
  let plane = plane(line.stroked(width: 3), 20, 8)
  var column: Float = 0
  for y in 0..<8 { column += plane.row(y)[10] }
  #expect(abs(column - 3) < 1e-5)
  var sum: Float = 0
  for i in 0..<160 { sum += plane.values[i] }
  // A bar of 12 with two half discs of radius 1.5.
  #expect(abs(sum - (36 + 7.0686)) < 0.02)
}

@Test func strokesOfTightCurvesHaveNoHoles() {
  let circle = Path(ellipseIn: Rect(8, 8, 4, 4)).stroked(width: 6)
  let plane = plane(circle, 20, 20)
  #expect(plane.row(10)[10] == 1)
  #expect(plane.row(9)[9] == 1)
  var sum: Float = 0
  for i in 0..<400 { sum += plane.values[i] }
  #expect(abs(sum - 78.54) < 0.1)
}
