import Dispatch
import VitrineGraphics

/// Frames drawn again and again in this process.
enum Frames {
  static func measure(_ scene: SceneA, runs: Int) -> [Measurement] {
    let serial = Rasterizer()
    let parallel = Rasterizer { count, body in
      withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let body = body
        DispatchQueue.concurrentPerform(iterations: count) { body($0) }
      }
    }
    let title = Rect(150, 1150, 906, 120)
    let full = { (rasterizer: Rasterizer, run: Int) in
      rasterizer.draw(scene.displayList(variant: run), into: scene.canvas)
    }
    return [
      Measurement("A, whole frame", .of(runs: runs) { full(parallel, $0) }),
      Measurement("A, whole frame, one core", .of(runs: runs) { full(serial, $0) }),
      Measurement(
        "A, only the title changes",
        .of(runs: runs) {
          parallel.draw(scene.displayList(variant: $0), into: scene.canvas, clip: title)
        }),
      Measurement(
        "A, the photo moves",
        .of(runs: runs) {
          parallel.draw(scene.displayList(shift: Double($0 % 7)), into: scene.canvas)
        }),
    ]
  }
}
