public import Vitrine
import VitrineGraphics

/// A scene as a JSON file describes it.
public struct SceneFile: Sendable {
  /// A picture that a scene names.
  public struct PictureReference: Hashable, Sendable {
    /// The path, relative to the scene file's folder unless absolute.
    public var path: String
    /// The line that names it.
    public var line: Int
  }

  /// The file's name, for messages.
  public var name: String
  /// The scene without its backdrop picture.
  public var scene: Scene
  /// The picture that lies behind, if the scene names one.
  public var backdropPicture: PictureReference?

  /// Reads a scene from JSON text.
  ///
  /// - Throws: `SceneFileError` naming the line: for text that is not JSON, unknown keys, values
  ///   of the wrong kind, and content that an alert cannot have.
  public init(parsing bytes: [UInt8], name: String) throws(SceneFileError) {
    try self.init(JSONValue(parsing: bytes, file: name), name: name)
  }

  /// Reads a scene from a JSON value.
  ///
  /// - Throws: `SceneFileError` naming the line.
  public init(_ value: JSONValue, name: String) throws(SceneFileError) {
    self.name = name
    var reader = try ObjectReader(value, of: "a scene", file: name)
    let content = try Self.content(&reader)
    scene = Scene(content)
    if let device = reader.take("screen") { scene.device = try Self.device(device, file: name) }
    if let appearance = try reader.choice("appearance", Appearance.choices) {
      scene.appearance = appearance
    }
    if let backdrop = try reader.string("backdrop") {
      if backdrop.value.hasPrefix("#") {
        guard let color = Color(hexText: backdrop.value) else {
          throw SceneFileError(
            file: name, line: backdrop.line, message: "“\(backdrop.value)” is no colour",
            mend: "write #RRGGBB or #RRGGBBAA")
        }
        scene.backdrop = .color(color)
      } else {
        backdropPicture = PictureReference(path: backdrop.value, line: backdrop.line)
      }
    }
    scene.showsStatusBar = try reader.bool("statusBar") ?? false
    if let size = try reader.choice("textSize", DynamicTypeSize.choices) {
      scene.dynamicTypeSize = size
    }
    scene.layoutDirection = try reader.choice("direction", LayoutDirection.choices)
    try reader.finish()
  }

  private static func content(_ reader: inout ObjectReader) throws(SceneFileError) -> Scene.Content
  {
    if let alert = reader.take("alert") {
      return .alert(try Alert(scene: alert, file: reader.file))
    }
    throw reader.error(
      "the scene does not say what to show", mend: "add an “alert” with a “title” and “buttons”")
  }

  private static func device(_ value: JSONValue, file: String) throws(SceneFileError) -> Device {
    if case .string(let name) = value.content { return .named(name) }
    guard case .object = value.content else {
      throw SceneFileError(
        file: file, line: value.line, message: "“screen” is \(value.kind)",
        mend: "write a name such as “iPhone 17 Pro”, or {\"width\": W, \"height\": H} in points")
    }
    var reader = try ObjectReader(value, of: "a screen", file: file)
    let width = try reader.requiredNumber("width", in: 1...16384)
    let height = try reader.requiredNumber("height", in: 1...16384)
    try reader.finish()
    return .size(Size(width, height))
  }
}

extension Appearance {
  static let choices: [(String, Appearance)] = [("light", .light), ("dark", .dark)]
}

extension LayoutDirection {
  static let choices: [(String, LayoutDirection)] = [("ltr", .leftToRight), ("rtl", .rightToLeft)]
}

extension DynamicTypeSize {
  static let choices = allCases.map { ($0.name, $0) }
}
