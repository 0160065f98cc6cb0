/// The states that a person can go back and forward to.
///
/// Typing on, or deleting on, is one step, up to the next other thing that is done.
struct EditHistory: Sendable {
  /// A text as it stood, and what was selected of it.
  struct State: Sendable {
    var text: ClusterText
    var selection: TextSelection
  }

  /// What a step does; steps of a kind that goes on can be one.
  enum Kind: Hashable, Sendable {
    case typing, deletingBackward, deletingForward
    /// An input method composes; ended by what it commits.
    case composing
    /// A paste, a cut, a replacement: always a step of its own.
    case single
  }

  /// The most steps that are kept, each at most `ClusterText.capacity` bytes.
  static let depth = 100

  private var past: [State] = []
  private var future: [State] = []
  private var run: Kind?

  /// A Boolean value that is true when there is a step to undo.
  var canUndo: Bool { !past.isEmpty }

  /// A Boolean value that is true when there is a step to do again.
  var canRedo: Bool { !future.isEmpty }

  /// Notes the state before a change.
  mutating func record(_ state: State, _ kind: Kind) {
    future = []
    if run == kind && kind != .single { return }
    run = kind
    if past.count == Self.depth { past.removeFirst() }
    past.append(state)
  }

  /// Ends a run of typing or deleting: the next change is a step of its own.
  mutating func endRun() { run = nil }

  /// Drops the last step if it led back to a text that is the same byte for byte.
  mutating func dropStep(thatLedTo text: ClusterText) {
    if past.last?.text.hasSameBytes(as: text) == true { past.removeLast() }
  }

  /// Takes a step back from a state.
  mutating func undo(from state: State) -> State? {
    run = nil
    guard let last = past.popLast() else { return nil }
    future.append(state)
    return last
  }

  /// Takes a step forward again from a state.
  mutating func redo(from state: State) -> State? {
    run = nil
    guard let next = future.popLast() else { return nil }
    past.append(state)
    return next
  }
}
