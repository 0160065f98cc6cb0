public import VitrineGraphics
import VitrineKit
import VitrineText

/// Writes placed layers down as drawing commands in device pixels.
public struct DisplayListRecorder {
  /// Returns the placed drawing that a picture fill names, or nil where there is none.
  public typealias Artwork = (String) -> PlacedLayer?

  /// The commands so far.
  public private(set) var list: DisplayList
  private let artwork: Artwork
  private var space: Space
  /// A Boolean value that is true when words are put down beside their glyphs; false by default.
  public var recordsWords = false
  /// True inside a layer whose parts add up.
  private var isSeamless = false

  /// Creates a recorder for a picture.
  ///
  /// - Parameters:
  ///   - width: the width of the picture in device pixels.
  ///   - height: the height of the picture in device pixels.
  ///   - scale: device pixels in a point.
  ///   - artwork: finds the drawings that picture fills name.
  public init(width: Int, height: Int, scale: Double, artwork: @escaping Artwork = { _ in nil }) {
    list = DisplayList(width: width, height: height)
    self.artwork = artwork
    space = Space(scale: scale, origin: .zero)
  }

  /// Adds a layer and everything in it; its parent's top left corner lies at the origin in points.
  public mutating func record(_ placed: PlacedLayer, at origin: Point = .zero) {
    let outer = space
    space.origin = outer.origin + origin
    record(placed)
    space = outer
  }

  /// Adds layers that move together.
  ///
  /// What grows is drawn at its own size and shown larger, and what is elsewhere is there by whole
  /// device pixels: so nothing has to be made anew while it moves.
  ///
  /// - Parameters:
  ///   - layers: the layers, bottom first.
  ///   - opacity: their opacity as a whole, 0…1.
  ///   - scale: how much larger they are than at rest.
  ///   - center: the point in points that stays where it is when they grow.
  ///   - offset: how far they are from their place, in points.
  public mutating func record(
    _ layers: [PlacedLayer], opacity: Double, scale: Double, around center: Point, offset: Point
  ) {
    let outer = space
    space.origin = outer.origin + space.wholePixels(offset)
    defer { space = outer }
    if scale == 1, layers.count == 1, let leaf = layers[0].faded(by: opacity) {
      record(leaf)
      return
    }
    let zoom = Zoom(scale: scale, around: (space.origin + center) * space.scale)
    let isGroup = opacity < 1 || scale != 1
    if isGroup {
      list.commands.append(
        .beginGroup(opacity: Float(opacity), blend: .normal, zoom: scale == 1 ? .none : zoom))
    }
    for layer in layers { record(layer) }
    if isGroup { list.commands.append(.endGroup) }
  }

  /// Adds a picture that is stretched over a rectangle in points.
  public mutating func record(image: Bitmap, over frame: Rect) {
    let pixels = space.pixels(frame)
    let shape = list.add(.rectangle(pixels, .square))
    list.commands.append(
      .fill(shape: shape, Paint(.image(ImagePaint(bitmap: image, frame: pixels)))))
  }

  /// Adds a rectangle in points of one colour.
  public mutating func record(color: Color, over frame: Rect) {
    let shape = list.add(.rectangle(space.pixels(frame), .square))
    list.commands.append(.fill(shape: shape, Paint(.color(color))))
  }

  private mutating func record(_ placed: PlacedLayer) {
    let layer = placed.layer
    if let leaf = placed.asPlainLeaf {
      recordContent(leaf)
      return
    }
    let isGroup = (layer.opacity < 1 || layer.blend != .normal) && !isSeamless
    if isGroup {
      list.commands.append(.beginGroup(opacity: Float(layer.opacity), blend: layer.blend))
    }
    recordContent(placed)
    if isGroup { list.commands.append(.endGroup) }
  }

  private mutating func recordContent(_ placed: PlacedLayer) {
    if let text = placed.text, case .text(let content) = placed.layer.kind {
      recordText(text, content: content, placed: placed)
      return
    }
    let frame = placed.frame
    let shape = recordSurface(placed)
    let inner = space
    space.origin = space.origin + frame.origin
    let clips = placed.layer.clipsChildren && !placed.layers.isEmpty
    if clips {
      let outline = shape ?? list.add(outline(of: placed, frame: Rect(.zero, frame.size)))
      list.commands.append(.beginClip(shape: outline))
    }
    let outerIsSeamless = isSeamless
    isSeamless = isSeamless || placed.layer.isSeamless
    for child in placed.layers { record(child) }
    isSeamless = outerIsSeamless
    if clips { list.commands.append(.endClip) }
    space = inner
    for border in placed.layer.borders where border.fill.isDrawn {
      let outline = shape ?? list.add(outline(of: placed, frame: frame))
      if let paint = paint(border.fill, over: frame) {
        list.commands.append(
          .border(shape: outline, width: border.width * space.scale, paint))
      }
    }
  }

  /// Adds what the layer itself shows below its children, and returns its outline if it has any.
  private mutating func recordSurface(_ placed: PlacedLayer) -> Int? {
    let layer = placed.layer
    guard layer.hasSurface else { return nil }
    let shape = list.add(outline(of: placed, frame: placed.frame))
    // Glass comes first: a layer's own shadows are not part of what it refracts, and they are
    // knocked out of its inside anyway.
    if let filter = layer.backdrop {
      list.commands.append(.glass(shape: shape, filter.glass(scale: space.scale)))
    }
    for shadow in layer.shadows {
      if let shadow = self.shadow(shadow) {
        list.commands.append(.shadow(shape: shape, shadow))
      }
    }
    for fill in layer.fills where fill.isDrawn {
      recordFill(fill, shape: shape, placed: placed)
    }
    for shadow in layer.innerShadows {
      if let shadow = self.shadow(shadow) {
        list.commands.append(.innerShadow(shape: shape, shadow))
      }
    }
    return shape
  }

  private mutating func recordFill(_ fill: Fill, shape: Int, placed: PlacedLayer) {
    if case .image(let name) = fill.source {
      recordArtwork(name, shape: shape, frame: placed.frame)
    } else if let paint = paint(fill, over: placed.frame) {
      list.commands.append(.fill(shape: shape, paint))
    }
  }

  /// Draws a component inside an outline, cropped so that it fills the frame undistorted.
  private mutating func recordArtwork(_ name: String, shape: Int, frame: Rect) {
    guard let drawing = artwork(name), !drawing.frame.isEmpty, !frame.isEmpty else { return }
    let factor = max(
      frame.width / drawing.frame.width, frame.height / drawing.frame.height)
    let outer = space
    let left = frame.center.x - drawing.frame.width * factor / 2
    let top = frame.center.y - drawing.frame.height * factor / 2
    space.origin = (outer.origin + Point(left, top)) * (1 / factor)
    space.scale = outer.scale * factor
    list.commands.append(.beginClip(shape: shape))
    record(drawing)
    list.commands.append(.endClip)
    space = outer
  }

  private mutating func recordText(
    _ text: TextLayout, content: TextContent, placed: PlacedLayer
  ) {
    let origin = space.origin + placed.frame.origin
    var fills = placed.layer.fills.filter { $0.isDrawn }
    if fills.isEmpty, let color = content.color { fills = [color] }
    for run in text.runs {
      let shape = list.add(.glyphs(run.transformed(offset: origin, scale: space.scale)))
      if recordsWords {
        list.textLines += text.plainLines(of: content, at: origin).map {
          TextLine(
            shape: shape, string: $0.string, origin: $0.origin * space.scale,
            width: $0.width * space.scale, fontName: content.font)
        }
      }
      for fill in fills {
        if let paint = paint(fill, over: placed.frame) {
          list.commands.append(.fill(shape: shape, paint))
        }
      }
    }
    for picture in text.pictures {
      record(image: picture.bitmap, over: picture.frame.offset(by: placed.frame.origin))
    }
  }
}

/// Where points lie in device pixels.
struct Space {
  var scale: Double
  var origin: Point

  func pixels(_ frame: Rect) -> Rect { frame.offset(by: origin).scaled(by: scale) }

  /// Returns the offset in points that is nearest to one and a whole number of device pixels.
  func wholePixels(_ offset: Point) -> Point {
    Point((offset.x * scale).rounded() / scale, (offset.y * scale).rounded() / scale)
  }
}

extension DisplayListRecorder {
  fileprivate func outline(of placed: PlacedLayer, frame: Rect) -> Shape {
    let pixels = space.pixels(frame)
    switch placed.layer.kind {
    case .oval: return .ellipse(pixels)
    case .path(let content):
      let stored = placed.layer.contentSize
      let stretch = Size(
        stored.width > 0 ? pixels.width / stored.width : space.scale,
        stored.height > 0 ? pixels.height / stored.height : space.scale)
      if let width = content.strokeWidth {
        // A stroke keeps its width where its path is stretched.
        let path = content.path.transformed(scale: stretch, offset: pixels.origin)
        return .path(path.stroked(width: width * space.scale))
      }
      return .path(content.path.transformed(scale: stretch, offset: pixels.origin))
    default: return .rectangle(pixels, placed.layer.corners.scaled(by: space.scale))
    }
  }

  /// Returns a drawable paint; nil for a picture, which is drawn layer by layer.
  fileprivate func paint(_ fill: Fill, over frame: Rect) -> Paint? {
    switch fill.source {
    case .color(let color): return Paint(.color(color), blend: blend(fill))
    case .gradient(let gradient):
      let pixels = space.pixels(frame)
      func place(_ p: Point) -> Point {
        Point(pixels.minX + p.x * pixels.width, pixels.minY + p.y * pixels.height)
      }
      return Paint(
        .gradient(
          Gradient(from: place(gradient.from), to: place(gradient.to), stops: gradient.stops)),
        blend: blend(fill))
    case .bitmap(let bitmap):
      let pixels = space.pixels(frame.filled(byWidth: bitmap.width, height: bitmap.height))
      return Paint(.image(ImagePaint(bitmap: bitmap, frame: pixels)), blend: blend(fill))
    case .image: return nil
    }
  }

  /// Parts of a seamless layer add up, whatever their own blends.
  private func blend(_ fill: Fill) -> BlendMode { isSeamless ? .plusLighter : fill.blend }

  fileprivate func shadow(_ shadow: LayerShadow) -> Shadow? {
    guard case .color(let color) = shadow.fill.source, shadow.fill.isDrawn else { return nil }
    return Shadow(
      offset: shadow.offset * space.scale, blur: shadow.blur * space.scale,
      spread: shadow.spread * space.scale, color: color, blend: blend(shadow.fill))
  }
}

extension BackdropFilter {
  /// The filter in device pixels.
  func glass(scale: Double) -> Glass {
    Glass(
      radius: radius * scale, saturation: saturation, brightness: brightness,
      distortion: isGlass ? distortion : 0, depth: isGlass ? depth : 0,
      chromatic: isGlass ? chromatic : 0, scale: scale)
  }
}

extension Layer {
  /// A Boolean value that is true when the layer shows something of its own below its children.
  fileprivate var hasSurface: Bool {
    backdrop != nil || !shadows.isEmpty || !innerShadows.isEmpty
      || fills.contains { $0.isDrawn }
  }
}

extension PlacedLayer {
  /// The layer without a blend or opacity of its own, where one fill can carry both.
  ///
  /// Drawing a single colour apart and blending the result is the same as blending the colour.
  fileprivate var asPlainLeaf: PlacedLayer? {
    layer.blend != .normal || layer.opacity < 1 ? plainLeaf : nil
  }

  /// Returns the layer with less opacity, where one fill in it can carry that; nil for all else.
  fileprivate func faded(by opacity: Double) -> PlacedLayer? {
    guard layer.blend == .normal else { return nil }
    var result = self
    if layers.count == 1, layer.opacity >= 1, !layer.hasSurface, layer.borders.isEmpty,
      let inner = layers[0].faded(by: opacity)
    {
      result.layers = [inner]
      return result
    }
    result.layer.opacity *= opacity
    return result.plainLeaf
  }

  /// The layer as one fill that carries its blend and opacity; nil where one cannot.
  private var plainLeaf: PlacedLayer? {
    guard layers.isEmpty, text == nil, layer.backdrop == nil, layer.shadows.isEmpty,
      layer.innerShadows.isEmpty, layer.borders.isEmpty
    else { return nil }
    let drawn = layer.fills.filter { $0.isDrawn }
    guard drawn.count == 1, var fill = drawn.first, fill.blend == .normal,
      case .color(var color) = fill.source
    else { return nil }
    var result = self
    color.alpha *= Float(layer.opacity)
    fill.source = .color(color)
    fill.blend = layer.blend
    result.layer.fills = [fill]
    result.layer.blend = .normal
    result.layer.opacity = 1
    return result
  }
}

extension Rect {
  /// Returns the rectangle around the same middle that a picture covers when it fills this one.
  public func filled(byWidth width: Int, height: Int) -> Rect {
    guard width > 0, height > 0 else { return self }
    let factor = max(self.width / Double(width), self.height / Double(height))
    let size = Size(Double(width) * factor, Double(height) * factor)
    return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }
}
