import VitrineGraphics
import VitrineKit
import VitrineLayout

/// What a presented component shows at a time.
struct LiveContent {
  /// Layers that move together when the component comes and goes.
  struct Plane {
    enum Role: Hashable {
      /// What darkens the screen.
      case dimming
      /// The component itself.
      case panel
    }

    var role: Role
    var layers: [PlacedLayer]
    /// How the component itself shows the layers, on top of its coming and going.
    ///
    /// Parts are touched where their layers would be at rest.
    var pose = Pose()
  }

  /// The layers, bottom first.
  var planes: [Plane]
  /// The component's parts: one root that holds all others.
  var root: Element
  /// The regions that scroll.
  var scrollers: [Scroller] = []
  /// The frame of the panel at rest; touches outside are not the component's.
  var panel: Rect
  /// The place that a popover or a menu grows from, such as the middle of its source; nil for the
  /// panel's own middle.
  var origin: Point?
}

/// What a component may ask when it lays itself out.
struct LiveContext {
  let renderer: Renderer
  let surroundings: Surroundings
  let screenMeasures: ScreenMeasures
  let environment: ScreenEnvironment
  /// The height in points that a keyboard takes at the bottom of the screen.
  let keyboardInset: Double
  let motion: MotionConstants
  let now: Duration
  /// The offsets of regions that scroll.
  let scrollOffset: (Tag) -> Double
  /// The height that a sheet with several heights has now; nil before it is known.
  let sheetHeight: Double?
  /// Which of a sheet's heights was chosen, by the person or the program; nil without several.
  let selectedDetent: Int?
  /// The part that has the keyboard's focus.
  let focus: Tag?
  /// Whether the focus is to be seen: it came by keys.
  let focusIsVisible: Bool
  /// Whether the window has the keyboard.
  let isActive: Bool

  /// An empty stage of the screen, to put a component on.
  func stage() -> Stage {
    Stage(on: screenMeasures, surroundings: surroundings, renderer: renderer)
  }
}

/// How a component comes and goes.
enum PresentationStyle: Hashable {
  /// Below everything else, without a movement: what fills the screen by itself. Modal components
  /// may stand above it; one at a time.
  case content
  /// In the middle, over the dimmed screen.
  case alert
  /// From the bottom; it can be dragged down and away.
  case sheet
  /// Beside what it belongs to; a touch outside dismisses it.
  case popover
  /// A popover that may stand above anything, and goes when anything but a menu comes.
  ///
  /// A pointer that is down when the menu comes can slide on into it, and presses the item that it
  /// is let go on.
  case menu
}

/// A step by keys or by an assistive technology.
enum Adjustment: Hashable {
  case left, right, up, down
  /// To the first or the last place of a row.
  case first, last
  case increment, decrement
  /// The same, ten times as far.
  case leftFar, rightFar, upFar, downFar
  /// To a value that was given in words.
  case value(String)
}

/// Why a component goes.
enum DismissalCause: Hashable {
  /// One of its parts was pressed.
  case part(Tag)
  /// It was cancelled: by escape, a touch outside, or an assistive technology.
  case cancelled
  /// A sheet was dragged away.
  case dragged
  /// The program dismissed it.
  case program
}

/// A component on a live screen: its state, and what its parts do.
///
/// A component never calls back by itself. It puts what has to be called into `effects`; the
/// screen calls when the event has been handled.
protocol LiveComponent: LiveGestures {
  /// How it comes and goes on a screen.
  func style(on context: LiveContext) throws(KitError) -> PresentationStyle
  /// The heights that a sheet comes to rest at in points, least first; empty for its own alone.
  ///
  /// It appears at the first, and is laid out for the height in its context. They are asked for
  /// again whenever the screen changes; the chosen one stays the chosen one by its place.
  /// UIKit's `detents`.
  func detents(on context: LiveContext) throws(KitError) -> [Double]
  /// Returns what it shows now.
  func content(_ context: LiveContext) throws(KitError) -> LiveContent
  /// The part that gets the keyboard's focus as the component appears.
  var initialFocus: Tag? { get }
  /// The part that Return presses; nil where there is none or it is switched off.
  var defaultPart: Tag? { get }
  /// The part that Escape presses; nil for none.
  var cancelPart: Tag? { get }
  /// Whether Escape dismisses the component although no part cancels.
  var isCancellable: Bool { get }
  /// Whether a touch outside cancels the component, as it does a popover.
  var goesWithTouchesOutside: Bool { get }
  /// Whether nothing below can be reached while the component is up. Root content, and sheets at
  /// an undimmed height, never keep what is below from being reached.
  ///
  /// Touches outside something that is not modal belong to what is below, and cancel it besides
  /// where it goes with touches outside.
  var isModal: Bool { get }
  /// The place of the greatest of a sheet's heights that does not dim what is below and leaves it
  /// to be used; nil to dim at all heights. UIKit's `largestUndimmedDetentIdentifier`.
  var largestUndimmedDetent: Int? { get }
  /// Returns whether a place on the screen belongs to what is below, inside the panel or outside:
  /// UIKit's `passthroughViews`. A touch there does not dismiss a popover.
  func passesThrough(_ position: Point) -> Bool
  /// Why the component cannot stand on a screen; nil where it can. Asked when its turn comes.
  func refusal(on context: LiveContext) throws(KitError) -> PresentationError?
  /// What a person feels as the component appears; nil for nothing.
  var sensoryFeedback: SensoryFeedback? { get }
  /// The component as an alert; nil for any other.
  var alert: LiveAlert? { get }
  /// The time until which the component moves by itself; it is laid out anew for each frame.
  var motionEnd: Duration { get }
  /// The time at which `deadlinePassed` is called, if it is later than the last one; nil for none.
  var deadline: Duration? { get }
  /// The deadline is the present.
  func deadlinePassed(_ effects: inout Effects)
  /// The size of the screen or the person's choices are others; style and heights have been asked
  /// for again, and the layout follows.
  func surroundingsChanged(_ context: LiveContext, _ effects: inout Effects)
  /// The person chose another of a sheet's heights; what the program chooses is not told.
  func detentChanged(to detent: Int, _ effects: inout Effects)
  /// A part was pressed.
  func activate(_ tag: Tag, _ effects: inout Effects)
  /// A part follows a pointer.
  func track(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects)
  /// A part is moved by a step. Returns false where it has none in this direction.
  func adjust(_ tag: Tag, _ step: Adjustment, _ effects: inout Effects) -> Bool
  /// A pointer went down, on a part or on none, before it does anything else.
  func pointerDown(on tag: Tag?, _ effects: inout Effects)
  /// A part was touched and held, or clicked with the secondary button. Returns false where that
  /// means nothing.
  func longPress(_ tag: Tag, _ effects: inout Effects) -> Bool
  /// An assistive technology asks for one of a part's custom actions. Returns false for none of its.
  func customAction(_ name: String, of tag: Tag, _ effects: inout Effects) -> Bool
  /// An assistive technology opens or closes a part. Returns false where the part is pressed for it.
  func setExpanded(_ tag: Tag, _ isExpanded: Bool, _ effects: inout Effects) -> Bool
  /// A key goes down, with the focus on a part or on none; asked before all others. Returns false
  /// for keys that the component has no use for.
  func key(_ event: KeyEvent, focus: Tag?, _ effects: inout Effects) -> Bool
  /// The text editor of a part; nil where nothing is edited.
  func editor(_ tag: Tag) -> TextEditor?
  /// Takes back an editor that was changed, and says what became of its text.
  func setEditor(_ tag: Tag, _ editor: TextEditor, _ effects: inout Effects)
  /// A colour of the screen was picked for the component.
  func sampled(_ color: PickedColor, _ effects: inout Effects)
  /// The program chooses a colour for the component. Returns false where it takes none.
  func setSelection(_ color: PickedColor, at now: Duration) -> Bool
  /// Return in a text field.
  func returnKey(in tag: Tag, _ effects: inout Effects) -> ReturnKeyOutcome
  /// A part lost the keyboard's focus, or got it.
  func focusChanged(_ tag: Tag, isFocused: Bool, _ effects: inout Effects)
  /// The component begins to go.
  func willDismiss(_ cause: DismissalCause, _ effects: inout Effects)
  /// The component has gone.
  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects)
}

/// What Return in a text field leads to.
enum ReturnKeyOutcome: Hashable {
  /// The focus goes to another part.
  case focus(Tag)
  /// A part is pressed.
  case activate(Tag)
  /// The keyboard goes away.
  case endEditing
  /// Nothing; the focus stays.
  case ignored
}

extension LiveComponent {
  var motionEnd: Duration { .zero }
  func detents(on context: LiveContext) throws(KitError) -> [Double] { [] }
  var isCancellable: Bool { false }
  var isModal: Bool { true }
  var largestUndimmedDetent: Int? { nil }
  var deadline: Duration? { nil }
  func passesThrough(_ position: Point) -> Bool { false }
  func deadlinePassed(_ effects: inout Effects) {}
  func surroundingsChanged(_ context: LiveContext, _ effects: inout Effects) {}
  func detentChanged(to detent: Int, _ effects: inout Effects) {}
  func customAction(_ name: String, of tag: Tag, _ effects: inout Effects) -> Bool { false }
  func setExpanded(_ tag: Tag, _ isExpanded: Bool, _ effects: inout Effects) -> Bool { false }
  var goesWithTouchesOutside: Bool { false }
  func refusal(on context: LiveContext) throws(KitError) -> PresentationError? { nil }
  var sensoryFeedback: SensoryFeedback? { nil }
  var alert: LiveAlert? { nil }
  func track(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects) {}
  func adjust(_ tag: Tag, _ step: Adjustment, _ effects: inout Effects) -> Bool { false }
  func pointerDown(on tag: Tag?, _ effects: inout Effects) {}
  func longPress(_ tag: Tag, _ effects: inout Effects) -> Bool { false }
  func key(_ event: KeyEvent, focus: Tag?, _ effects: inout Effects) -> Bool { false }
  func editor(_ tag: Tag) -> TextEditor? { nil }
  func setEditor(_ tag: Tag, _ editor: TextEditor, _ effects: inout Effects) {}
  func sampled(_ color: PickedColor, _ effects: inout Effects) {}
  func setSelection(_ color: PickedColor, at now: Duration) -> Bool { false }
  func returnKey(in tag: Tag, _ effects: inout Effects) -> ReturnKeyOutcome { .endEditing }
  func focusChanged(_ tag: Tag, isFocused: Bool, _ effects: inout Effects) {}
  func willDismiss(_ cause: DismissalCause, _ effects: inout Effects) {}
}
