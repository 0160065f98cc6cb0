public import VitrineGraphics
public import VitrineKit
public import VitrineLayout
public import VitrineText

/// Draws components and scenes.
///
/// Keeps the kit, the fonts and intermediate results between pictures, so one renderer should
/// draw many. Not to be used from several threads at once.
public final class Renderer {
  /// The kit that components come from.
  public let kit: Kit
  /// What sets text.
  public let text: any TextSetter
  /// A Boolean value that is true when drawing commands carry the words beside their glyphs.
  public var recordsWords = false
  private let rasterizer: Rasterizer
  private let makeBitmap: (_ width: Int, _ height: Int) -> Bitmap

  /// Creates a renderer; `makeBitmap` makes transparent bitmaps to draw on.
  public init(
    kit: Kit, text: any TextSetter, rasterizer: Rasterizer = Rasterizer(),
    makeBitmap: @escaping (_ width: Int, _ height: Int) -> Bitmap = { width, height in
      Bitmap(width: width, height: height)
    }
  ) {
    self.kit = kit
    self.text = text
    self.rasterizer = rasterizer
    self.makeBitmap = makeBitmap
  }

  /// Draws a display list on a transparent bitmap.
  public func bitmap(of list: DisplayList) -> Bitmap {
    let bitmap = makeBitmap(list.width, list.height)
    rasterizer.draw(list, into: bitmap)
    return bitmap
  }

  /// Draws parts of a display list on top of what a bitmap holds.
  func draw(_ list: DisplayList, into bitmap: Bitmap, clips: [Rect]) {
    for clip in clips { bitmap.clear(clip) }
    rasterizer.draw(list, into: bitmap, clips: clips)
  }

  /// Returns whether nothing behind a backdrop can be seen.
  func isOpaque(_ backdrop: Scene.Backdrop) -> Bool {
    switch backdrop {
    case .screen: false
    case .color(let color): color.alpha >= 1
    case .image(let bitmap): rasterizer.isOpaque(bitmap)
    }
  }

  /// Draws a component of the kit.
  ///
  /// - Parameters:
  ///   - name: the component's name.
  ///   - options: size, scale and what lies behind.
  /// - Returns: the picture, with a warning for whatever could not be shown.
  /// - Throws: `RenderError` for a wrong name, override or size.
  public func picture(
    ofComponent name: String, _ options: ComponentOptions = ComponentOptions()
  ) throws(RenderError) -> Picture {
    let placed = try placed(component: name, options)
    let list = try displayList(of: placed, options)
    return Picture(bitmap: bitmap(of: list), warnings: placed.missingCharacterWarnings)
  }

  /// Returns a component of the kit with everything in its place.
  ///
  /// - Throws: `RenderError` for a wrong name, override or size.
  public func placed(
    component name: String, _ options: ComponentOptions = ComponentOptions()
  ) throws(RenderError) -> PlacedLayer {
    do throws(KitError) {
      let layer = try kit.resolve(named: name, overrides: options.overrides)
      return LayerPlacer(text: text).place(layer, size: options.size)
    } catch {
      throw .kit(error)
    }
  }

  /// Returns the drawing commands of a placed component.
  ///
  /// - Throws: `RenderError` for a picture that would be too large or empty.
  public func displayList(
    of placed: PlacedLayer, _ options: ComponentOptions = ComponentOptions()
  ) throws(RenderError) -> DisplayList {
    let margin = options.margin
    let extent = Size(placed.frame.width + 2 * margin, placed.frame.height + 2 * margin)
    var recorder = try recorder(extent, scale: options.scale)
    recorder.record(options.backdrop, over: Rect(.zero, extent))
    var root = placed
    root.frame.origin = .zero
    recorder.record(root, at: Point(margin, margin))
    return recorder.list
  }

  /// Draws a scene at a number of device pixels in a point.
  ///
  /// - Throws: `RenderError` for an unknown screen or a size that cannot be drawn.
  public func picture(of scene: Scene, scale: Double = 3) throws(RenderError) -> Picture {
    let (list, warnings) = try displayList(of: scene, scale: scale)
    return Picture(bitmap: bitmap(of: list), warnings: warnings)
  }

  /// Returns the drawing commands of a scene, and what could not be shown as asked.
  ///
  /// The scale is the number of device pixels in a point.
  ///
  /// - Throws: `RenderError` for an unknown screen or a size that cannot be drawn.
  public func displayList(
    of scene: Scene, scale: Double = 3
  ) throws(RenderError) -> (list: DisplayList, warnings: [String]) {
    let stage = try Stage(scene, renderer: self)
    var recorder = try recorder(stage.size, scale: scale)
    recorder.record(scene.backdrop, over: Rect(.zero, stage.size))
    for layer in stage.layers { recorder.record(layer) }
    let missing = stage.layers.flatMap { $0.missingCharacterWarnings }
    return (recorder.list, stage.warnings + missing)
  }

  /// Returns a recorder for a picture of a size in points.
  func recorder(_ extent: Size, scale: Double) throws(RenderError) -> DisplayListRecorder {
    let pixels = Size(
      (extent.width * scale).rounded(.up), (extent.height * scale).rounded(.up))
    let isDrawable =
      pixels.width >= 1 && pixels.height >= 1 && pixels.width <= 16384 && pixels.height <= 16384
      && pixels.width * pixels.height <= 64_000_000
    guard isDrawable else { throw .pictureSize(pixels) }
    var recorder = DisplayListRecorder(
      width: Int(pixels.width), height: Int(pixels.height), scale: scale,
      artwork: { [kit, text] name in
        guard let layer = try? kit.resolve(named: name) else { return nil }
        return LayerPlacer(text: text).place(layer)
      })
    recorder.recordsWords = recordsWords
    return recorder
  }
}

/// How a component of the kit is drawn.
public struct ComponentOptions: Sendable {
  /// The size in points; nil for the component's own.
  public var size: Size?
  /// Device pixels in a point.
  public var scale = 3.0
  /// What lies behind; `screen` for nothing.
  public var backdrop = Scene.Backdrop.screen
  /// The room kept around the component on each side in points, for its shadows.
  public var margin = 0.0
  /// Changes to layers inside the component.
  public var overrides: [Override] = []

  /// Creates the default: the component alone, at its own size and three pixels to a point.
  public init() {}
}
