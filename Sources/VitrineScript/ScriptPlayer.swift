public import Vitrine
public import VitrineGraphics

/// Plays an event script on a live screen.
///
/// Time passes in steps of a sixtieth of a second where a finger moves, and a frame is shown
/// after each step of a given length; the frames' rate does not change what happens.
public final class ScriptPlayer {
  /// What a player asks of whoever plays.
  public struct Host {
    /// Presents the scene's component on the screen; `report` notes what it reports.
    public var present:
      (_ screen: Screen, _ animated: Bool, _ report: @escaping (String) -> Void)
        throws(ScriptFailure) -> Presentation
    /// Writes a picture of the screen to a file.
    public var shoot: (_ screen: Screen, _ file: String) throws(ScriptFailure) -> Void
    /// Is shown the screen after each step of time; nil where nobody looks.
    public var frame: ((_ screen: Screen, _ touch: Point?) throws(ScriptFailure) -> Void)?

    /// Creates a host.
    public init(
      present:
        @escaping (Screen, Bool, @escaping (String) -> Void) throws(ScriptFailure) ->
        Presentation,
      shoot: @escaping (Screen, String) throws(ScriptFailure) -> Void = { _, _ in },
      frame: ((Screen, Point?) throws(ScriptFailure) -> Void)? = nil
    ) {
      self.present = present
      self.shoot = shoot
      self.frame = frame
    }
  }

  /// The screen.
  public let screen: Screen
  /// What the component reported, in order.
  public private(set) var reports: [String] = []
  /// The time between frames.
  let frameInterval: Duration
  let host: Host
  private var sinceFrame = Duration.zero
  private var played = Duration.zero
  private var touch: Point?
  private var presentation: Presentation?
  private var file = ""
  private var line = 0

  /// The longest that is waited for things to stand still.
  static let longestWait = Duration.seconds(60)
  /// The longest that a script may take.
  static let longestScript = Duration.seconds(3600)
  /// How often a moving finger is heard of.
  static let step = Duration.nanoseconds(16_666_667)

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - frameInterval: the time between frames.
  ///   - host: what presents and looks.
  public init(
    on screen: Screen, frameInterval: Duration = .milliseconds(1000) / 60, host: Host
  ) {
    self.screen = screen
    self.frameInterval = max(.milliseconds(1), frameInterval)
    self.host = host
  }

  /// Plays all of a script.
  ///
  /// - Throws: `ScriptError` naming the line, for the first step that cannot be done and the first
  ///   expectation that is not met.
  public func play(_ script: EventScript) throws(ScriptError) {
    file = script.name
    for line in script.lines {
      self.line = line.number
      try play(line.step)
    }
  }

  private func play(_ step: ScriptStep) throws(ScriptError) {
    switch step {
    case .present(let animated): try present(animated)
    case .dismiss(let animated): try dismiss(animated)
    case .tap(let target, let count, let device): try tap(target, count, device)
    case .hold(let target, let time):
      let place = try place(of: target)
      pointer(.down, place, .touch)
      try wait(time)
      pointer(.up, place, .touch)
    case .drag(let from, let to, let time, let device): try drag(from, to, time, device)
    case .pointer(let event): screen.handle(.pointer(event))
    case .scroll(let target, let way, let isPrecise):
      screen.handle(
        .scroll(ScrollEvent(at: try place(of: target), delta: way, isPrecise: isPrecise)))
    case .type(let text, let time): try type(text, over: time)
    case .mark(let text):
      screen.handle(.markedText(text, selection: text.count..<text.count))
    case .key(let event): screen.handle(.key(event))
    case .perform(let action, let target): try perform(action, target)
    case .set(let setting): try set(setting)
    case .wait(let time): try wait(time)
    case .waitUntilStill: try waitUntilStill()
    case .expect(let expectation): try check(expectation)
    case .shoot(let file):
      do throws(ScriptFailure) { try host.shoot(screen, file) } catch { throw failed(error) }
    }
  }

  private func present(_ animated: Bool) throws(ScriptError) {
    do throws(ScriptFailure) {
      presentation = try host.present(screen, animated) { [self] in reports.append($0) }
    } catch {
      throw failed(error)
    }
  }

  private func dismiss(_ animated: Bool) throws(ScriptError) {
    guard let presentation, presentation.state != .dismissed else {
      throw error(.target, "nothing is up that could be dismissed", mend: "present it before")
    }
    screen.dismiss(presentation, animated: animated)
    // What it calls back comes in the next turn.
    screen.advance(by: .zero)
  }

  // MARK: - Time

  /// Lets time pass, with a frame whenever one is due.
  func wait(_ time: Duration) throws(ScriptError) {
    played += time
    guard played <= Self.longestScript else {
      throw error(.syntax, "the script takes longer than an hour", mend: "divide it into several")
    }
    var rest = time
    repeat {
      let part = min(rest, frameInterval - sinceFrame)
      screen.advance(by: part)
      rest -= part
      sinceFrame += part
      if sinceFrame >= frameInterval {
        sinceFrame = .zero
        do throws(ScriptFailure) { try host.frame?(screen, touch) } catch { throw failed(error) }
      }
    } while rest > .zero
  }

  private func waitUntilStill() throws(ScriptError) {
    var waited = Duration.zero
    while screen.isMoving {
      guard waited < Self.longestWait else {
        throw error(
          .expectation, "the screen still moves after a minute", mend: "wait for a time instead")
      }
      try wait(Self.step)
      waited += Self.step
    }
  }

  // MARK: - Fingers and keys

  private func pointer(_ phase: PointerEvent.Phase, _ place: Point, _ device: PointerEvent.Device) {
    touch = phase == .up || phase == .cancel ? nil : place
    screen.handle(.pointer(PointerEvent(phase, at: place, device: device)))
  }

  private func tap(
    _ target: ScriptTarget, _ count: Int, _ device: PointerEvent.Device
  ) throws(ScriptError) {
    let place = try place(of: target)
    for index in 0..<count {
      if index > 0 { try wait(.milliseconds(60)) }
      pointer(.down, place, device)
      try wait(.milliseconds(80))
      pointer(.up, place, device)
    }
  }

  private func drag(
    _ from: ScriptTarget, _ to: ScriptTarget, _ time: Duration, _ device: PointerEvent.Device
  ) throws(ScriptError) {
    let start = try place(of: from)
    let end = try place(of: to)
    pointer(.down, start, device)
    let steps = max(1, Int((time / Self.step).rounded()))
    for index in 1...steps {
      try wait(time / steps)
      pointer(.move, start + (end - start) * (Double(index) / Double(steps)), device)
    }
    pointer(.up, end, device)
  }

  private func type(_ text: String, over time: Duration) throws(ScriptError) {
    guard time > .zero, !text.isEmpty else {
      screen.handle(.text(text))
      return
    }
    let pause = time / text.count
    for character in text {
      screen.handle(.text(String(character)))
      try wait(pause)
    }
  }

  private func perform(
    _ action: AccessibilityAction, _ target: ScriptTarget
  ) throws(ScriptError) {
    guard case .part(let label, let role, _) = target else {
      throw error(
        .target, "an action needs a part", mend: "name the part by its label in quotation marks")
    }
    let part = try part(label, role)
    guard action.isAlwaysPossible || part.actions.contains(where: { $0.isSame(as: action) }) else {
      let names = part.actions.map { $0.scriptName }
      throw error(
        .target, "\(label.shortened.quoted) cannot do that now",
        mend: names.isEmpty
          ? "wait until it can be used" : "perform one of: " + names.joined(separator: ", "))
    }
    screen.handle(.accessibility(action, part.id))
  }

  private func set(_ setting: ScriptSetting) throws(ScriptError) {
    switch setting {
    case .appearance(let value): screen.appearance = value
    case .textSize(let size): screen.environment.dynamicTypeSize = size
    case .direction(let value): screen.environment.layoutDirection = value
    case .reducesMotion(let isOn): screen.environment.reducesMotion = isOn
    case .increasesContrast(let isOn): screen.environment.increasesContrast = isOn
    case .reducesTransparency(let isOn): screen.environment.reducesTransparency = isOn
    case .keyboard(let height): screen.environment.keyboardInset = height
    case .size(let size):
      do throws(RenderError) {
        try screen.resize(to: .size(size))
      } catch {
        throw self.error(.failure, error.description, mend: "choose another size")
      }
    }
  }

  // MARK: - Errors

  private func failed(_ failure: ScriptFailure) -> ScriptError {
    error(.failure, failure.message, mend: failure.mend)
  }

  func error(_ kind: ScriptError.Kind, _ message: String, mend: String) -> ScriptError {
    ScriptError(kind, file: file, line: line, message: message, mend: mend)
  }
}

/// Why something that a script asks for could not be done.
public struct ScriptFailure: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var mend: String

  /// Creates a failure.
  public init(_ message: String, mend: String) {
    self.message = message
    self.mend = mend
  }

  /// Creates a failure from an error's words, of which the mend stands behind the last semicolon.
  public init(_ error: some Error & CustomStringConvertible) {
    let words = error.description
    let parts = words.split(separator: ";")
    mend = parts.count > 1 ? parts[parts.count - 1].drop { $0 == " " }.description : "try again"
    message = parts.count > 1 ? parts.dropLast().joined(separator: ";") : words
  }
}
