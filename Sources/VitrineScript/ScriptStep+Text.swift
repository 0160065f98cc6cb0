import Vitrine
import VitrineGraphics

extension ScriptStep {
  /// The step as a script writes it.
  public var text: String {
    switch self {
    case .present(let animated): animated ? "present" : "present at-once"
    case .dismiss(let animated): animated ? "dismiss" : "dismiss at-once"
    case .tap(let target, let count, let device):
      (device == .touch ? "tap " : "click ") + target.text
        + (count == 2 ? " twice" : count > 2 ? " thrice" : "")
    case .hold(let target, let time): "hold \(target.text) \(time.text)"
    case .drag(let from, let to, let time, let device):
      (device == .mouse ? "drag mouse " : "drag ") + "\(from.text) to \(to.text) in \(time.text)"
    case .pointer(let event): event.text
    case .scroll(let target, let way, let isPrecise):
      "scroll \(target.text) by \(way.text)" + (isPrecise ? " points" : "")
    case .type(let text, let time):
      "type \(text.quoted)" + (time == .zero ? "" : " in \(time.text)")
    case .mark(let text): "mark \(text.quoted)"
    case .key(let event): "key \(event.text)"
    case .perform(.setValue(let value), let target): "perform value \(value.quoted) \(target.text)"
    case .perform(.setSelection(let range), let target):
      "perform select \(range.text) \(target.text)"
    case .perform(.replaceText(let range, let words), let target):
      "perform replace \(range.text) \(words.quoted) \(target.text)"
    case .perform(let action, let target):
      "perform \(ScriptNames.name(of: action, in: ScriptNames.actions)) \(target.text)"
    case .set(let setting): "set \(setting.text)"
    case .wait(let time): "wait \(time.text)"
    case .waitUntilStill: "wait until-still"
    case .expect(let expectation): "expect \(expectation.text)"
    case .shoot(let file): "shoot \(file.quoted)"
    }
  }
}

extension ScriptNames {
  /// What scripts call a value.
  static func name<Value: Equatable>(of value: Value, in names: [(String, Value)]) -> String {
    names.first { $0.1 == value }?.0 ?? ""
  }
}

extension ScriptTarget {
  /// The place as a script writes it.
  var text: String {
    switch self {
    case .point(let point): return point.text
    case .part(let label, let role, let place):
      var text = label.quoted
      if let role { text += " " + ScriptNames.name(of: role, in: ScriptNames.roles) }
      if place != Point(0.5, 0.5) { text += " at \(place.text)" }
      return text
    }
  }
}

extension ScriptSetting {
  fileprivate var text: String {
    func answer(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    switch self {
    case .appearance(let value):
      return "appearance " + ScriptNames.name(of: value, in: ScriptNames.appearances)
    case .textSize(let size): return "text-size \(size.name)"
    case .direction(let value):
      return "direction " + ScriptNames.name(of: value, in: ScriptNames.directions)
    case .reducesMotion(let isOn): return "reduce-motion \(answer(isOn))"
    case .increasesContrast(let isOn): return "increase-contrast \(answer(isOn))"
    case .reducesTransparency(let isOn): return "reduce-transparency \(answer(isOn))"
    case .keyboard(let height): return "keyboard \(height)"
    case .size(let size): return "size \(size.width) \(size.height)"
    }
  }
}

extension ScriptExpectation {
  fileprivate var text: String {
    switch self {
    case .report(let text): return "report \(text.quoted)"
    case .reportCount(let count): return "reports \(count)"
    case .still: return "still"
    case .part(let label, let role, let state):
      var text = label.quoted
      if let role { text += " " + ScriptNames.name(of: role, in: ScriptNames.roles) }
      if case .value(let value) = state { return text + " value \(value.quoted)" }
      return text + " " + ScriptNames.name(of: state, in: ScriptNames.states)
    }
  }
}

extension PointerEvent {
  fileprivate var text: String {
    "pointer \(ScriptNames.name(of: phase, in: ScriptNames.phases)) \(position.text)"
      + (device == .mouse ? " mouse" : "") + (isSecondary ? " secondary" : "")
  }
}

extension KeyEvent {
  fileprivate var text: String {
    var text = ""
    for (name, modifier) in ScriptNames.modifiers where modifiers.contains(modifier) {
      text += name + "+"
    }
    if case .character(let character) = key { return (text + String(character)).quoted }
    return text + ScriptNames.name(of: key, in: ScriptNames.keys)
  }
}

extension Range<Int> {
  fileprivate var text: String { "\(lowerBound) \(upperBound)" }
}

extension Point {
  fileprivate var text: String { "\(x) \(y)" }
}

extension Duration {
  /// The time as a script writes it.
  fileprivate var text: String {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return nanoseconds % 1_000_000 == 0
      ? "\(nanoseconds / 1_000_000)ms" : "\(Double(nanoseconds) / 1_000_000)ms"
  }
}
