public import Vitrine
public import VitrineGraphics

/// One thing that an event script does.
public enum ScriptStep: Hashable, Sendable {
  /// Presents the scene's component.
  case present(animated: Bool)
  /// Dismisses what is up, as a program does.
  case dismiss(animated: Bool)
  /// Touches a part a number of times and lets go.
  case tap(ScriptTarget, count: Int, device: PointerEvent.Device)
  /// Touches a part for a while.
  case hold(ScriptTarget, Duration)
  /// Drags from one place to another in a time.
  case drag(ScriptTarget, to: ScriptTarget, Duration, device: PointerEvent.Device)
  /// A pointer's event at a place in points.
  case pointer(PointerEvent)
  /// Scrolls at a part; the way is in points if it is precise, else in notches.
  case scroll(ScriptTarget, by: Point, isPrecise: Bool)
  /// Types text, a character at a time over a duration.
  case type(String, over: Duration)
  /// Shows what an input method is composing.
  case mark(String)
  /// Presses a key.
  case key(KeyEvent)
  /// Asks a part for something, as an assistive technology does.
  case perform(AccessibilityAction, ScriptTarget)
  /// Changes the screen or what a person has chosen for it.
  case set(ScriptSetting)
  /// Lets time pass.
  case wait(Duration)
  /// Lets time pass until nothing moves any more.
  case waitUntilStill
  /// Checks what is on the screen.
  case expect(ScriptExpectation)
  /// Writes a picture of the screen to a file.
  case shoot(String)
}

/// A place on a screen.
public enum ScriptTarget: Hashable, Sendable {
  /// A part by its label, and by its role where that is given; the place in the part goes from
  /// (0, 0) at the top left to (1, 1).
  case part(label: String, role: AccessibilityRole?, place: Point)
  /// A point in points.
  case point(Point)
}

/// A change of a screen.
public enum ScriptSetting: Hashable, Sendable {
  case appearance(Appearance)
  case textSize(DynamicTypeSize)
  case direction(LayoutDirection)
  case reducesMotion(Bool)
  case increasesContrast(Bool)
  case reducesTransparency(Bool)
  /// The height of an on-screen keyboard in points.
  case keyboard(Double)
  case size(Size)
}

/// Something that has to be so.
public enum ScriptExpectation: Hashable, Sendable {
  /// How a part has to be.
  public enum State: Hashable, Sendable {
    case present, absent, enabled, disabled, focused, selected, unselected
    case value(String)
  }

  /// A part is as it should be.
  case part(label: String, role: AccessibilityRole?, State)
  /// The last thing that the component reported.
  case report(String)
  /// The component reported nothing more than this number of times.
  case reportCount(Int)
  /// Nothing moves.
  case still
}
