import Foundation
import VitrineGraphics
import VitrineKit

/// The folder that holds the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Creates a kit from the text of one page.
func kit(_ text: String, file: String = "page.txt") throws(SpecError) -> Kit {
  try Kit(files: [(name: file, bytes: Array(text.utf8))])
}

/// Returns the first finding of the check of a page.
func finding(_ text: String, file: String = "own/page.txt") throws -> SpecError? {
  try kit(text, file: file).check().findings.first
}

extension Layer {
  /// The layer that a path of names leads to.
  func at(_ names: String...) -> Layer? {
    var layer = self
    for name in names {
      guard let child = layer.layers.first(where: { $0.name == name }) else { return nil }
      layer = child
    }
    return layer
  }

  /// The words of a text layer.
  var string: String? { text?.string }

  /// The content of a text layer.
  var text: TextContent? {
    if case .text(let text) = kind { text } else { nil }
  }
}
