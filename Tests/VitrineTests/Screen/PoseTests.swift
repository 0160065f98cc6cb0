import Testing
import VitrineGraphics

@testable import Vitrine

/// How components show their planes.
struct PoseTests {
  @Test func aPoseInsideAnotherIsOnePose() {
    let inner = Pose(opacity: 0.5, scale: 2, center: Point(10, 20), offset: Point(3, 4))
    let outer = Pose(opacity: 0.5, scale: 0.5, center: Point(100, 0), offset: Point(0, 7))
    let whole = outer.around(inner)
    func shown(_ pose: Pose, _ point: Point) -> Point {
      pose.center + (point - pose.center) * pose.scale + pose.offset
    }
    for point in [Point.zero, Point(10, 20), Point(-3, 50)] {
      let twice = shown(outer, shown(inner, point))
      let once = shown(whole, point)
      #expect((twice - once).length < 1e-12)
    }
    #expect(whole.opacity == 0.25)
    #expect(outer.around(Pose()) == outer)
  }

  @Test func aComponentMovesAPlaneOfItsOwn() throws {
    let bench = try BoxScreen()
    let content = bench.content()
    content.pose = Pose(opacity: 0.5, scale: 1.1, center: Point(200, 125))
    try bench.show(content)
    let zooms: [Zoom] = try bench.screen.displayList().commands.compactMap { command in
      if case .beginGroup(0.5, _, let zoom) = command { zoom } else { nil }
    }
    #expect(zooms == [Zoom(scale: 1.1, around: Point(200, 125))])
  }
}
