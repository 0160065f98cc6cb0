import VitrineGraphics
import VitrineKit

extension AlertAssembly {
  func setFields(_ root: inout Layer) throws(KitError) {
    try root.changeChild(AlertPart.fields) { (group) throws(KitError) in
      guard let prototype = group.layers.last else { throw missing(AlertPart.fields) }
      if group.layers.count != alert.fields.count { group.isRebuilt = true }
      group.layers = alert.fields.enumerated().map { index, field in
        var row = index < group.layers.count ? group.layers[index] : prototype
        setField(&row, field, isLast: index == alert.fields.count - 1)
        row.tag = AlertTag.field(numbers?.fields[index] ?? index)
        return row
      }
    }
  }

  private func setField(_ row: inout Layer, _ field: TextField, isLast: Bool) {
    let isEmpty = field.text.isEmpty
    let master = "Text Fields/\(appearance.kitName)/\(isEmpty ? "Placeholder" : "Default")"
    let shown = field.isSecure ? String(repeating: "\u{2022}", count: field.text.count) : field.text
    let words = isEmpty ? field.placeholder : shown
    row.kind = .use(
      master: master,
      overrides: [
        Override(path: [], change: .text(words)),
        Override(path: [AlertPart.separator], change: .visible(!isLast)),
      ])
  }

  /// Keeps what stands in a field from wrapping at any text size: as UIKit's, a field is one line.
  func keepFieldsToOneLine(_ root: inout Layer) throws(KitError) {
    if alert.fields.isEmpty { return }
    try root.changeChild(AlertPart.fields) { (group) throws(KitError) in
      for row in group.layers.indices {
        for layer in group.layers[row].layers.indices {
          group.layers[row].layers[layer].changeText { $0.lineLimit = 1 }
        }
      }
    }
  }
}
