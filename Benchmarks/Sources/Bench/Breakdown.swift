import VitrineGraphics

/// What each command of a frame costs: the list is drawn up to it, and up to the one before.
enum Breakdown {
  static func print(_ scene: LiveScene, runs: Int) throws {
    let list = try scene.displayList()
    var before = 0.0
    for count in 1...list.commands.count {
      let after = time(list, commands: count, scene: scene, runs: runs)
      let milliseconds = ((after - before) * 1e5).rounded() / 100
      Swift.print("\(milliseconds) ms  \(name(list.commands[count - 1]))")
      before = after
    }
  }

  private static func time(
    _ list: DisplayList, commands: Int, scene: LiveScene, runs: Int
  ) -> Double {
    // Clips and groups that the cut leaves open end with the list.
    var part = list
    part.commands.removeLast(list.commands.count - commands)
    let rasterizer = Rasterizer()
    let samples = Samples.of(runs: runs) { _ in rasterizer.draw(part, into: scene.canvas) }
    return samples.cpu.min() ?? 0
  }

  private static func name(_ command: DisplayCommand) -> String {
    switch command {
    case .fill(let shape, let paint):
      switch paint.source {
      case .color: "fill, shape \(shape), one colour, \(paint.blend.name)"
      case .gradient: "fill, shape \(shape), gradient, \(paint.blend.name)"
      case .image: "fill, shape \(shape), picture, \(paint.blend.name)"
      }
    case .shadow(let shape, let shadow):
      "shadow, shape \(shape), blur \(shadow.blur), \(shadow.blend.name)"
    case .innerShadow(let shape, let shadow):
      "inner shadow, shape \(shape), blur \(shadow.blur), \(shadow.blend.name)"
    case .border(let shape, let width, _): "border, shape \(shape), width \(width)"
    case .glass(let shape, let glass): "glass, shape \(shape), radius \(glass.radius)"
    case .beginClip(let shape): "begin clip, shape \(shape)"
    case .endClip: "end clip"
    case .beginGroup: "begin group"
    case .endGroup: "end group"
    }
  }
}
