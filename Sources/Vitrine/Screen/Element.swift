import VitrineGraphics

/// A part of a live component that can be touched, focused or read aloud.
///
/// A component says what its parts are; where they lie is found by their layers' tags.
struct Element {
  /// What a part does when it is touched.
  enum Gesture: Hashable {
    /// Nothing.
    case none
    /// It is pressed; a finger may slide on to other parts of the same group, if there is one.
    case press(slideGroup: Int?)
    /// Text is edited in it.
    case edit
    /// It follows the pointer from the moment that it goes down.
    case track
  }

  /// When a part is lifted, to be carried elsewhere.
  enum Lift: Hashable {
    /// Once a finger has rested on it, or a mouse has dragged it a little.
    case held
    /// At once: a handle.
    case touched
  }

  var tag: Tag
  var role: AccessibilityRole
  /// How far up it lies, above all that is inside parts further down: what floats over content
  /// covers it, with its gaps. Parts inside lie at least as far up.
  var z = 0
  var label: String
  var value: String?
  var hint: String?
  var range: AccessibilityRange?
  var gesture = Gesture.none
  /// Whether pointers find it; others press it by way of assistive technologies alone.
  var takesPointers = true
  /// Whether all of a text field is selected when the focus comes to it.
  var selectsAllOnFocus = false
  /// Whether it can be touched and held, or clicked with the secondary button.
  var takesLongPress = false
  /// Whether a finger may pull it sideways, and all parts inside with it.
  var takesSwipe = false
  /// When it is lifted, to be carried elsewhere; nil for never.
  var lift: Lift?
  /// What a mouse's pointer looks like on it; nil for what suits its gesture.
  var cursor: Screen.Cursor?
  var isEnabled = true
  var isSelected = false
  var isExpanded: Bool?
  /// Whether the keyboard can reach it; parts that are switched off are passed over.
  var isFocusable = false
  /// How deep it lies in a tree, from 1 on; nil elsewhere.
  var level: Int?
  /// Its place among its like, from 1 on, and how many there are, also where only some are made.
  var position: Int?
  var setSize: Int?
  /// What an assistive technology can ask for beside pressing, such as a row's swipe actions.
  var customActions: [String] = []
  /// Whether it shows the keyboard's focus by itself, so that the screen draws no ring around it.
  var showsOwnFocus = false
  /// Whether it is left out of the accessibility tree.
  var isHiddenFromAccessibility = false
  var children: [Element] = []
  /// The place on the screen at rest in points.
  var frame = Rect.zero
  /// What of the place is not cut off by a scrolling region.
  var visibleFrame = Rect.zero

  init(_ tag: Tag, _ role: AccessibilityRole, label: String) {
    self.tag = tag
    self.role = role
    self.label = label
  }

  /// The part and all parts inside, in reading order.
  var all: [Element] { [self] + children.flatMap { $0.all } }

  /// Whether the keyboard's focus may come here.
  var canBeFocused: Bool { isFocusable && isEnabled }
}

/// A region of a component whose content scrolls.
struct Scroller {
  /// The direction.
  enum Axis: Hashable {
    case horizontal
    case vertical
  }

  /// The tag of the layer that cuts the content off.
  var tag: Tag
  var axis: Axis
  /// The extent of the content in points; nil to measure the layers.
  ///
  /// Given by components that only make the layers that can be seen. Their layers lie where the
  /// offset puts them, and are made anew whenever it changes.
  var contentLength: Double?
  /// The distance from one resting place to the next in points; nil where it rests anywhere.
  var pageLength: Double?
  /// Whether horizontal content begins at the right, on screens that are read from right to left.
  ///
  /// Its layers then go on beyond the region's left edge.
  var isReversed = false
  /// The offset in points at which the region begins when it first appears.
  var initialOffset = 0.0
  /// How far up it lies, as a part's.
  var z = 0
  /// The extent of content at the end that is scrolled free of what covers it, in points.
  var endInset = 0.0
}
