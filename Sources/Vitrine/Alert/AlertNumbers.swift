/// The numbers by which the tags of an alert tell its fields and buttons from each other.
///
/// A part keeps its number when its alert is changed, so that the focus, typed words and touches
/// stay with it.
struct AlertNumbers: Hashable {
  /// The numbers of the fields, in the alert's order.
  private(set) var fields: [Int]
  /// The numbers of the buttons, in the alert's order.
  private(set) var buttons: [Int]
  private var next: Int

  /// Numbers the parts of an alert in their order.
  init(_ alert: Alert) {
    fields = Array(alert.fields.indices)
    buttons = Array(alert.buttons.indices)
    next = max(fields.count, buttons.count)
  }

  /// Hands the numbers on to the parts of a changed alert: those that are the same by their name
  /// keep theirs, in order where several have one name, and new ones get new numbers.
  ///
  /// A field whose name is new counts as the one that was in its place, if both or neither are
  /// secure: no typed word is lost because a placeholder reads otherwise. A button does not, for
  /// what a finger is about to release must not turn into something else.
  mutating func change(from old: Alert, to new: Alert) {
    let before = fields
    let kept = kept(fields, old.fields.map { $0.identity }, new.fields.map { $0.identity })
    fields = new.fields.indices.map { place in
      if let number = kept[place] { return number }
      guard old.fields.indices.contains(place), !kept.contains(before[place]),
        old.fields[place].isSecure == new.fields[place].isSecure
      else { return takeNumber() }
      return before[place]
    }
    let names = new.buttons.map { $0.identity }
    buttons = self.kept(buttons, old.buttons.map { $0.identity }, names)
      .map { $0 ?? takeNumber() }
  }

  /// Keeps the numbers of some buttons only, by their places.
  mutating func keepButtons(at places: [Int]) { buttons = places.map { buttons[$0] } }

  /// Returns the numbers that parts keep; nil for new parts.
  private func kept(
    _ numbers: [Int], _ old: [PartIdentity], _ new: [PartIdentity]
  ) -> [Int?] {
    var waiting: [PartIdentity: [Int]] = [:]
    for (identity, number) in zip(old, numbers).reversed() {
      waiting[identity, default: []].append(number)
    }
    return new.map { waiting[$0]?.popLast() }
  }

  private mutating func takeNumber() -> Int {
    defer { next += 1 }
    return next
  }
}

/// What makes a part of an alert the same one after a change.
enum PartIdentity: Hashable {
  case id(String)
  case button(label: String, role: ButtonRole?)
  case field(placeholder: String, isSecure: Bool)
}

extension Button {
  var identity: PartIdentity { id.map { .id($0) } ?? .button(label: label, role: role) }
}

extension TextField {
  var identity: PartIdentity {
    id.map { .id($0) } ?? .field(placeholder: placeholder, isSecure: isSecure)
  }
}
