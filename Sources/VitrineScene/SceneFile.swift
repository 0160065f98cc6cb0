public import Vitrine
public import VitrineGraphics
public import VitrineKit

/// A scene as a JSON file describes it.
public struct SceneFile: Sendable {
  /// A picture that a scene names.
  public struct PictureReference: Hashable, Sendable {
    /// The path, relative to the scene file's folder unless absolute.
    public var path: String
    /// The line that names it.
    public var line: Int
  }

  /// Reads a picture that a scene names.
  public typealias PictureLoader = (PictureReference) throws(SceneFileError) -> Bitmap

  /// The file's name, for messages.
  public var name: String
  /// The scene without its pictures.
  public var scene: Scene
  /// The picture that lies behind, if the scene names one.
  public private(set) var backdropPicture: PictureReference?
  /// The pictures that the content shows, in the order of the file.
  public private(set) var pictures: [PictureReference] = []
  private let value: JSONValue
  private var names: [SceneReferences.Name] = []

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
    self.value = value
    let references = SceneReferences(file: name)
    (scene, backdropPicture) = try Self.read(value, references)
    pictures = references.pictures
    names = references.names
  }

  /// Finds symbols and drawings that the kit does not have.
  ///
  /// - Throws: `SceneFileError` naming the line and the nearest names.
  public func check(in kit: Kit) throws(SceneFileError) {
    for name in names { try name.check(in: kit, file: self.name) }
  }

  /// Returns the scene with the pictures of its content; the backdrop's is left to the caller.
  ///
  /// - Throws: what the loader throws.
  public func scene(loading load: PictureLoader) throws(SceneFileError) -> Scene {
    if pictures.isEmpty { return scene }
    return try withoutActuallyEscaping(load) { (load) throws(SceneFileError) in
      try Self.read(value, SceneReferences(file: name, load: load)).0
    }
  }

  private static func read(
    _ value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) -> (Scene, PictureReference?) {
    var reader = try ObjectReader(value, of: "a scene", file: references.file)
    var scene = Scene(try content(&reader, references))
    var picture: PictureReference?
    if let device = reader.take("screen") {
      scene.device = try Self.device(device, file: reader.file)
    }
    if let appearance = try reader.choice("appearance", Appearance.choices) {
      scene.appearance = appearance
    }
    if let backdrop = try reader.string("backdrop") {
      if backdrop.value.hasPrefix("#") {
        let text = JSONValue(.string(backdrop.value), line: backdrop.line)
        scene.backdrop = .color(try Color(scene: text, file: reader.file))
      } else {
        picture = PictureReference(path: backdrop.value, line: backdrop.line)
      }
    }
    scene.showsStatusBar = try reader.bool("statusBar") ?? false
    if let size = try reader.choice("textSize", DynamicTypeSize.choices) {
      scene.dynamicTypeSize = size
    }
    scene.layoutDirection = try reader.choice("direction", LayoutDirection.choices)
    try reader.finish()
    return (scene, picture)
  }

  private static func content(
    _ reader: inout ObjectReader, _ references: SceneReferences
  ) throws(SceneFileError) -> Scene.Content {
    let keys = ["alert", "activityView", "sidebar", "colorPicker"]
    var found: [(key: String, value: JSONValue)] = []
    for key in keys { if let value = reader.take(key) { found.append((key, value)) } }
    guard let only = found.first else {
      throw reader.error(
        "the scene does not say what to show", mend: "add one of \(Nearest.list(keys))")
    }
    if found.count > 1 {
      throw SceneFileError(
        file: reader.file, line: reader.line(found[1].key) ?? only.value.line,
        message: "the scene shows both “\(only.key)” and “\(found[1].key)”",
        mend: "keep one of them")
    }
    switch only.key {
    case "activityView": return .activityView(try ActivityView(scene: only.value, references))
    case "sidebar": return .sidebar(try Sidebar(scene: only.value, references))
    case "colorPicker": return .colorPicker(try ColorPicker(scene: only.value, references))
    default: return .alert(try Alert(scene: only.value, file: references.file))
    }
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
