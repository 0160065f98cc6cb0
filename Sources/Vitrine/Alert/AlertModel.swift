/// What a live alert asks, and what was typed into it.
struct AlertModel {
  /// The alert as it was given.
  private(set) var alert: Alert
  /// The numbers in its parts' tags.
  private(set) var numbers: AlertNumbers
  /// The editors of the fields, in the alert's order.
  var editors: [TextEditor]

  /// Starts with the words that stand in the alert's fields.
  init(_ alert: Alert) {
    self.alert = alert
    numbers = AlertNumbers(alert)
    editors = alert.fields.map { TextEditor($0.text, isSecure: $0.isSecure) }
  }

  /// The alert with the words that were typed.
  var shown: Alert { alert.withTexts(editors.map { $0.text }) }

  /// The model without its cancel button.
  var withoutCancel: AlertModel {
    var model = self
    let places = alert.buttons.indices.filter { alert.buttons[$0].role != .cancel }
    model.alert = Alert(
      title: alert.title, message: alert.message, shownButtons: places.map { alert.buttons[$0] })
    model.numbers.keepButtons(at: places)
    return model
  }

  /// Returns the place of the field of a tag.
  func field(_ tag: Tag) -> Int? { numbers.fields.firstIndex { AlertTag.field($0) == tag } }

  /// Returns the place of the button of a tag.
  func button(_ tag: Tag) -> Int? { numbers.buttons.firstIndex { AlertTag.button($0) == tag } }

  /// Returns the model of a changed alert.
  ///
  /// Fields that are the same keep what was typed, unless the program gives them other words than
  /// it gave them before.
  func changed(to new: Alert) -> AlertModel {
    var model = self
    model.alert = new
    model.numbers.change(from: alert, to: new)
    model.editors = []
    for (field, number) in zip(new.fields, model.numbers.fields) {
      var editor = TextEditor(field.text, isSecure: field.isSecure)
      if let place = self.field(AlertTag.field(number)) {
        editor = editors[place]
        editor.isSecure = field.isSecure
        if field.text != alert.fields[place].text { editor.setText(field.text) }
      }
      model.editors.append(editor)
    }
    return model
  }

  // MARK: - Parts

  /// Returns the alert's parts, with the buttons in the order in which they are shown; locked
  /// ones cannot be pressed any more.
  func root(_ order: [Int], isLocked: Bool) -> Element {
    var root = Element(AlertTag.panel, .alertDialog, label: alert.title ?? alert.message ?? "")
    root.hint = alert.title == nil ? nil : alert.message
    if let title = alert.title {
      root.children.append(Element(AlertTag.title, .heading, label: title))
    }
    if let message = alert.message {
      root.children.append(Element(AlertTag.message, .staticText, label: message))
    }
    for place in alert.fields.indices { root.children.append(fieldElement(place)) }
    for place in order { root.children.append(buttonElement(place, isLocked: isLocked)) }
    return root
  }

  private func fieldElement(_ place: Int) -> Element {
    let field = alert.fields[place]
    var element = Element(
      AlertTag.field(numbers.fields[place]), field.isSecure ? .secureTextField : .textField,
      label: field.placeholder)
    element.value = editors[place].text
    element.gesture = .edit
    element.isFocusable = true
    return element
  }

  private func buttonElement(_ place: Int, isLocked: Bool) -> Element {
    let button = alert.buttons[place]
    var element = Element(
      AlertTag.button(numbers.buttons[place]), .button, label: button.label)
    element.gesture = .press(slideGroup: 0)
    element.isEnabled = button.isEnabled && !isLocked
    element.isFocusable = true
    return element
  }
}
