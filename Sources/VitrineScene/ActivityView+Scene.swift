import Vitrine
import VitrineGraphics
import VitrineKit

extension ActivityView {
  /// Reads a share sheet from a scene file.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "an activity view", file: references.file)
    let preview = SharePreview(
      try reader.requiredString("title"), subtitle: try reader.string("subtitle")?.value,
      image: try reader.image("thumbnail", references))
    self.init(preview)
    if let header = reader.take("header") {
      options = try ShareOptions(scene: header, references)
    }
    for person in try reader.list("people") {
      people.append(try Person(scene: person, references))
    }
    for app in try reader.list("apps") { apps.append(try Activity(sceneApp: app, references)) }
    for action in try reader.list("quickActions") {
      quickActions.append(try Activity(sceneAction: action, references))
    }
    sections = try Self.sections(&reader, references)
    if let title = try reader.string("editLabel") {
      editTitle = title.value.isEmpty ? nil : title.value
    }
    if let height = try reader.choice("height", [("half", Detent.medium), ("full", .large)]) {
      detent = height
    }
    try reader.finish()
  }

  private static func sections(
    _ reader: inout ObjectReader, _ references: SceneReferences
  ) throws(SceneFileError) -> [ActivitySection] {
    var sections: [ActivitySection] = []
    for section in try reader.list("sections") {
      guard case .array(let rows) = section.content else {
        throw SceneFileError(
          file: reader.file, line: section.line,
          message: "a section is a list, not \(section.kind)",
          mend: "write the actions of each section in [ ]")
      }
      var activities: [Activity] = []
      for row in rows { activities.append(try Activity(sceneAction: row, references)) }
      if !activities.isEmpty { sections.append(ActivitySection(activities)) }
    }
    return try sections + arranged(&reader, references)
  }

  /// Reads the actions that the rules arrange.
  private static func arranged(
    _ reader: inout ObjectReader, _ references: SceneReferences
  ) throws(SceneFileError) -> [ActivitySection] {
    var actions: [Activity] = []
    for action in try reader.list("actions") {
      actions.append(try Activity(sceneAction: action, references))
    }
    var excluded: Set<ActivityType> = []
    for type in try reader.list("excluded") {
      excluded.insert(try ActivityType(scene: type, file: reader.file))
    }
    let order = try reader.choice(
      "order", [("builtInFirst", ActivityOrder.builtInFirst), ("customFirst", .customFirst)])
    return ActivitySection.arranged(
      actions, excluding: excluded, order: order ?? .builtInFirst)
  }
}

extension Person {
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a person", file: references.file)
    self.init(try reader.requiredString("name"))
    if let photo = reader.take("photo") {
      self.photo = try Photo(scene: photo, references)
    }
    if let app = reader.take("app") { self.app = try AppIcon(scene: app, references) }
    try reader.finish()
  }
}

extension Person.Photo {
  /// Reads one picture, or a list of two.
  fileprivate init(
    scene value: JSONValue, _ references: SceneReferences
  ) throws(SceneFileError) {
    guard case .array(let pictures) = value.content else {
      self = .single(try Image(scene: value, references))
      return
    }
    guard pictures.count == 2 else {
      throw SceneFileError(
        file: references.file, line: value.line,
        message: "a group shows two photos, not \(pictures.count)", mend: "list two, or write one")
    }
    self = .double(
      try Image(scene: pictures[0], references), try Image(scene: pictures[1], references))
  }
}

extension AppIcon {
  /// Reads the name of a drawn icon, the path of a picture, a symbol on a colour, or a picture.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    if case .string(let text) = value.content, !text.namesPictureFile {
      _ = references.name("App Icons/Artwork/Default/\(text)", .component, line: value.line)
      self = .named(text)
      return
    }
    guard case .object(let members) = value.content, members.contains(where: { $0.key == "symbol" })
    else {
      self = .image(try Image(scene: value, references))
      return
    }
    var reader = try ObjectReader(value, of: "an icon", file: references.file)
    let symbol = try reader.symbol("symbol", references) ?? ""
    guard let color = try reader.color("color") else {
      throw reader.error("the icon has no “color”", mend: "add one for the ground of the symbol")
    }
    try reader.finish()
    self = .symbol(symbol, background: color)
  }
}

extension String {
  /// A Boolean value that is true when the text ends as the names of picture files do.
  fileprivate var namesPictureFile: Bool {
    let lower = lowercased()
    return [".png", ".jpg", ".jpeg", ".webp"].contains { lower.hasSuffix($0) }
  }
}
