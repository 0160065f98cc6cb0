import Dispatch
import VitrineGraphics

/// Frames drawn again and again in this process, from the words to the pixels.
enum Frames {
  static func measure(_ scene: LiveScene, runs: Int) throws -> [Measurement] {
    let name = scene.kind.rawValue
    let parallel = Rasterizer(forEach: onAllCores)
    let whole = try Samples.of(runs: runs) { run in
      parallel.draw(try scene.displayList(run: run), into: scene.canvas)
    }
    var all = [Measurement("\(name), whole frame", whole)]
    let serial = Rasterizer()
    let one = try Samples.of(runs: runs) { run in
      serial.draw(try scene.displayList(run: run), into: scene.canvas)
    }
    all.append(Measurement("\(name), whole frame, one core", one))
    if scene.kind.showsPhoto {
      let moving = try Samples.of(runs: runs) { run in
        let list = try scene.displayList(photoMovedBy: Double(run % 7))
        parallel.draw(list, into: scene.canvas)
      }
      all.append(Measurement("\(name), the photo moves", moving))
    }
    if scene.kind == .alert { all.append(try damage(scene, parallel, runs: runs)) }
    if scene.kind == .shareSheet { all.append(try scroll(scene, parallel, runs: runs)) }
    let commands = try Samples.of(runs: runs) { _ = try scene.displayList(run: $0) }
    all.append(Measurement("\(name), from words to commands alone", commands))
    return all
  }

  private static func damage(
    _ scene: LiveScene, _ rasterizer: Rasterizer, runs: Int
  ) throws -> Measurement {
    let title = try area(scene)
    let samples = try Samples.of(runs: runs) { run in
      rasterizer.draw(try scene.displayList(run: run), into: scene.canvas, clip: title)
    }
    return Measurement("\(scene.kind.rawValue), only the title changes", samples)
  }

  private static func scroll(
    _ scene: LiveScene, _ rasterizer: Rasterizer, runs: Int
  ) throws -> Measurement {
    let sheet = try ScrolledSheet(scene)
    let samples = try Samples.of(runs: runs) { run in
      let list = try sheet.displayList(scrolledBy: Double(run * 7 % 250))
      rasterizer.draw(list, into: scene.canvas)
    }
    return Measurement("\(scene.kind.rawValue), scrolled, whole frame", samples)
  }

  /// The pixels that differ between two titles.
  private static func area(_ scene: LiveScene) throws -> Rect {
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
