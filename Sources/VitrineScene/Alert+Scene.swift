import Vitrine

extension Alert {
  /// Reads an alert from a scene file.
  init(scene value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "an alert", file: file)
    let title = try reader.string("title")?.value
    let message = try reader.string("message")?.value
    var fields: [TextField] = []
    for field in try reader.list("fields") {
      fields.append(try TextField(scene: field, file: file))
    }
    var buttons: [Button] = []
    for button in try reader.list("buttons") {
      buttons.append(try Button(scene: button, file: file))
    }
    let strings = try AlertStrings(scene: reader.take("strings"), file: file)
    let severity = try reader.choice(
      "severity", [("standard", Alert.Severity.standard), ("critical", .critical)])
    let lines = (
      buttons: reader.line("buttons") ?? value.line, fields: reader.line("fields") ?? value.line
    )
    try reader.finish()
    do {
      self = try Alert(title, message: message, fields: fields, buttons: buttons, strings: strings)
        .severity(severity ?? .standard)
    } catch {
      let isInFields = if case .textTooLong = error { true } else { false }
      throw SceneFileError(
        file: file, line: isInFields ? lines.fields : lines.buttons, parting: error.description)
    }
  }
}

extension AlertStrings {
  fileprivate init(scene value: JSONValue?, file: String) throws(SceneFileError) {
    self.init()
    guard let value else { return }
    var reader = try ObjectReader(value, of: "an alert’s “strings”", file: file)
    if let ok = try reader.string("ok") { self.ok = ok.value }
    if let cancel = try reader.string("cancel") { self.cancel = cancel.value }
    try reader.finish()
  }
}

extension TextField {
  fileprivate init(scene value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a text field", file: file)
    self.init(
      try reader.string("placeholder")?.value ?? "", text: try reader.string("text")?.value ?? "")
    isSecure = try reader.bool("secure") ?? false
    try reader.finish()
  }
}

extension Button {
  fileprivate init(scene value: JSONValue, file: String) throws(SceneFileError) {
    var reader = try ObjectReader(value, of: "a button", file: file)
    self.init(
      try reader.requiredString("label"),
      role: try reader.choice(
        "role",
        [
          ("cancel", ButtonRole.cancel), ("destructive", .destructive), ("confirm", .confirm),
          ("close", .close),
        ]))
    if try reader.bool("preferred") == true { shortcut = .defaultAction }
    isEnabled = !(try reader.bool("disabled") ?? false)
    try reader.finish()
  }
}
