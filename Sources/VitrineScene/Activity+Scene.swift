import Vitrine
import VitrineKit

extension Activity {
  /// Reads an app.
  init(sceneApp value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "an app", file: references.file)
    let name = try reader.requiredString("name")
    let icon: AppIcon
    if let value = reader.take("icon") {
      icon = try AppIcon(scene: value, references)
    } else {
      // Without an icon the name is that of a drawn one.
      let text = JSONValue(.string(name), line: reader.line("name") ?? value.line)
      icon = try AppIcon(scene: text, references)
    }
    let badge = try reader.text("badge")
    let type = try reader.activityType("type")
    try reader.finish()
    self.init(name, icon: icon, badge: badge, type: type)
  }

  /// Reads an action.
  init(sceneAction value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "an action", file: references.file)
    let title = try reader.requiredString("label")
    let symbol = try reader.symbol("symbol", references)
    let badge = try reader.text("badge")
    let type = try reader.activityType("type")
    try reader.finish()
    self.init(title, systemImage: symbol, badge: badge, type: type)
  }
}

extension ObjectReader {
  fileprivate mutating func activityType(
    _ key: String
  ) throws(SceneFileError) -> ActivityType? {
    guard let value = take(key) else { return nil }
    return try ActivityType(scene: value, file: file)
  }
}

extension ActivityType {
  static let names: [(String, ActivityType)] = [
    ("airDrop", .airDrop), ("message", .message), ("mail", .mail),
    ("copyToPasteboard", .copyToPasteboard), ("saveToCameraRoll", .saveToCameraRoll),
    ("assignToContact", .assignToContact), ("addToReadingList", .addToReadingList),
    ("addToHomeScreen", .addToHomeScreen), ("openInIBooks", .openInIBooks),
    ("markupAsPDF", .markupAsPDF), ("print", .print),
  ]

  /// Reads the name of a built-in type, or one of one's own, which holds a full stop.
  init(scene value: JSONValue, file: String) throws(SceneFileError) {
    guard case .string(let text) = value.content else {
      throw SceneFileError(
        file: file, line: value.line, message: "a type of activity is a text, not \(value.kind)",
        mend: "write its name, such as “print”")
    }
    if let known = Self.names.first(where: { $0.0 == text }) {
      self = known.1
    } else if text.contains(".") {
      self.init(rawValue: text)
    } else {
      let names = Self.names.map { $0.0 }
      throw SceneFileError(
        file: file, line: value.line, message: "“\(text)” is no type of activity",
        mend: Nearest.phrase(
          for: text, among: names, otherwise: "write one of \(Nearest.list(names))"))
    }
  }
}

extension ShareOptions {
  /// Reads the kind of a header, with its words where they are not the usual ones.
  init(scene value: JSONValue, _ references: SceneReferences) throws(SceneFileError) {
    let kinds: [(String, ShareOptions)] = [
      ("plain", .none), ("drillIn", .drillIn("Location Included")),
      ("shapedDrillIn", .options("Options")), ("popUp", .menu(.sendCopy)),
      ("popUpDrillIn", .menuWithDrillIn(.collaborate, "Everyone can make changes")),
      ("sharePlay", .sharePlay("SharePlay")),
    ]
    // The kind alone is short for an object that has nothing else.
    var value = value
    if case .string = value.content {
      let member = JSONValue.Member(key: "kind", line: value.line, value: value)
      value = JSONValue(.object([member]), line: value.line)
    }
    var reader = try ObjectReader(value, of: "a header", file: references.file)
    guard let kind = try reader.choice("kind", kinds) else {
      throw reader.error("the header has no “kind”", mend: "add one")
    }
    self = kind
    switch kind {
    case .none: break
    case .drillIn(let words): self = .drillIn(try reader.string("label")?.value ?? words)
    case .options(let words): self = .options(try reader.string("label")?.value ?? words)
    case .sharePlay(let words): self = .sharePlay(try reader.string("label")?.value ?? words)
    case .menu(let mode): self = .menu(try ShareMode(scene: &reader, mode, references))
    case .menuWithDrillIn(let mode, let words):
      self = .menuWithDrillIn(
        try ShareMode(scene: &reader, mode, references),
        try reader.string("drillIn")?.value ?? words)
    }
    try reader.finish()
  }
}

extension ShareMode {
  /// Reads the button of a menu; without words it is the usual one.
  fileprivate init(
    scene reader: inout ObjectReader, _ usual: ShareMode, _ references: SceneReferences
  ) throws(SceneFileError) {
    self = usual
    if let label = try reader.string("label") {
      self = ShareMode(label.value)
    }
    if let symbol = try reader.symbol("symbol", references) { systemImage = symbol }
  }
}
