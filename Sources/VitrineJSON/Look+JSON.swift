import VitrineGraphics
import VitrineKit

extension Rect {
  /// `[x, y, width, height]` in points.
  package var json: JSONOutput {
    .array([.number(minX), .number(minY), .number(width), .number(height)])
  }
}

extension Color {
  /// `#RRGGBB`, without the opacity.
  package var hex: String {
    func channel(_ value: Float) -> String {
      let byte = Int((max(0, min(1, value)) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + channel(red) + channel(green) + channel(blue)
  }

  /// The opacity as a decimal of four places, which is what the kit stores at most.
  package var shortAlpha: Double { (Double(alpha) * 10_000).rounded() / 10_000 }
}

extension Stack {
  /// Returns the rules; a gap or a padding of zero is left out where nobody states it.
  package func json(stated: StatedValues) -> JSONOutput {
    var members = [("axis", JSONOutput.string(axis == .horizontal ? "horizontal" : "vertical"))]
    if gap != 0 || stated.contains(.gap) { members.append(("gap", .number(gap))) }
    if padding != .zero || stated.contains(.padding) {
      let sides = [padding.top, padding.right, padding.bottom, padding.left]
      members.append(("padding", .array(sides.map { .number($0) })))
    }
    switch justification {
    case .start: break
    case .center: members.append(("justify", .string("center")))
    case .end: members.append(("justify", .string("end")))
    case .spaceBetween: members.append(("justify", .string("between")))
    }
    switch alignment {
    case .stored: break
    case .start: members.append(("align", .string("start")))
    case .center: members.append(("align", .string("center")))
    case .end: members.append(("align", .string("end")))
    }
    return .object(members)
  }
}

extension Sizing {
  /// The word in JSON, which is that of the specs.
  var word: String {
    switch self {
    case .fixed: "fixed"
    case .hug: "hug"
    case .fill: "fill"
    }
  }
}

extension Resizing {
  /// The word in JSON, which is that of the specs.
  var word: String {
    switch self {
    case .stretch: "stretch"
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .scale: "scale"
    }
  }
}

extension Layer {
  /// The radii and, where they are stated, the smoothing and the style of the corners.
  package var cornersJSON: JSONOutput {
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    var members = [
      ("radii", corners.isCapsule ? .string("max") : JSONOutput.array(radii.map { .number($0) }))
    ]
    if corners.smoothing != 0 || stated.contains(.smoothing) {
      members.append(("smoothing", .number(corners.smoothing)))
    }
    if let cornerStyle { members.append(("style", .number(Double(cornerStyle)))) }
    return .object(members)
  }
}

extension Fill {
  /// The members that a colour has wherever it stands.
  var colorMembers: [(String, JSONOutput)] {
    guard case .color(let color) = source else { return [] }
    return [
      ("color", .string(color.hex)), ("alpha", .number(color.shortAlpha)),
      ("blend", .string(blend.name)), ("swatch", swatch.map { .string($0) } ?? .null),
    ]
  }

  package var json: JSONOutput {
    var members: [(String, JSONOutput)]
    switch source {
    case .color: members = colorMembers
    case .image(let name): members = [("image", .string(name)), ("blend", .string(blend.name))]
    case .bitmap: members = [("image", .null), ("blend", .string(blend.name))]
    case .gradient(let gradient):
      members = [("gradient", gradient.json), ("blend", .string(blend.name))]
    }
    if !isDrawn { members.append(("drawn", .bool(false))) }
    return .object(members)
  }
}

extension Gradient {
  package var json: JSONOutput {
    let stops = stops.map { stop in
      JSONOutput.object([
        ("color", .string(stop.color.hex)), ("alpha", .number(stop.color.shortAlpha)),
        ("at", .number(stop.location)),
      ])
    }
    return .object([
      ("from", .array([.number(from.x), .number(from.y)])),
      ("to", .array([.number(to.x), .number(to.y)])), ("stops", .array(stops)),
    ])
  }
}

extension Border {
  package var json: JSONOutput {
    .object([("width", .number(width)), ("position", .string("inside"))] + fill.colorMembers)
  }
}

extension LayerShadow {
  package var json: JSONOutput {
    .object(
      [
        ("x", .number(offset.x)), ("y", .number(offset.y)), ("blur", .number(blur)),
        ("spread", .number(spread)),
      ] + fill.colorMembers)
  }
}

extension BackdropFilter {
  package var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("radius", .number(radius)), ("saturation", .number(saturation)),
    ]
    if isGlass {
      members += [
        ("brightness", .number(brightness)), ("distortion", .number(distortion)),
        ("depth", .number(depth)), ("chromatic", .number(chromatic)),
      ]
    }
    return .object(members)
  }
}

extension Provenance {
  /// The word in JSON and messages.
  package var word: String {
    switch self {
    case .kit: "kit"
    case .derived: "derived"
    case .mined: "mined"
    case .own: "own"
    }
  }
}
