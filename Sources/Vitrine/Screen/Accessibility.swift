public import VitrineGraphics

/// Names a node of the accessibility tree; the same part keeps its name as long as it is there.
public struct AccessibilityID: Hashable, Sendable {
  /// The presentation that the part belongs to; 0 for the screen itself.
  public let presentation: Int
  /// The component's number of the part.
  public let part: Int
  /// Which one of several such parts.
  public let index: Int

  /// Creates a name.
  public init(presentation: Int, part: Int, index: Int) {
    self.presentation = presentation
    self.part = part
    self.index = index
  }
}

/// What a part is for somebody who cannot see it; the names are WAI-ARIA's and UIKit's.
public enum AccessibilityRole: UInt8, Hashable, Sendable {
  /// The screen.
  case screen
  /// An alert: modal, labelled by its title, described by its message.
  case alertDialog
  /// A sheet or popover.
  case dialog
  /// A container that is named.
  case group
  /// Words.
  case staticText
  /// Words that head a part.
  case heading
  /// Something to press.
  case button
  /// A line of text to edit.
  case textField
  /// A line of text to edit that is not read aloud.
  case secureTextField
  /// A value on a scale.
  case slider
  /// One of several views.
  case tab
  /// The container of tabs.
  case tabList
  /// Cells in rows.
  case grid
  /// One of a grid's cells.
  case cell
  /// A list.
  case list
  /// A row of a list.
  case row
  /// A list of lists.
  case tree
  /// A row of a list of lists.
  case treeItem
  /// A picture.
  case image
  /// A switch.
  case toggle
  /// Something that opens a menu.
  case popUpButton
  /// A menu.
  case menu
  /// One of a menu's items.
  case menuItem
  /// A line of text to search for.
  case searchField
}

/// What an assistive technology can ask of a part.
public enum AccessibilityAction: Hashable, Sendable {
  /// Presses it, as a tap does.
  case activate
  /// Gives it the keyboard's focus.
  case focus
  /// Raises its value by a step.
  case increment
  /// Lowers its value by a step.
  case decrement
  /// Gives it a value: a text field's words, a slider's number.
  case setValue(String)
  /// Chooses grapheme clusters of a text field, be it secure; none put the caret there.
  ///
  /// What is chosen shows only while a field is edited, so the field gets the focus too.
  case setSelection(Range<Int>)
  /// Puts words in the place of grapheme clusters of a text field, and the caret behind them.
  ///
  /// The other words stay as they are when the screen comes to it, whatever they are then.
  case replaceText(Range<Int>, with: String)
  /// Goes back, or away: the part's presentation is cancelled.
  case escape
  /// Brings it into view.
  case scrollToVisible
  /// Shows what is inside: ARIA's `aria-expanded`.
  case expand
  /// Hides what is inside.
  case collapse
  /// Scrolls by a page: UIKit's `accessibilityScroll(_:)`.
  case scroll(AccessibilityScrollDirection)
  /// One of the part's own actions, by its name: UIKit's `accessibilityCustomActions`.
  case custom(String)
}

/// Where a page lies that an assistive technology asks for.
public enum AccessibilityScrollDirection: UInt8, Hashable, Sendable {
  /// Above.
  case up
  /// Below.
  case down
  /// On the left.
  case left
  /// On the right.
  case right
}

/// A part of the accessibility tree.
public struct AccessibilityNode: Hashable, Sendable {
  /// The part's name.
  public var id: AccessibilityID
  /// What the part is.
  public var role: AccessibilityRole
  /// What it is called.
  public var label: String
  /// What it holds; nil where it holds nothing, and always for a secure field.
  public var value: String?
  /// More about it, such as an alert's message.
  public var hint: String?
  /// The place on the screen in points.
  public var frame: Rect
  /// A Boolean value that is false where it cannot be used.
  public var isEnabled = true
  /// A Boolean value that is true where it is the chosen one.
  public var isSelected = false
  /// Whether it is open; nil where it cannot be opened.
  public var isExpanded: Bool?
  /// How deep it lies in a tree, from 1 on; nil elsewhere: ARIA's `aria-level`.
  public var level: Int?
  /// Its place among its like, from 1 on; nil where that goes without saying: `aria-posinset`.
  public var position: Int?
  /// How many of its like there are, in sight or not: `aria-setsize`.
  public var setSize: Int?
  /// A Boolean value that is true where the keyboard's focus is.
  public var isFocused = false
  /// A Boolean value that is true when nothing outside can be reached.
  public var isModal = false
  /// What can be asked of it.
  public var actions: [AccessibilityAction] = []
  /// For a text field, the grapheme clusters of its value that are chosen; none at a caret.
  public var textSelection: Range<Int>?
  /// For a text field, where the grapheme clusters of its value lie; nil for a secure field.
  public var textPlaces: AccessibilityTextPlaces?
  /// For a slider, the number that its value stands for, and what it may be.
  public var range: AccessibilityRange?
  /// The parts inside, in reading order.
  public var children: [AccessibilityNode] = []

  /// Creates a node.
  public init(
    id: AccessibilityID, role: AccessibilityRole, label: String, frame: Rect
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
  }

  /// Returns the first node, depth first, that satisfies a condition.
  public func first(where condition: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}

/// A number on a scale.
public struct AccessibilityRange: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The least that it may be.
  public var minimum: Double
  /// The most that it may be.
  public var maximum: Double
  /// How far a step goes.
  public var step: Double

  /// Creates a number on a scale.
  public init(value: Double, minimum: Double, maximum: Double, step: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// What an assistive technology should tell by itself.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Something new fills the screen; reading goes on at a part.
  case screenChanged(AccessibilityID?)
  /// Parts came or went; reading goes on at a part.
  case layoutChanged(AccessibilityID?)
  /// A part's value is another one.
  case valueChanged(AccessibilityID)
  /// The keyboard's focus is elsewhere.
  case focusChanged(AccessibilityID?)
  /// Words to say.
  case announcement(String)
}
