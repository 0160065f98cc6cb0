import Vitrine
import VitrineGraphics
import VitrineKit

extension ScriptPlayer {
  /// Returns the place on the screen that a step names.
  func place(of target: ScriptTarget) throws(ScriptError) -> Point {
    switch target {
    case .point(let point): return point
    case .part(let label, let role, let place):
      let frame = try part(label, role).frame
      return Point(
        frame.minX + place.x * frame.width, frame.minY + place.y * frame.height)
    }
  }

  /// Returns the part of a label.
  func part(
    _ label: String, _ role: AccessibilityRole?
  ) throws(ScriptError) -> AccessibilityNode {
    let root = screen.accessibility
    let found = root.all.filter { $0.label == label && (role == nil || $0.role == role) }
    // A button counts before the words that are called the same.
    if let part = found.first(where: { !$0.actions.isEmpty }) ?? found.first { return part }
    if let role, let other = root.all.first(where: { $0.label == label }) {
      let names = (
        ScriptNames.name(of: role, in: ScriptNames.roles),
        ScriptNames.name(of: other.role, in: ScriptNames.roles)
      )
      throw error(
        .target, "\(label.shortened.quoted) is no \(names.0)",
        mend: names.1.isEmpty ? "leave the role away" : "it is a \(names.1)")
    }
    var labels: [String] = []
    for part in root.all where !part.label.isEmpty && !labels.contains(part.label) {
      labels.append(part.label)
    }
    let mend =
      labels.isEmpty
      ? "present something first"
      : Nearest.phrase(
        for: label, among: labels, otherwise: "there are \(Nearest.list(Array(labels.prefix(12))))")
    throw error(.target, "there is no \(label.shortened.quoted) on the screen", mend: mend)
  }

  /// Checks that something is as it should be.
  func check(_ expectation: ScriptExpectation) throws(ScriptError) {
    switch expectation {
    case .still:
      if screen.isMoving {
        throw error(.expectation, "something moves", mend: "wait until-still before it")
      }
    case .report(let text):
      if reports.last != text {
        let last = reports.last.map { "the last report is \($0.quoted)" } ?? "nothing was reported"
        throw error(.expectation, "\(last)", mend: "\(text.quoted) was expected")
      }
    case .reportCount(let count):
      if reports.count != count {
        throw error(
          .expectation,
          reports.isEmpty
            ? "nothing was reported"
            : "there are \(reports.count) reports, the last \(reports[reports.count - 1].quoted)",
          mend: "\(count) were expected")
      }
    case .part(let label, let role, .absent):
      let isThere = screen.accessibility.all.contains {
        $0.label == label && (role == nil || $0.role == role)
      }
      if isThere {
        throw error(.expectation, "\(label.quoted) is on the screen", mend: "it should not be")
      }
    case .part(let label, let role, let state): try check(try part(label, role), state)
    }
  }

  private func check(
    _ part: AccessibilityNode, _ state: ScriptExpectation.State
  ) throws(ScriptError) {
    let isMet =
      switch state {
      case .present, .absent: true
      case .enabled: part.isEnabled
      case .disabled: !part.isEnabled
      case .focused: part.isFocused
      case .selected: part.isSelected
      case .unselected: !part.isSelected
      case .value(let value): part.value == value
      }
    if isMet { return }
    if case .value(let value) = state {
      throw error(
        .expectation, "\(part.label.quoted) holds \((part.value ?? "nothing").quoted)",
        mend: "\(value.quoted) was expected")
    }
    let name = ScriptNames.name(of: state, in: ScriptNames.states)
    throw error(.expectation, "\(part.label.quoted) is not \(name)", mend: "it should be")
  }
}

extension AccessibilityNode {
  /// The part and all parts inside.
  var all: [AccessibilityNode] { [self] + children.flatMap { $0.all } }
}
