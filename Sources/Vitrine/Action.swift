/// Something to call when a person has acted.
///
/// Two actions are equal whatever they do, so that values that hold them are compared by what
/// they show.
public struct Action: Hashable, Sendable {
  private let box: Box

  /// Wraps a function, which is called on the thread that runs the screen.
  public init(_ body: @escaping () -> Void) { box = Box(body) }

  /// Calls the function.
  func call() { box.body() }

  /// Returns true.
  public static func == (left: Action, right: Action) -> Bool { true }

  /// Adds nothing to a hash.
  public func hash(into hasher: inout Hasher) {}

  // The function runs where the screen runs, and nowhere else touches it.
  private final class Box: @unchecked Sendable {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

/// Something to call with a new value; equal to any other, as an `Action` is.
public struct ChangeAction<Value>: Hashable, Sendable {
  private let box: Box

  /// Wraps a function, which is called on the thread that runs the screen.
  public init(_ body: @escaping (Value) -> Void) { box = Box(body) }

  /// Calls the function.
  func call(_ value: Value) { box.body(value) }

  /// Returns true.
  public static func == (left: ChangeAction, right: ChangeAction) -> Bool { true }

  /// Adds nothing to a hash.
  public func hash(into hasher: inout Hasher) {}

  private final class Box: @unchecked Sendable {
    let body: (Value) -> Void
    init(_ body: @escaping (Value) -> Void) { self.body = body }
  }
}
