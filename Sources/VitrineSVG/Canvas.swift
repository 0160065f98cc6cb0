import VitrineGraphics

/// What has been drawn so far, as pixels.
///
/// They decide what SVG can express, and are the parts that it cannot. Nothing is drawn before
/// somebody looks.
final class Canvas {
  private let list: DisplayList
  private let rasterizer: Rasterizer
  private var pixels: Bitmap?
  private var scratch: Bitmap?
  private var pending: [DisplayCommand] = []
  private var openClips: [Int] = []

  init(_ list: DisplayList, _ rasterizer: Rasterizer) {
    self.list = list
    self.rasterizer = rasterizer
  }

  /// Adds commands that lie in clips, given as shape indices from the outermost on.
  func add(_ commands: ArraySlice<DisplayCommand>, clips: [Int]) {
    if clips != openClips {
      closeClips()
      for clip in clips { pending.append(.beginClip(shape: clip)) }
      openClips = clips
    }
    pending.append(contentsOf: commands)
  }

  /// Returns what lies below the pixels that a command covers, and whole pixels around these.
  func ground(of command: DisplayCommand, clips: [Int]) -> (ground: Ground, box: Rect) {
    let before = drawn()
    let cover = scratch ?? Bitmap(width: list.width, height: list.height)
    scratch = cover
    let area = PixelArea(reachOf: command, in: list)
    let whitened = clips.map { DisplayCommand.beginClip(shape: $0) } + [command.whitened]
    rasterizer.draw(sublist(whitened), into: cover, clip: area.rect)
    var ground = Ground()
    for y in area.rows {
      for index in y * list.width + area.left..<y * list.width + area.right {
        if before.pixels[index] >> 24 < 255 { ground.boxIsOpaque = false }
        if cover.pixels[index] >> 24 > 0 { ground.add(before.pixels[index]) }
        cover.pixels[index] = 0
      }
    }
    return (ground, area.rect)
  }

  /// Draws commands and returns what they changed; nil for nothing.
  func part(_ commands: ArraySlice<DisplayCommand>, clips: [Int]) -> PixelPart? {
    let bitmap = drawn()
    let before = Bitmap(width: bitmap.width, height: bitmap.height)
    for index in 0..<before.pixels.count { before.pixels[index] = bitmap.pixels[index] }
    add(commands, clips: clips)
    return PixelPart(before: before, after: drawn())
  }

  /// Returns a picture of one command's paint alone, its blend left out; nil for nothing.
  func picture(of command: DisplayCommand) -> PixelPart? {
    let empty = Bitmap(width: list.width, height: list.height)
    let bitmap = Bitmap(width: list.width, height: list.height)
    rasterizer.draw(sublist([command.unblended]), into: bitmap)
    return PixelPart(before: empty, after: bitmap)
  }

  private func closeClips() {
    for _ in openClips { pending.append(.endClip) }
    openClips = []
  }

  private func drawn() -> Bitmap {
    let bitmap = pixels ?? Bitmap(width: list.width, height: list.height)
    pixels = bitmap
    if !pending.isEmpty {
      closeClips()
      rasterizer.draw(sublist(pending), into: bitmap)
      pending = []
    }
    return bitmap
  }

  /// Returns a list of some commands with the shapes that they name and no others.
  private func sublist(_ commands: [DisplayCommand]) -> DisplayList {
    var result = DisplayList(width: list.width, height: list.height)
    var numbers: [Int: Int] = [:]
    for command in commands {
      guard let shape = command.shape, list.shapes.indices.contains(shape) else {
        result.commands.append(command)
        continue
      }
      let number = numbers[shape] ?? result.add(list.shapes[shape])
      numbers[shape] = number
      result.commands.append(command.naming(number))
    }
    return result
  }
}
