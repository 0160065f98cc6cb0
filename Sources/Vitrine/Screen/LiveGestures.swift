import VitrineGraphics

/// What a live component does with gestures, drags and typed words; all may be left out.
///
/// Which part takes which gesture stands in its `Element`.
protocol LiveGestures: AnyObject {
  /// The edges of the screen from which a finger may pull; UIKit’s `UIScreenEdgePanGestureRecognizer`.
  var edgeSwipes: ScreenEdges { get }
  /// Whether typed words mean something although no field has the focus.
  var wantsText: Bool { get }
  /// A part was pressed, and this is how.
  func activate(_ tag: Tag, by activation: Activation, _ effects: inout Effects)
  /// A menu is asked for: by the secondary button, or by a finger that rests. On no part, the empty
  /// area was meant. Returns false where it means nothing.
  func secondaryPress(on tag: Tag?, at position: Point, _ effects: inout Effects) -> Bool
  /// A mouse came to a part, or left the last one.
  func hoverChanged(_ tag: Tag?, _ effects: inout Effects)
  /// A finger or a wheel begins to scroll a region; a row that was swiped open closes then.
  func scrollBegan(_ tag: Tag, _ effects: inout Effects)
  /// A finger pulls a row sideways; UIKit’s swipe actions.
  func swipe(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects)
  /// A part was lifted and follows the pointer; UIKit’s drag of a row.
  ///
  /// Regions scroll by themselves while the pointer is at their edges. The part is told of its new
  /// place meanwhile although the pointer rests.
  func carry(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects)
  /// A finger pulls from an edge of the screen.
  func edgeSwipe(_ edge: ScreenEdges, _ event: TrackEvent, _ effects: inout Effects)
  /// Something from outside is above the component, or is let go there; returns what would become
  /// of it, or what did.
  func drop(_ event: DropEvent, over target: TrackEvent.Target?, _ effects: inout Effects)
    -> DropOperation
  /// Words were typed while no field has the focus. A space comes as a key, too.
  func text(_ words: String, _ effects: inout Effects)
}

extension LiveComponent {
  var edgeSwipes: ScreenEdges { [] }
  var wantsText: Bool { false }
  func activate(_ tag: Tag, by activation: Activation, _ effects: inout Effects) {
    activate(tag, &effects)
  }
  func secondaryPress(on tag: Tag?, at position: Point, _ effects: inout Effects) -> Bool {
    guard let tag else { return false }
    return longPress(tag, &effects)
  }
  func hoverChanged(_ tag: Tag?, _ effects: inout Effects) {}
  func scrollBegan(_ tag: Tag, _ effects: inout Effects) {}
  func swipe(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects) {}
  func carry(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects) {}
  func edgeSwipe(_ edge: ScreenEdges, _ event: TrackEvent, _ effects: inout Effects) {}
  func drop(
    _ event: DropEvent, over target: TrackEvent.Target?, _ effects: inout Effects
  ) -> DropOperation { .cancel }
  func text(_ words: String, _ effects: inout Effects) {}
}

/// How a part was pressed.
struct Activation: Hashable {
  /// The keys that were held; UIKit’s `modifierFlags`.
  var modifiers: KeyModifiers = []
  /// 1 for a single press, 2 for the second of two that belong together, and so on.
  var count = 1
  /// Where the pointer was, in points of the screen; nil for keys and assistive technologies.
  var position: Point?
}

/// Edges of a screen.
struct ScreenEdges: OptionSet, Hashable {
  let rawValue: UInt8

  static let left = ScreenEdges(rawValue: 1)
  static let right = ScreenEdges(rawValue: 2)
}
