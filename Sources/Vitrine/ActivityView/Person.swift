import VitrineText

/// Someone to share with.
public struct Person: Hashable, Sendable {
  /// What stands for a person in the circle.
  public enum Photo: Hashable, Sendable {
    /// The first letters of the name.
    case initials
    /// One picture.
    case single(Image)
    /// Two pictures, for a group.
    case double(Image, Image)
  }

  /// The name; its first word stands in the first line, the others in the second.
  public var name: String
  /// What stands in the circle.
  public var photo: Photo
  /// The icon of the app that the person is reached with; nil for none.
  public var app: AppIcon?

  /// Creates a person.
  public init(_ name: String, photo: Photo = .initials, app: AppIcon? = nil) {
    self.name = name
    self.photo = photo
    self.app = app
  }
}

extension Person {
  /// The name in two lines, broken behind the first word unless it holds a line break itself.
  var label: String {
    guard !name.contains("\n"), let space = name.firstIndex(of: " ") else { return name }
    return String(name[..<space]) + "\n" + String(name[name.index(after: space)...])
  }

  /// The first letters of the first and the last word.
  var initials: String {
    let words = name.split { character in character == " " || character == "\n" }
    guard let first = words.first else { return "" }
    guard let last = words.last, words.count > 1 else { return String(first.prefix(1)) }
    // Letters of scripts that join would make a syllable.
    let divider = WritingDirection(of: name) == .rightToLeft ? "\u{200C}" : ""
    return String(first.prefix(1)) + divider + String(last.prefix(1))
  }
}
