import VitrineGraphics

/// A piece of a document's text; shapes are filled in when it is known which are shared.
enum MarkupPiece {
  /// Finished text.
  case text(String)
  /// The element of a shape, by its number, with more attributes.
  case element(Int, String)
}

/// What a document's elements refer to: shapes, clips, masks, filters and gradients.
struct Definitions {
  private let width: Int
  private let height: Int
  private var elements: [ShapeElement] = []
  private var numbers: [Shape: Int] = [:]
  private var clips: [[Int]: Int] = [:]
  private var masks: [MaskKey: Int] = [:]
  private var filters: [FilterKey: Int] = [:]
  private var gradients: [Gradient: Int] = [:]
  private var holes = 0
  private var pieces: [MarkupPiece] = []

  private struct FilterKey: Hashable {
    var deviation: Int
    var bounds: Rect
  }

  private struct MaskKey: Hashable {
    var shape: Int
    var filter: Int?
    var bounds: Rect
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the number of a shape's element; nil for a shape without area.
  mutating func element(_ shape: Shape) -> Int? {
    if let known = numbers[shape] { return known }
    guard let element = ShapeElement(shape) else { return nil }
    elements.append(element)
    numbers[shape] = elements.count - 1
    return elements.count - 1
  }

  /// Returns the attribute that clips to the common part of elements; nothing for none.
  mutating func clip(_ chain: ArraySlice<Int>) -> String {
    guard let last = chain.last else { return "" }
    if let known = clips[Array(chain)] { return " clip-path=\"url(#c\(known))\"" }
    let outer = clip(chain.dropLast())
    let number = clips.count
    clips[Array(chain)] = number
    pieces += [
      .text("<clipPath id=\"c\(number)\"\(outer)>"), .element(last, ""), .text("</clipPath>\n"),
    ]
    return " clip-path=\"url(#c\(number))\""
  }

  /// Returns the attribute that leaves a rectangle of whole pixels out.
  mutating func hole(_ rect: Rect) -> String {
    func text(_ value: Double) -> String { SVGNumber.text(value) }
    let around = "M0 0h\(width)v\(height)h\(-width)z"
    let inside =
      "M\(text(rect.minX)) \(text(rect.minY))h\(text(rect.width))v\(text(rect.height))"
      + "h\(text(-rect.width))z"
    pieces.append(
      .text(
        "<clipPath id=\"h\(holes)\"><path clip-rule=\"evenodd\" d=\"\(around)\(inside)\"/>"
          + "</clipPath>\n"))
    holes += 1
    return " clip-path=\"url(#h\(holes - 1))\""
  }

  /// Returns the attribute that blurs within bounds; nothing for a blur that cannot be seen.
  mutating func blur(_ deviation: Double, in bounds: Rect) -> String {
    filter(deviation, in: bounds).map { " filter=\"url(#f\($0))\"" } ?? ""
  }

  /// Returns the attribute that leaves a shape out, blurred, within bounds.
  mutating func mask(without shape: Int, blur deviation: Double, in bounds: Rect) -> String {
    let filter = filter(deviation, in: bounds)
    let key = MaskKey(shape: shape, filter: filter, bounds: bounds)
    let number = masks[key] ?? masks.count
    if masks[key] == nil {
      masks[key] = number
      let place = ShapeElement.attributes(bounds)
      pieces += [
        .text(
          "<mask id=\"m\(number)\" maskUnits=\"userSpaceOnUse\"\(place)>"
            + "<rect\(place) fill=\"#fff\"/>"),
        .element(shape, filter.map { " filter=\"url(#f\($0))\"" } ?? ""), .text("</mask>\n"),
      ]
    }
    return " mask=\"url(#m\(number))\""
  }

  /// Returns the number of a gradient.
  mutating func gradient(_ gradient: Gradient) -> Int {
    if let known = gradients[gradient] { return known }
    let number = gradients.count
    gradients[gradient] = number
    var text = "<linearGradient id=\"g\(number)\" gradientUnits=\"userSpaceOnUse\""
    text += ShapeElement.attribute("x1", gradient.from.x)
    text += ShapeElement.attribute("y1", gradient.from.y)
    text += ShapeElement.attribute("x2", gradient.to.x)
    text += ShapeElement.attribute("y2", gradient.to.y) + ">"
    for stop in gradient.stops {
      text += "<stop" + ShapeElement.attribute("offset", stop.location)
      text += " stop-color=\"\(Ink.hex(stop.color))\""
      if stop.color.alpha < 1 {
        text += ShapeElement.attribute("stop-opacity", Double(stop.color.alpha))
      }
      text += "/>"
    }
    pieces.append(.text(text + "</linearGradient>\n"))
    return number
  }

  private mutating func filter(_ deviation: Double, in bounds: Rect) -> Int? {
    let key = FilterKey(deviation: SVGNumber.steps(deviation), bounds: bounds)
    guard key.deviation > 0 else { return nil }
    if let known = filters[key] { return known }
    let number = filters.count
    filters[key] = number
    pieces.append(
      .text(
        "<filter id=\"f\(number)\" filterUnits=\"userSpaceOnUse\"\(ShapeElement.attributes(bounds))"
          + " color-interpolation-filters=\"sRGB\"><feGaussianBlur"
          + ShapeElement.attribute("stdDeviation", deviation) + "/></filter>\n"))
    return number
  }
}

extension Definitions {
  /// Returns the text of the definitions and of a body that refers to them.
  func text(body: [MarkupPiece]) -> String {
    let shared = sharedElements(body)
    var text = ""
    for (number, element) in elements.enumerated() where shared[number] {
      text += "<\(element.name) id=\"s\(number)\"\(element.geometry)/>\n"
    }
    text += Self.text(pieces, elements, shared)
    if !text.isEmpty { text = "<defs>\n\(text)</defs>\n" }
    return text + Self.text(body, elements, shared)
  }

  /// Finds the outlines that stand in several places; other shapes are shorter than references.
  private func sharedElements(_ body: [MarkupPiece]) -> [Bool] {
    var counts = [Int](repeating: 0, count: elements.count)
    for piece in pieces + body {
      if case .element(let number, _) = piece { counts[number] += 1 }
    }
    var shared: [Bool] = []
    for (number, element) in elements.enumerated() {
      shared.append(counts[number] > 1 && element.name == "path")
    }
    return shared
  }

  private static func text(
    _ pieces: [MarkupPiece], _ elements: [ShapeElement], _ shared: [Bool]
  ) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .element(let number, let attributes):
        if shared[number] {
          text += "<use href=\"#s\(number)\"\(attributes)/>"
        } else {
          text += "<\(elements[number].name)\(elements[number].geometry)\(attributes)/>"
        }
      }
    }
    return text
  }
}
