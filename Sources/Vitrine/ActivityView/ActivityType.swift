/// What an activity does, by a name that is unique in the world.
///
/// The built-in ones carry UIKit's raw values (`UIActivity.ActivityType`).
public struct ActivityType: Hashable, Sendable {
  /// The name, in the form of a reversed domain.
  public var rawValue: String

  /// Creates a type; give one's own a domain of one's own.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(builtIn name: String) { rawValue = "com.apple.UIKit.activity." + name }

  /// Sends to a device nearby.
  public static let airDrop = ActivityType(builtIn: "AirDrop")
  /// Writes a message.
  public static let message = ActivityType(builtIn: "Message")
  /// Writes a mail.
  public static let mail = ActivityType(builtIn: "Mail")
  /// Copies.
  public static let copyToPasteboard = ActivityType(builtIn: "CopyToPasteboard")
  /// Saves a picture or film with the photos.
  public static let saveToCameraRoll = ActivityType(builtIn: "SaveToCameraRoll")
  /// Makes a picture that of a person.
  public static let assignToContact = ActivityType(builtIn: "AssignToContact")
  /// Keeps a page for reading.
  public static let addToReadingList = ActivityType(builtIn: "AddToReadingList")
  /// Puts a page on the Home Screen.
  public static let addToHomeScreen = ActivityType(builtIn: "AddToHomeScreen")
  /// Opens a book.
  public static let openInIBooks = ActivityType(builtIn: "OpenInIBooks")
  /// Draws on a document.
  public static let markupAsPDF = ActivityType(builtIn: "MarkupAsPDF")
  /// Prints.
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
