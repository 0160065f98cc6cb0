public import VitrineGraphics

/// What a person has chosen for all screens, and what the machine is like.
public struct ScreenEnvironment: Hashable, Sendable {
  /// The text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The direction of the layout.
  public var layoutDirection = LayoutDirection.leftToRight
  /// A Boolean value that is true for stronger lines and labels, and borders around buttons.
  public var increasesContrast = false
  /// A Boolean value that is true for plain surfaces in place of glass.
  public var reducesTransparency = false
  /// A Boolean value that is true for fades in place of movement.
  public var reducesMotion = false
  /// The room at the edges that content keeps clear of, in points; nil for the device's own.
  ///
  /// Each is held within 0 … half of the screen.
  public var safeArea: EdgeInsets?
  /// Where the window's own controls lie over the screen in points, as on iPad: bars keep their
  /// content clear of them; nil for none.
  public var windowControls: Rect?
  /// The height in points that an on-screen keyboard takes at the bottom; 0 for none.
  public var keyboardInset = 0.0

  /// Creates the usual environment.
  public init() {}

  /// Returns whether sheets may have another height or another place than before.
  ///
  /// The keyboard does not count: it comes and goes while a finger is down.
  func changesSheets(from old: ScreenEnvironment) -> Bool {
    dynamicTypeSize != old.dynamicTypeSize || layoutDirection != old.layoutDirection
      || safeArea != old.safeArea || windowControls != old.windowControls
  }
}

/// How much room a screen has in one direction; the names are SwiftUI's.
public enum UserInterfaceSizeClass: UInt8, Hashable, Sendable {
  /// Little, as a phone held upright is wide.
  case compact
  /// Much.
  case regular
}

extension EdgeInsets {
  /// The insets, each within half of a size; 0 for what is not a number.
  func held(in size: Size) -> EdgeInsets {
    func held(_ inset: Double, _ length: Double) -> Double {
      inset > 0 ? min(inset, length / 2) : 0
    }
    return EdgeInsets(
      held(top, size.height), held(right, size.width), held(bottom, size.height),
      held(left, size.width))
  }
}
