import VitrineGraphics

/// What all parts of one document share.
final class DocumentState {
  let list: DisplayList
  let rasterizer: Rasterizer
  let png: SVGWriter.PNGEncoding
  /// The ends of groups by their beginnings.
  let groupEnds: [Int: Int]
  /// The words in place of outlines, by shape.
  let words: [Int: [TextLine]]
  var definitions: Definitions
  var rasterParts: [SVGRasterPart] = []

  init(
    _ list: DisplayList, _ rasterizer: Rasterizer, _ png: @escaping SVGWriter.PNGEncoding,
    setsText: Bool
  ) {
    self.list = list
    var words: [Int: [TextLine]] = [:]
    if setsText { for line in list.textLines { words[line.shape, default: []].append(line) } }
    self.words = words
    self.rasterizer = rasterizer
    self.png = png
    definitions = Definitions(width: list.width, height: list.height)
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (index, command) in list.commands.enumerated() {
      if case .beginGroup = command { open.append(index) }
      if case .endGroup = command, let start = open.popLast() { ends[start] = index }
    }
    groupEnds = ends
  }
}

/// Writes the commands of the page, or of one group that is drawn apart.
struct CommandWriter {
  /// What was written.
  private(set) var pieces: [MarkupPiece] = []
  private let state: DocumentState
  private let canvas: Canvas
  private var clips: [Int] = []

  private var list: DisplayList { state.list }

  init(_ state: DocumentState) {
    self.state = state
    canvas = Canvas(state.list, state.rasterizer)
  }

  /// Writes commands.
  mutating func write(_ range: Range<Int>) throws(SVGError) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list.commands[index] {
      case .beginClip(let shape): clips.append(shape)
      case .endClip: if !clips.isEmpty { clips.removeLast() }
      case .beginGroup(let opacity, let blend, let zoom):
        let isApart = opacity < 1 || blend != .normal || zoom != .none
        if isApart, let end = state.groupEnds[index], end < range.upperBound {
          try writeGroup(index...end, opacity, blend, zoom)
          index = end
        }
      case .endGroup: break
      case .glass(_, let glass):
        try writePixels(
          index...index, reason: glass.distortion > 0 ? "Liquid Glass" : "background blur")
      case .fill(_, let paint), .border(_, _, let paint): try write(index, paint)
      case .shadow(_, let shadow), .innerShadow(_, let shadow):
        try write(index, Paint(.color(shadow.color), blend: shadow.blend))
      }
      index += 1
    }
  }

  /// Writes a command that paints an area.
  private mutating func write(_ index: Int, _ paint: Paint) throws(SVGError) {
    let command = list.commands[index]
    guard let number = command.shape, list.shapes.indices.contains(number) else { return }
    switch PaintedArea.find(command, list.shapes[number], in: &state.definitions) {
    case .nothing: break
    case .inexpressible(let reason): try writePixels(index...index, reason: reason)
    case .area(var area):
      guard let clip = clipAttribute(around: area) else { return }
      if case .fill = command, let lines = state.words[number],
        case .glyphs(let run) = list.shapes[number]
      {
        area.lines = lines.map { $0.element(size: run.emSize) }.joined()
      }
      switch paint.source {
      case .color(let color): try write(index, color, paint.blend, area, clip)
      case .gradient(let gradient): try write(index, gradient, paint.blend, area, clip)
      case .image: try writeImage(index, paint.blend, area)
      }
    }
  }

  private mutating func write(
    _ index: Int, _ color: Color, _ blend: BlendMode, _ area: PaintedArea, _ clip: String
  ) throws(SVGError) {
    let command = list.commands[index]
    var box = Rect.zero
    let inks = Ink.inks(for: color, blend, isSoft: area.isSoft) {
      let found = canvas.ground(of: command, clips: clips)
      box = found.box
      return found.ground
    }
    guard let inks else {
      return try writePixels(index...index, reason: "plus-darker on an uneven ground")
    }
    for ink in inks {
      if ink.coversBox {
        append(ink, over: box)
      } else {
        append(area, ink.attributes(width: area.strokeWidth) + area.attributes + clip)
      }
    }
    canvas.add([command], clips: clips)
  }

  private mutating func write(
    _ index: Int, _ gradient: Gradient, _ blend: BlendMode, _ area: PaintedArea, _ clip: String
  ) throws(SVGError) {
    let command = list.commands[index]
    if let name = blend.cssName {
      append(area, gradient, blend: name, clip)
    } else {
      let (ground, box) = canvas.ground(of: command, clips: clips)
      if ground.isClear {
        append(area, gradient, blend: "normal", clip)
      } else if ground.boxIsOpaque {
        append(.inversion, over: box)
        append(area, gradient.complement, blend: "plus-lighter", clip)
        append(.inversion, over: box)
      } else {
        return try writePixels(
          index...index, reason: "plus-darker gradient on a translucent ground")
      }
    }
    canvas.add([command], clips: clips)
  }

  /// Writes a picture as it looks at this size, cropped to what can be seen of it.
  private mutating func writeImage(
    _ index: Int, _ blend: BlendMode, _ area: PaintedArea
  ) throws(SVGError) {
    guard let name = blend.cssName else {
      return try writePixels(index...index, reason: "plus-darker picture")
    }
    let command = list.commands[index]
    if let part = canvas.picture(of: command) {
      var shown = area
      shown.bounds = part.bounds
      guard let clip = clipAttribute(around: shown) else { return }
      try append(part, Ink.style(blend: name) + clip)
    }
    canvas.add([command], clips: clips)
  }

  private mutating func append(
    _ area: PaintedArea, _ gradient: Gradient, blend: String, _ clip: String
  ) {
    let paint = "url(#g\(state.definitions.gradient(gradient)))"
    append(
      area,
      Ink.paint(paint, width: area.strokeWidth) + Ink.style(blend: blend) + area.attributes + clip)
  }

  private mutating func append(_ ink: Ink, over box: Rect) {
    // Without smoothing, so that a second inversion meets the very same pixels at any size.
    pieces.append(
      .text(
        "<rect\(ShapeElement.attributes(box)) shape-rendering=\"crispEdges\""
          + ink.attributes(width: nil) + "/>\n"))
  }

  private mutating func append(_ area: PaintedArea, _ attributes: String) {
    if let lines = area.lines {
      pieces.append(.text("<g\(attributes)>\n" + lines + "</g>\n"))
      return
    }
    pieces += [.element(area.element, attributes), .text("\n")]
  }

  private mutating func append(_ part: PixelPart, _ attributes: String) throws(SVGError) {
    let data = Base64.text(try state.png(part.bitmap))
    pieces.append(
      .text(
        "<image\(ShapeElement.attributes(part.bounds))\(attributes) "
          + "href=\"data:image/png;base64,\(data)\"/>\n"))
  }
}

extension CommandWriter {
  /// Writes what commands change as pixels.
  private mutating func writePixels(
    _ range: ClosedRange<Int>, reason: String
  ) throws(SVGError) {
    guard let part = canvas.part(list.commands[range], clips: clips) else { return }
    if part.replaces {
      let hole = state.definitions.hole(part.bounds)
      pieces = [.text("<g\(hole)>\n")] + pieces + [.text("</g>\n")]
    }
    try append(part, "")
    state.rasterParts.append(SVGRasterPart(bounds: part.bounds, reason: reason))
  }

  private mutating func writeGroup(
    _ range: ClosedRange<Int>, _ opacity: Float, _ blend: BlendMode, _ zoom: Zoom
  ) throws(SVGError) {
    let inside = range.lowerBound + 1..<range.upperBound
    let hasGlass = list.commands[inside].contains {
      if case .glass = $0 { true } else { false }
    }
    guard let name = blend.cssName, !hasGlass else {
      return try writePixels(
        range, reason: hasGlass ? "group with Liquid Glass" : "plus-darker group")
    }
    guard opacity > 0, zoom.scale > 0, let clip = clipAttribute(around: nil) else { return }
    var inner = CommandWriter(state)
    try inner.write(inside)
    let faded = opacity < 1 ? ShapeElement.attribute("opacity", Double(opacity)) : ""
    pieces.append(.text("<g\(faded)\(Ink.style(blend: name))\(clip)>\n"))
    // The clips are those around the group and do not grow with it.
    if zoom != .none { pieces.append(.text("<g\(ShapeElement.transform(zoom))>\n")) }
    pieces += inner.pieces
    pieces.append(.text(zoom != .none ? "</g>\n</g>\n" : "</g>\n"))
    canvas.add(list.commands[range], clips: clips)
  }

  /// Returns the attribute for the open clips; nil where they let nothing through.
  ///
  /// Upright rectangles that hold all of an area are left out.
  private func clipAttribute(around area: PaintedArea?) -> String? {
    var chain: [Int] = []
    for clip in clips {
      guard list.shapes.indices.contains(clip),
        let element = state.definitions.element(list.shapes[clip])
      else { return nil }
      if let area, list.shapes[clip].holds(area.bounds) { continue }
      chain.append(element)
    }
    if let area, area.strokeWidth != nil { chain.append(area.element) }
    return state.definitions.clip(chain[...])
  }
}

extension Shape {
  /// Returns whether a rectangle is known to lie inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    guard case .rectangle(let rect, let corners) = self, corners.isSquare else { return false }
    return rect.minX <= other.minX && rect.minY <= other.minY && rect.maxX >= other.maxX
      && rect.maxY >= other.maxY
  }
}
