import VitrineKit

/// A mistake in the content of a sidebar.
public enum SidebarError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No row has the selected tag; the tags that come nearest.
  case unknownSelection(String, nearest: [String])
  /// Several rows have the selected tag.
  case ambiguousSelection(String)
  /// The selected row is switched off.
  case disabledSelection(String)
  /// A row shows both a detail and a switch, which stand in the same place.
  case detailBesideToggle(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownSelection(let tag, let nearest):
      "no row has the tag “\(tag)”; "
        + (nearest.isEmpty ? "select another row" : "did you mean \(Nearest.list(nearest))?")
    case .ambiguousSelection(let tag):
      "several rows have the tag “\(tag)”; give the row to select a tag of its own"
    case .disabledSelection(let tag):
      "the row “\(tag)” is switched off and cannot be selected; select another row"
    case .detailBesideToggle(let title):
      "the row “\(title)” has both a detail and a switch, which stand in the same place; "
        + "take one of them away"
    }
  }
}
