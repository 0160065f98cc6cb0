/// What an activity does, by a name that is unique in the world.
///
/// The built-in ones carry UIKit's raw values (`UIActivity.ActivityType`).
public struct ActivityType: Hashable, Sendable {
  /// The name, in the form of a reversed domain.
  public var rawValue: String

  /// Creates a type; give one's own a domain of one's own.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(builtIn name: String) { rawValue = "com.apple.UIKit.activity." + name }

  public static let airDrop = ActivityType(builtIn: "AirDrop")
  public static let message = ActivityType(builtIn: "Message")
  public static let mail = ActivityType(builtIn: "Mail")
  public static let copyToPasteboard = ActivityType(builtIn: "CopyToPasteboard")
  public static let saveToCameraRoll = ActivityType(builtIn: "SaveToCameraRoll")
  public static let assignToContact = ActivityType(builtIn: "AssignToContact")
  public static let addToReadingList = ActivityType(builtIn: "AddToReadingList")
  public static let addToHomeScreen = ActivityType(builtIn: "AddToHomeScreen")
  public static let openInIBooks = ActivityType(builtIn: "OpenInIBooks")
  public static let markupAsPDF = ActivityType(builtIn: "MarkupAsPDF")
  public static let print = ActivityType(builtIn: "Print")

  /// The built-in apps, in the order of their row.
  static let builtInApps: [ActivityType] = [.airDrop, .message, .mail]
  /// The built-in actions, in the order of their list; copying has a section of its own before.
  static let builtInActions: [ActivityType] = [
    .saveToCameraRoll, .assignToContact, .addToReadingList, .addToHomeScreen, .openInIBooks,
    .markupAsPDF, .print,
  ]

  /// A Boolean value that is true for a type that comes with the system.
  public var isBuiltIn: Bool {
    self == .copyToPasteboard || Self.builtInApps.contains(self)
      || Self.builtInActions.contains(self)
  }
}
