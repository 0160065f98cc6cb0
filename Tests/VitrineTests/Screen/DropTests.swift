import Testing
import VitrineGraphics

@testable import Vitrine

/// What comes from other programs, and what is carried to them.
struct DropTests {
  private func drop(_ bench: TouchBench, _ phase: DropEvent.Phase, _ position: Point) {
    bench.screen.handle(.drop(DropEvent(phase, at: position, items: [.file("/a.txt")])))
  }

  @Test func aDropTellsWhatItIsOver() throws {
    let bench = try TouchBench()
    drop(bench, .moved, try bench.row(2))
    #expect(bench.screen.dropOperation == .copy)
    drop(bench, .moved, try bench.row(3))
    drop(bench, .performed, try bench.row(3))
    #expect(bench.list.log == ["drop moved 2", "drop moved 3", "drop performed 3"])
    #expect(bench.screen.dropOperation == .copy)
  }

  @Test func whatLeavesIsToldSo() throws {
    let bench = try TouchBench()
    drop(bench, .moved, try bench.row(2))
    drop(bench, .moved, Point(200, 20))
    #expect(bench.screen.dropOperation == .cancel)
    drop(bench, .moved, try bench.row(2))
    drop(bench, .exited, .zero)
    drop(bench, .exited, .zero)
    #expect(
      bench.list.log == ["drop moved 2", "drop exited none", "drop moved 2", "drop exited none"])
  }

  @Test func nothingTakesADropBesideTheComponent() throws {
    let bench = try TouchBench()
    drop(bench, .performed, Point(200, 20))
    #expect(bench.list.log == [])
    #expect(bench.screen.dropOperation == .cancel)
  }

  @Test func aRegionScrollsUnderADropAtItsEdge() throws {
    let bench = try TouchBench()
    drop(bench, .moved, Point(200, 670))
    bench.list.forget()
    bench.wait(0.5)
    #expect(bench.offset > 200)
    #expect(bench.list.log.last != bench.list.log.first)
    drop(bench, .exited, .zero)
    let offset = bench.offset
    bench.wait(0.5)
    #expect(bench.offset == offset)
  }

  @Test func theHostCarriesOnWhatLeavesTheScreen() throws {
    let bench = try TouchBench {
      $0.change = { _, row in row.lift = .touched }
      $0.carriedOut = [.text("Row")]
    }
    let start = try bench.row(3)
    bench.send(.down, start)
    bench.send(.move, start + Point(0, 5))
    // Without a host that can, it stays inside.
    #expect(bench.list.log == ["carry 3 began", "carry 3 moved"])
    var items: [DragItem] = []
    bench.screen.dragOutHandler = { items = $0 }
    bench.send(.move, start + Point(0, 10))
    #expect(items == [.text("Row")])
    #expect(bench.list.log.last == "carry 3 cancelled")
    bench.send(.up, start)
    #expect(bench.list.log.last == "carry 3 cancelled")
  }
}
