/// What is shared, as the top of a share sheet shows it.
public struct SharePreview: Hashable, Sendable {
  /// The name of what is shared.
  public var title: String
  /// Where it comes from or what it is; nil or empty for none.
  public var subtitle: String?
  /// A picture of it; nil for none.
  public var image: Image?

  /// Creates a preview.
  public init(_ title: String, subtitle: String? = nil, image: Image? = nil) {
    self.title = title
    self.subtitle = subtitle.flatMap { $0.isEmpty ? nil : $0 }
    self.image = image
  }
}

/// What a person can set at the top of a share sheet; each stands for one of the kit's headers.
public enum ShareOptions: Hashable, Sendable {
  /// Nothing.
  case none
  /// Grey words that lead to more, such as “Location Included”.
  case drillIn(String)
  /// A glass button that leads to more.
  case options(String)
  /// A menu of ways to share.
  case menu(ShareMode)
  /// A menu of ways to share, and grey words that lead to more.
  case menuWithDrillIn(ShareMode, String)
  /// A button that starts SharePlay; the thumbnail is large and the subtitle has two lines.
  case sharePlay(String)
}

/// A way to share, as the button of a menu shows it.
public struct ShareMode: Hashable, Sendable {
  /// The words.
  public var title: String
  /// The symbol's name before the words; nil for none.
  public var systemImage: String?

  /// Creates a way to share.
  public init(_ title: String, systemImage: String? = nil) {
    self.title = title
    self.systemImage = systemImage
  }

  /// Everybody gets a copy.
  public static let sendCopy = ShareMode("Send Copy", systemImage: "doc.fill")
  /// Everybody works on the same.
  public static let collaborate = ShareMode("Collaborate", systemImage: "person.2.fill")
}
