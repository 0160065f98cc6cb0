import Dispatch
import VitrineGraphics

/// Frames drawn again and again in this process, from the words to the pixels.
enum Frames {
  static func measure(_ scene: SceneA, runs: Int) throws -> [Measurement] {
    let serial = Rasterizer()
    let parallel = Rasterizer(forEach: onAllCores)
    let title = try area(scene)
    let whole = try Samples.of(runs: runs) { run in
      parallel.draw(try scene.displayList(run: run), into: scene.canvas)
    }
    let one = try Samples.of(runs: runs) { run in
      serial.draw(try scene.displayList(run: run), into: scene.canvas)
    }
    let damage = try Samples.of(runs: runs) { run in
      parallel.draw(try scene.displayList(run: run), into: scene.canvas, clip: title)
    }
    let moving = try Samples.of(runs: runs) { run in
      let list = try scene.displayList(photoMovedBy: Double(run % 7))
      parallel.draw(list, into: scene.canvas)
    }
    let commands = try Samples.of(runs: runs) { _ = try scene.displayList(run: $0) }
    return [
      Measurement("A, whole frame", whole), Measurement("A, whole frame, one core", one),
      Measurement("A, only the title changes", damage), Measurement("A, the photo moves", moving),
      Measurement("A, from words to commands alone", commands),
    ]
  }

  /// The pixels that differ between two titles.
  private static func area(_ scene: SceneA) throws -> Rect {
    let rasterizer = Rasterizer()
    let other = Bitmap(width: scene.canvas.width, height: scene.canvas.height)
    rasterizer.draw(try scene.displayList(run: 0), into: scene.canvas)
    rasterizer.draw(try scene.displayList(run: 1), into: other)
    var area = Rect.zero
    for y in 0..<other.height {
      for x in 0..<other.width {
        let place = y * other.width + x
        guard scene.canvas.pixels[place] != other.pixels[place] else { continue }
        area = area.union(Rect(Double(x), Double(y), 1, 1))
      }
    }
    return area
  }

  private static func onAllCores(_ count: Int, _ body: (Int) -> Void) {
    // The bodies of a pass write to different rows, and the call returns after the last.
    nonisolated(unsafe) let body = body
    DispatchQueue.concurrentPerform(iterations: count) { body($0) }
  }
}
