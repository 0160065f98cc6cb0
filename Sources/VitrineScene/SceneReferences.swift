import Vitrine
import VitrineGraphics
import VitrineKit

/// What a scene file refers to outside itself, collected while it is read.
final class SceneReferences {
  /// A name that the kit has to know.
  struct Name: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case symbol
      case component
    }

    var kind: Kind
    var name: String
    var line: Int
  }

  /// The scene file's name, for messages.
  let file: String
  /// The pictures that the content shows.
  private(set) var pictures: [SceneFile.PictureReference] = []
  /// The names that the kit has to know.
  private(set) var names: [Name] = []
  private let load: SceneFile.PictureLoader?
  private var rowCount = 0

  /// - Parameter load: reads pictures; nil leaves them grey.
  init(file: String, load: SceneFile.PictureLoader? = nil) {
    self.file = file
    self.load = load
  }

  /// Notes a name, and returns it.
  func name(_ name: String, _ kind: Name.Kind, line: Int) -> String {
    names.append(Name(kind: kind, name: name, line: line))
    return name
  }

  /// Returns the number of the next row of a sidebar, counted from 1.
  func nextRow() -> Int {
    rowCount += 1
    return rowCount
  }

  /// Notes a picture, and returns it as far as it can be read now.
  func picture(path: String, line: Int) throws(SceneFileError) -> Image {
    let reference = SceneFile.PictureReference(path: path, line: line)
    pictures.append(reference)
    guard let load else { return .color(.clear) }
    return .bitmap(try load(reference))
  }
}

extension SceneReferences.Name {
  /// Looks the name up.
  ///
  /// - Throws: an error that names the line and the nearest names.
  func check(in kit: Kit, file: String) throws(SceneFileError) {
    do {
      switch kind {
      case .symbol: _ = try kit.symbolText(name)
      case .component: _ = try kit.componentName(name)
      }
    } catch {
      throw SceneFileError(file: file, line: line, message: error.message, mend: error.mend)
    }
  }
}

extension ObjectReader {
  /// Returns the symbol that a key names.
  mutating func symbol(
    _ key: String, _ references: SceneReferences
  ) throws(SceneFileError) -> String? {
    guard let text = try string(key) else { return nil }
    if text.value.isEmpty { return "" }
    return references.name(text.value, .symbol, line: text.line)
  }

  /// Returns the picture at a key.
  mutating func image(
    _ key: String, _ references: SceneReferences
  ) throws(SceneFileError) -> Image? {
    guard let value = take(key) else { return nil }
    return try Image(scene: value, references)
  }

  /// Returns the colour at a key.
  mutating func color(_ key: String) throws(SceneFileError) -> Color? {
    guard let value = take(key) else { return nil }
    return try Color(scene: value, file: file)
  }
}

extension Color {
  /// Reads `"#RRGGBB"` or `"#RRGGBBAA"`.
  init(scene value: JSONValue, file: String) throws(SceneFileError) {
    guard case .string(let text) = value.content else {
      throw SceneFileError(
        file: file, line: value.line, message: "a colour is a text, not \(value.kind)",
        mend: "write \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    guard let color = Color(hexText: text) else {
      throw SceneFileError(
        file: file, line: value.line, message: "“\(text)” is no colour",
        mend: "write #RRGGBB or #RRGGBBAA")
    }
    self = color
  }
}

extension Image {
  /// Reads the path of a picture, `{"drawing": NAME}` or `{"color": "#RRGGBB"}`.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    if case .string(let path) = value.content {
      self = try references.picture(path: path, line: value.line)
      return
    }
    var reader = try ObjectReader(value, of: "a picture", file: references.file)
    let drawing = try reader.string("drawing")
    let color = try reader.color("color")
    try reader.finish()
    if let drawing {
      self = .drawing(references.name(drawing.value, .component, line: drawing.line))
    } else if let color {
      self = .color(color)
    } else {
      throw reader.error(
        "the picture is not told", mend: "write a path, or a “drawing” or a “color” in { }")
    }
  }
}
