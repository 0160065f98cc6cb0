import VitrineGraphics
import VitrineKit

/// Reads the numbers of all components: sizes, paddings, gaps, corners, borders and gradients.
struct MetricReader {
  /// Where a value belongs.
  private struct Place {
    var group: TokenName
    /// The words of the layers that lead to the value.
    var path: [String] = []
    /// The same, with the layers divided.
    var key = ""
    var appearance: String?
  }

  private let kit: Kit
  private var order: [TokenName] = []
  private var collectors: [TokenName: ThemeCollector<MetricToken.Value>] = [:]
  private var groupNames = NameRegister()

  init(kit: Kit) { self.kit = kit }

  /// Returns all groups in the order of the pages.
  func groups() throws(KitError) -> [MetricGroup] {
    var reader = self
    for component in kit.components {
      let themed = ThemedName(kitName: component.name)
      let group = reader.groupNames.register(themed.name, for: themed.key)
      let layer = try kit.layer(named: component.name)
      reader.add(layer, at: Place(group: group, appearance: themed.appearance))
    }
    for metric in try kit.metrics() { reader.add(metric) }
    for screen in try kit.screens() { reader.add(screen) }
    return reader.finished()
  }

  private func finished() -> [MetricGroup] {
    var groups: [MetricGroup] = []
    var register = NameRegister()
    for name in order {
      guard let collector = collectors[name] else { continue }
      var group = MetricGroup(name: name)
      for (key, metric) in collector.entries {
        guard let value = collector.value(key) else { continue }
        // Group and metric are written as one word in CSS, so that word has to be unique.
        let whole = register.register(
          TokenName(name.words + metric.words), for: name.hyphenated + "/" + key)
        let words = Array(whole.words.dropFirst(name.words.count))
        group.metrics.append(MetricToken(name: TokenName(words), value: value))
      }
      groups.append(group)
    }
    return groups
  }

  private mutating func add(
    _ value: MetricToken.Value, _ name: [String], at place: Place, _ origin: Origin
  ) {
    if collectors[place.group] == nil { order.append(place.group) }
    let key = place.key + "/" + name.joined(separator: " ")
    collectors[place.group, default: ThemeCollector()].add(
      key, TokenName(place.path + name), place.appearance, value, origin)
  }

  private mutating func add(_ metric: Metric) {
    // The first part of a metric's name says what it belongs to.
    let parts = metric.name.split(separator: "/", maxSplits: 1)
    let group = TokenName(kitName: String(parts.first ?? ""))
    let name = TokenName(kitName: String(parts.last ?? ""))
    let origin = Origin(metric.source, metric.provenance, in: kit)
    add(.number(metric.value), name.words, at: Place(group: group), origin)
  }

  private mutating func add(_ screen: DeviceScreen) {
    let place = Place(group: TokenName(["screen"] + TokenName(kitName: screen.name).words))
    let origin = Origin(screen.source, screen.provenance, in: kit)
    add(.length(screen.size.width), ["width"], at: place, origin)
    add(.length(screen.size.height), ["height"], at: place, origin)
    add(screen.safeArea, ["safe", "area"], at: place, origin)
  }

  private mutating func add(
    _ insets: EdgeInsets, _ name: [String], at place: Place, _ origin: Origin
  ) {
    add(.length(insets.top), name + ["top"], at: place, origin)
    add(.length(insets.right), name + ["right"], at: place, origin)
    add(.length(insets.bottom), name + ["bottom"], at: place, origin)
    add(.length(insets.left), name + ["left"], at: place, origin)
  }
}

extension MetricReader {
  private mutating func add(_ layer: Layer, at place: Place) {
    func origin(_ attribute: String) -> Origin {
      Origin(layer.source, layer.provenance(of: attribute), in: kit)
    }
    // The size of words is that of the words; they have a text style.
    if !layer.isText {
      add(.length(layer.frame.width), ["width"], at: place, origin("size"))
      add(.length(layer.frame.height), ["height"], at: place, origin("size"))
    }
    if let stack = layer.stack {
      if layer.stated.contains(.gap) {
        add(.length(stack.gap), ["gap"], at: place, origin("gap"))
      }
      if layer.stated.contains(.padding) {
        add(stack.padding, ["padding"], at: place, origin("padding"))
      }
    }
    add(layer.corners, at: place, origin("corners"))
    if layer.stated.contains(.smoothing) {
      let name = ["corner", "smoothing"]
      add(.number(layer.corners.smoothing), name, at: place, origin("smoothing"))
    }
    for (index, border) in layer.borders.enumerated() {
      let name = ["border"] + Self.number(index) + ["width"]
      add(.length(border.width), name, at: place, origin("border"))
    }
    for (index, fill) in layer.fills.enumerated() where fill.isDrawn {
      guard case .gradient(let gradient) = fill.source else { continue }
      add(.gradient(gradient), ["gradient"] + Self.number(index), at: place, origin("fill"))
    }
    addChildren(of: layer, at: place)
  }

  /// The word that tells the second of several things from the first.
  private static func number(_ index: Int) -> [String] { index == 0 ? [] : [String(index + 1)] }

  /// Adds the layers inside; layers of one name are told apart by numbers.
  private mutating func addChildren(of layer: Layer, at place: Place) {
    var register = NameRegister()
    for (index, child) in layer.layers.enumerated() {
      let name = register.register(TokenName(kitName: child.name), for: String(index))
      var inside = place
      inside.path += name.words
      inside.key += "/" + name.hyphenated
      add(child, at: inside)
    }
  }

  private mutating func add(_ corners: Corners, at place: Place, _ origin: Origin) {
    // A capsule has no radius of its own: half the shorter side.
    if corners.isSquare || corners.isCapsule { return }
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let name = ["corner", "radius"]
    if radii.allSatisfy({ $0 == radii[0] }) {
      add(.length(radii[0]), name, at: place, origin)
    } else {
      let sides = [["top", "left"], ["top", "right"], ["bottom", "right"], ["bottom", "left"]]
      for (side, radius) in zip(sides, radii) {
        add(.length(radius), name + side, at: place, origin)
      }
    }
  }
}

extension Layer {
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }
}
