import Vitrine
import VitrineGraphics
import VitrineKit

extension LineReader {
  /// The words that begin a step.
  static let verbs = [
    "present", "dismiss", "tap", "click", "hold", "drag", "pointer", "scroll", "type", "mark",
    "key", "perform", "set", "wait", "expect", "shoot",
  ]

  /// Reads the rest of a step.
  mutating func step(_ first: Word) throws(ScriptError) -> ScriptStep {
    guard case .word(let verb) = first else {
      throw error(
        "\(first.shown) is no step", mend: "begin the line with what is done, such as tap")
    }
    let step = try step(named: verb)
    try finish()
    return step
  }

  private mutating func step(named verb: String) throws(ScriptError) -> ScriptStep {
    switch verb {
    case "present": return .present(animated: !take("at-once"))
    case "dismiss": return .dismiss(animated: !take("at-once"))
    case "tap", "click": return try tap(device: verb == "tap" ? .touch : .mouse)
    case "hold": return .hold(try target(), try duration("how long"))
    case "drag": return try drag()
    case "pointer": return .pointer(try pointer())
    case "scroll": return try scroll()
    case "type":
      let text = try text("what to type")
      return .type(text, over: take("in") ? try duration("how long it takes") : .zero)
    case "mark": return .mark(try text("what is being composed"))
    case "key": return .key(try keyEvent())
    case "perform": return try perform()
    case "set": return .set(try setting())
    case "wait":
      if take("until-still") { return .waitUntilStill }
      return .wait(try duration("how long, or until-still"))
    case "expect": return .expect(try expectation())
    case "shoot":
      let file = try text("a file, such as shoot “frame.png”")
      guard file.hasSuffix(".png") else {
        throw error(
          "\(file.shortened.quoted) is no picture", mend: "write a name that ends in .png")
      }
      return .shoot(file)
    default:
      let mend = Nearest.phrase(
        for: verb, among: Self.verbs, otherwise: "begin with one of \(Nearest.list(Self.verbs))")
      throw error("“\(verb.shortened)” is no step", mend: mend)
    }
  }

  // MARK: - Pointers

  private mutating func tap(device: PointerEvent.Device) throws(ScriptError) -> ScriptStep {
    let target = try target()
    var count = 1
    if take("twice") { count = 2 } else if take("thrice") { count = 3 }
    return .tap(target, count: count, device: device)
  }

  private mutating func drag() throws(ScriptError) -> ScriptStep {
    let device: PointerEvent.Device = take("mouse") ? .mouse : .touch
    let from = try target()
    guard take("to") else { throw error("the drag goes nowhere", mend: "add to and a place") }
    let to = try target()
    return .drag(
      from, to: to, take("in") ? try duration("how long it takes") : .milliseconds(300),
      device: device)
  }

  private mutating func pointer() throws(ScriptError) -> PointerEvent {
    let phase = try choice("phase of a pointer", ScriptNames.phases)
    let place = Point(try number("x in points"), try number("y in points"))
    var event = PointerEvent(phase, at: place)
    if take("mouse") { event.device = .mouse }
    if take("secondary") { event.isSecondary = true }
    return event
  }

  private mutating func scroll() throws(ScriptError) -> ScriptStep {
    let target = try target()
    guard take("by") else { throw error("the way is missing", mend: "add by and two numbers") }
    let way = Point(try number("a number"), try number("a second number"))
    return .scroll(target, by: way, isPrecise: take("points"))
  }

  private mutating func target() throws(ScriptError) -> ScriptTarget {
    guard case .quoted(let label) = peek, !label.isEmpty else {
      let mend = "a part's label in quotation marks, or x and y in points"
      guard case .word = peek else { throw missing(mend) }
      return .point(Point(try number(mend), try number("y in points")))
    }
    _ = next()
    let role = role()
    var place = Point(0.5, 0.5)
    if take("at") {
      place = Point(try share(), try share())
    }
    return .part(label: label, role: role, place: place)
  }

  /// Takes a part of a width or a height.
  private mutating func share() throws(ScriptError) -> Double {
    let value = try number("a number from 0 to 1")
    guard (0...1).contains(value) else {
      throw error("\(value) is outside the part", mend: "write a number from 0 to 1")
    }
    return value
  }

  private mutating func role() -> AccessibilityRole? {
    guard case .word(let word) = peek,
      let role = ScriptNames.roles.first(where: { $0.0 == word })
    else { return nil }
    _ = next()
    return role.1
  }

  // MARK: - Keys and others

  private mutating func keyEvent() throws(ScriptError) -> KeyEvent {
    let text = try text("a key, such as enter or command+a")
    var parts = text.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    if text == "+" || text.hasSuffix("++") { parts.append("+") }
    guard let name = parts.popLast() else { throw missing("a key") }
    var event = KeyEvent(.enter)
    for part in parts {
      guard let modifier = ScriptNames.modifiers.first(where: { $0.0 == part }) else {
        let names = ScriptNames.modifiers.map { $0.0 }
        throw error("“\(part.shortened)” is no modifier", mend: "write \(Nearest.list(names))")
      }
      event.modifiers.insert(modifier.1)
    }
    if let key = ScriptNames.keys.first(where: { $0.0 == name }) {
      event.key = key.1
    } else if name.count == 1, let character = name.first {
      event.key = .character(character)
    } else {
      let names = ScriptNames.keys.map { $0.0 }
      let mend = Nearest.phrase(
        for: name, among: names, otherwise: "write a character, or one of \(Nearest.list(names))")
      throw error("“\(name.shortened)” is no key", mend: mend)
    }
    return event
  }

  private mutating func perform() throws(ScriptError) -> ScriptStep {
    if take("value") {
      let value = try text("a value")
      return .perform(.setValue(value), try target())
    }
    if take("select") { return .perform(.setSelection(try range()), try target()) }
    if take("replace") {
      let range = try range()
      let words = try text("the words to put there")
      return .perform(.replaceText(range, with: words), try target())
    }
    return .perform(try choice("action", ScriptNames.actions), try target())
  }

  /// Reads two boundaries between a field's characters.
  private mutating func range() throws(ScriptError) -> Range<Int> {
    let first = try number("a number of characters")
    let last = try number("a number of characters")
    guard first >= 0, last >= first, let lower = Int(exactly: first), let upper = Int(exactly: last)
    else {
      throw error("\(first) \(last) is no range", mend: "write two whole numbers, such as 0 3")
    }
    return lower..<upper
  }

  private mutating func setting() throws(ScriptError) -> ScriptSetting {
    let names = ScriptNames.settings
    let name = try choice("setting", names.map { ($0, $0) })
    switch name {
    case "appearance": return .appearance(try choice("appearance", ScriptNames.appearances))
    case "text-size":
      return .textSize(try choice("text size", DynamicTypeSize.allCases.map { ($0.name, $0) }))
    case "direction": return .direction(try choice("direction", ScriptNames.directions))
    case "reduce-motion": return .reducesMotion(try isOn())
    case "increase-contrast": return .increasesContrast(try isOn())
    case "reduce-transparency": return .reducesTransparency(try isOn())
    case "keyboard":
      let height = try number("a height in points")
      guard height >= 0 else {
        throw error("a keyboard is not \(height) points high", mend: "write 0 for none")
      }
      return .keyboard(height)
    default:
      let size = Size(try number("a width in points"), try number("a height in points"))
      guard size.width >= 1, size.height >= 1 else {
        throw error("a screen is at least 1 × 1", mend: "write a larger size")
      }
      return .size(size)
    }
  }

  private mutating func isOn() throws(ScriptError) -> Bool {
    try choice("answer", [("on", true), ("off", false)])
  }

  private mutating func expectation() throws(ScriptError) -> ScriptExpectation {
    if take("still") { return .still }
    if take("report") { return .report(try text("what the component reported")) }
    if take("reports") {
      let count = try number("a number of reports")
      guard count >= 0, count == count.rounded() else {
        throw error("there is no such number of reports", mend: "write a whole number")
      }
      return .reportCount(Int(count))
    }
    guard case .quoted(let label) = next(), !label.isEmpty else {
      throw error(
        "the line does not say what is expected",
        mend: "write a part's label in quotation marks, report, reports or still")
    }
    let role = role()
    if take("value") { return .part(label: label, role: role, .value(try text("a value"))) }
    guard peek != nil else { return .part(label: label, role: role, .present) }
    return .part(label: label, role: role, try choice("state of a part", ScriptNames.states))
  }
}
