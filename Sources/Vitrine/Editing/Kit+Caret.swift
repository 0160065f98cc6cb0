import VitrineKit

extension Kit {
  /// Returns the master of the caret: its frame is wider than what is seen of it, and its height is
  /// that of the line it stands in.
  func caret() throws(KitError) -> Layer { try layer(named: "Text Fields/\u{100EC3}/Cursor") }
}
