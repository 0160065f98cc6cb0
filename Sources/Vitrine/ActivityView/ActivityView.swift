/// A share sheet: what is shared, people and apps to share it with, and actions.
///
/// UIKit's counterpart is `UIActivityViewController`. A share sheet is a value: it holds what it
/// says and draws nothing by itself.
public struct ActivityView: Hashable, Sendable {
  /// How much of the screen the sheet covers; the names are SwiftUI's `PresentationDetent`.
  public enum Detent: UInt8, Hashable, Sendable {
    /// About half of it.
    case medium
    /// Nearly all of it.
    case large
  }

  /// What is shared.
  public var preview: SharePreview
  /// What can be set at the top.
  public var options: ShareOptions
  /// The people in the first row; the row is missing where there are none.
  public var people: [Person]
  /// The apps in the second row, in the order given; see ``ActivityType`` for built-in ones.
  public var apps: [Activity]
  /// The actions in circles.
  public var quickActions: [Activity]
  /// The boxes of actions below.
  public var sections: [ActivitySection]
  /// The words on the button that edits the list; nil or empty for no button.
  public var editTitle: String?
  /// How much of the screen the sheet covers.
  public var detent: Detent

  /// Creates a share sheet from lists.
  public init(
    _ preview: SharePreview, options: ShareOptions = .none, people: [Person] = [],
    apps: [Activity] = [], quickActions: [Activity] = [], sections: [ActivitySection] = [],
    editTitle: String? = "Edit Actions", detent: Detent = .medium
  ) {
    self.preview = preview
    self.options = options
    self.people = people
    self.apps = apps
    self.quickActions = quickActions
    self.sections = sections.filter { !$0.activities.isEmpty }
    self.editTitle = editTitle.flatMap { $0.isEmpty ? nil : $0 }
    self.detent = detent
  }

  /// Creates a share sheet.
  ///
  /// Loose activities with an icon stand in the row of apps, those without in circles; those in an
  /// `ActivitySection` stand in the list.
  public init(
    _ preview: SharePreview, options: ShareOptions = .none, editTitle: String? = "Edit Actions",
    detent: Detent = .medium, @ActivityViewBuilder content: () -> [ActivityElement]
  ) {
    self.init(preview, options: options, editTitle: editTitle, detent: detent)
    for element in content() {
      switch element {
      case .person(let person): people.append(person)
      case .app(let app): apps.append(app)
      case .quickAction(let action): quickActions.append(action)
      case .section(let section): if !section.activities.isEmpty { sections.append(section) }
      }
    }
  }
}
