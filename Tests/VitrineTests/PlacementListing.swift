import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

/// Writes placed layers down, a line each: kind, name, frame, words and where their lines lie.
///
/// Equal neighbours at equal steps share a line. Instances of components of the pages, shown as
/// they are, are not written out again.
struct PlacementListing {
  private let names: Set<String>
  private(set) var text = ""

  /// - Parameter names: the components that have listings of their own.
  init(names: some Sequence<String>) { self.names = Set(names) }

  mutating func add(_ component: PlacedLayer) {
    write(component, depth: 0, count: 1, step: .zero)
    text += "\n"
  }

  private mutating func write(_ placed: PlacedLayer, depth: Int, count: Int, step: Point) {
    text += String(repeating: " ", count: depth)
    text += "\(placed.layer.word) \"\(placed.layer.name)\" \(placed.frame.listing)"
    if count > 1 { text += " ×\(count) step \(step.x.listing),\(step.y.listing)" }
    if let words = placed.text, case .text(let content) = placed.layer.kind {
      text += " \"\(content.string.replacing("\n", with: "\\n"))\""
      for line in words.lines {
        text += " | \(line.left.listing),\(line.baseline.listing) \(line.width.listing)"
      }
    }
    text += "\n"
    if isListedElsewhere(placed) { return }
    writeLayers(placed.layers, depth: depth + 1)
  }

  private mutating func writeLayers(_ layers: [PlacedLayer], depth: Int) {
    var index = 0
    while index < layers.count {
      let first = layers[index]
      var count = 1
      var step = Point.zero
      while index + count < layers.count, first.looksLike(layers[index + count]) {
        let from = layers[index + count - 1].frame.origin
        let to = layers[index + count].frame.origin
        let next = Point(to.x - from.x, to.y - from.y)
        if count == 1 { step = next }
        guard abs(step.x - next.x) < 0.001, abs(step.y - next.y) < 0.001 else { break }
        count += 1
      }
      write(first, depth: depth, count: count, step: step)
      index += count
    }
  }

  private func isListedElsewhere(_ placed: PlacedLayer) -> Bool {
    guard case .use(let master, let overrides) = placed.layer.kind else { return false }
    return names.contains(master) && overrides.isEmpty && !placed.hasChanges
      && placed.frame.size == placed.layer.contentSize
  }
}

extension PlacedLayer {
  fileprivate var hasChanges: Bool {
    layer.textIsChanged || layer.visibilityIsChanged || layers.contains { $0.hasChanges }
  }

  fileprivate func looksLike(_ other: PlacedLayer) -> Bool {
    layers.isEmpty && other.layers.isEmpty && text == nil && other.text == nil
      && layer.name == other.layer.name && layer.word == other.layer.word
      && abs(frame.width - other.frame.width) < 0.001
      && abs(frame.height - other.frame.height) < 0.001
  }
}

extension Layer {
  fileprivate var word: String {
    switch kind {
    case .component: "COMPONENT"
    case .group: "group"
    case .text: "text"
    case .rect: "rect"
    case .oval: "oval"
    case .path: "path"
    case .use: "use"
    }
  }
}

extension Rect {
  fileprivate var listing: String {
    "\(width.listing)×\(height.listing) @\(minX.listing),\(minY.listing)"
  }
}

extension Double {
  /// The number with three decimals at most.
  fileprivate var listing: String {
    let thousandths = (self * 1000).rounded()
    let whole = thousandths / 1000
    return whole == whole.rounded() ? String(Int(whole)) : String(whole)
  }
}
