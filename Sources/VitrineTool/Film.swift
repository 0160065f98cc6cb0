internal import Glibc
import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineKit
import VitrineScript

/// The frames of a recording: an animation, and a picture of each if that is asked for.
final class Film {
  private let rate: Int
  private let output: String?
  private let frames: String?
  private let showsTouches: Bool
  private let quality: AnimationEncoder.Quality
  private var bitmap = Bitmap(width: 0, height: 0)
  private var encoder: AnimationEncoder?
  private var count = 0
  private var isFirst = true
  private var hadTouch = false
  private let scale: Double

  init(
    of screen: Screen, rate: Int, quality: AnimationEncoder.Quality, output: String?,
    frames: String?, showsTouches: Bool
  ) {
    self.rate = rate
    self.quality = quality
    self.output = output
    self.frames = frames
    self.showsTouches = showsTouches
    scale = screen.scale
    // A folder that cannot be made is told of with the first frame.
    if let frames { mkdir(frames, 0o777) }
  }

  /// Takes a frame; one like the last only lasts longer.
  func show(_ screen: Screen, _ touch: Point?) throws(ScriptFailure) {
    defer { count += 1 }
    if output == nil, frames == nil { return }
    let damage = try draw(screen)
    if let output, encoder == nil { try begin(output) }
    let isSame = damage.isEmpty && !isFirst && !(showsTouches && (touch != nil || hadTouch))
    isFirst = false
    hadTouch = touch != nil
    if isSame, frames == nil { return }
    let shown = showsTouches ? try touched(touch, by: screen.renderer) : bitmap
    do throws(ImageError) {
      if !isSame { try encoder?.add(shown, at: count * 1000 / rate) }
      if let frames {
        let number = String(count + 1_000_000).dropFirst()
        let path = "\(frames)/\(number).png"
        try AtomicFile.write(try PNGEncoder.encode(shown, name: path), to: path)
      }
    } catch {
      throw ScriptFailure(error)
    }
  }

  /// Writes a picture of the screen as it is.
  func shoot(_ screen: Screen, to path: String) throws(ScriptFailure) {
    try draw(screen)
    do throws(ImageError) {
      try AtomicFile.write(try PNGEncoder.encode(bitmap, name: path), to: path)
    } catch {
      throw ScriptFailure(error)
    }
  }

  /// Writes the animation.
  func finish() throws(ToolError) {
    guard let output else { return }
    guard let encoder = encoder.take() else {
      throw .input("\(output): no frame is due in the script; add wait 1s")
    }
    do throws(ImageError) {
      try AtomicFile.write(try encoder.finish(at: count * 1000 / rate), to: output)
    } catch {
      throw .input(error.description)
    }
  }

  private func begin(_ output: String) throws(ScriptFailure) {
    do throws(ImageError) {
      encoder = try AnimationEncoder(
        width: bitmap.width, height: bitmap.height, quality: quality, name: output)
    } catch {
      throw ScriptFailure(error)
    }
  }

  @discardableResult
  private func draw(_ screen: Screen) throws(ScriptFailure) -> [Rect] {
    do throws(RenderError) {
      try resize(to: screen)
    } catch {
      throw ScriptFailure(error)
    }
    if encoder != nil, screen.pixelSize != size {
      throw ScriptFailure(
        "the screen changes its size in a recording",
        mend: "record each size with a script of its own, or take --frames and --check")
    }
    do throws(RenderError) {
      return try screen.draw(into: bitmap)
    } catch {
      throw ScriptFailure(error)
    }
  }

  /// Makes a bitmap of the screen's size, unless it would be too large.
  private func resize(to screen: Screen) throws(RenderError) {
    guard encoder == nil, screen.pixelSize != size else { return }
    // Refuses sizes that cannot be drawn before there is memory for them.
    _ = try screen.displayList()
    bitmap = Bitmap(width: screen.pixelSize.width, height: screen.pixelSize.height)
  }

  private var size: (width: Int, height: Int) { (bitmap.width, bitmap.height) }

  /// Returns the frame with the kit page's disc where the finger is.
  private func touched(_ touch: Point?, by renderer: Renderer) throws(ScriptFailure) -> Bitmap {
    guard let touch else { return bitmap }
    let look: Layer
    do throws(KitError) {
      look = try renderer.kit.layer(named: "Interaction/Touch")
    } catch {
      throw ScriptFailure(error)
    }
    var list = DisplayList(width: bitmap.width, height: bitmap.height)
    let all = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let ground = list.add(.rectangle(all, .square))
    list.commands.append(
      .fill(shape: ground, Paint(.image(ImagePaint(bitmap: bitmap, frame: all)))))
    let size = look.frame.size
    let corner = touch - Point(size.width / 2, size.height / 2)
    let disc = list.add(
      .rectangle(Rect(corner, size).scaled(by: scale), look.corners.scaled(by: scale)))
    for fill in look.fills {
      guard case .color(let color) = fill.source else { continue }
      list.commands.append(.fill(shape: disc, Paint(.color(color), blend: fill.blend)))
    }
    return renderer.bitmap(of: list)
  }
}
