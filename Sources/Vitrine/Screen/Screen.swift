public import VitrineGraphics
import VitrineKit
import VitrineLayout

/// A screen on which components live: it takes events and time, and draws what changed.
///
/// A screen is headless and deterministic. It has no clock, no thread and no file: time passes by
/// `advance(by:)` alone, and the same events give the same frames everywhere. A host hands events
/// in, asks for frames when `timeUntilNextFrame` says so, and shows them.
///
/// What components call back is called after the event or the time that led to it has been handled,
/// never in the middle. Events that a call hands in are handled after the call.
///
/// Not to be used from several threads at once.
public final class Screen {
  /// What draws.
  public let renderer: Renderer
  /// The device.
  public private(set) var device: Device
  /// Device pixels in a point.
  public private(set) var scale: Double
  /// Light or dark.
  public var appearance: Appearance { didSet { if appearance != oldValue { invalidate() } } }
  /// What a person has chosen for all screens.
  public var environment = ScreenEnvironment() {
    didSet {
      if environment == oldValue { return }
      if environment.changesSheets(from: oldValue) { undoSheetDrag() }
      invalidate()
      adapt()
      revealFocus()
    }
  }
  /// What lies behind the components.
  public var backdrop: Scene.Backdrop { didSet { if backdrop != oldValue { invalidate() } } }
  /// A Boolean value that is true when the screen shows its status bar.
  public var showsStatusBar: Bool { didSet { if showsStatusBar != oldValue { invalidate() } } }
  /// Takes text to and from the clipboard; nil for a clipboard of the screen's own.
  public var clipboard: (any Clipboard)?
  /// Goes on with a drag that leaves the screen; nil where nothing can be carried out of it.
  ///
  /// Is called when the event that led to it has been handled, with what is carried. The host then
  /// has the pointer; the screen has forgotten it.
  public var dragOutHandler: (([DragItem]) -> Void)?
  /// What would become of what is carried over the screen, or what became of what was dropped last.
  public internal(set) var dropOperation = DropOperation.cancel
  /// Is told what a person should feel, as components appear that ask for it; nil for nothing.
  ///
  /// Called as the components' own calls are, after the event.
  public var onSensoryFeedback: ((SensoryFeedback) -> Void)?
  /// What was presented and has not gone, bottom first.
  public internal(set) var presentations: [Presentation] = []

  let identity = ScreenIdentity()
  let motion: MotionConstants
  private(set) var measures: ScreenMeasures
  /// The time since the screen was made.
  public internal(set) var now = Duration.zero

  var lastID = 0
  var queue: [Presentation] = []
  var gesture: PointerGesture?
  /// The pointers that went down on what the host shows behind the screen.
  var foreignPointers: Set<Int> = []
  /// The presentation that was touched last.
  var keyID: Int?
  var hoverPosition: Point?
  var hovered: Hovered?
  /// What scrolls by itself under something that is held at its edge.
  var edgeScroll: EdgeScroll?
  /// What something from another program is above, and the last that was heard of it.
  var dropTarget: Presentation?
  var lastDrop: DropEvent?
  var lastTap: Tap?
  /// The part that was pressed last.
  var lastActivated: AccessibilityID?
  /// Whether the focus came by keys, so that it is shown.
  var focusIsVisible = false {
    didSet {
      if focusIsVisible == oldValue { return }
      for presentation in presentations { presentation.invalidate() }
      showFocusRing()
    }
  }
  /// Whether the window has the keyboard.
  var isActive = true
  var focusRing: Spring
  var caretMoved = Duration.zero
  var ownClipboard = ""
  var sampling: Sampling?
  /// How often a colour has been picked, or was to be.
  var samplingCount = 0
  let colorPickerMemory = ColorPickerMemory()
  var notifications: [AccessibilityNotification] = []

  var inputs: [Input] = []
  var isHandling = false
  var calls: [() -> Void] = []

  var isDirty = true
  var lastFrame: Frame?
  /// The screen's own surface and status bar.
  var base: Base?
  /// What went wrong while an event was handled; thrown by the next drawing.
  var failure: RenderError?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - device: the device whose screen it is.
  ///   - scale: device pixels in a point.
  ///   - appearance: light or dark.
  ///   - backdrop: what lies behind the components.
  ///   - showsStatusBar: whether the screen shows its status bar.
  ///   - renderer: what draws; a renderer may serve several screens.
  /// - Throws: `RenderError` for an unknown device, and for a kit without motion constants.
  public init(
    _ device: Device = .iPhone17Pro, scale: Double = 3, appearance: Appearance = .light,
    backdrop: Scene.Backdrop = .screen, showsStatusBar: Bool = false, renderer: Renderer
  ) throws(RenderError) {
    self.device = device
    self.scale = scale
    self.appearance = appearance
    self.backdrop = backdrop
    self.showsStatusBar = showsStatusBar
    self.renderer = renderer
    do throws(KitError) {
      measures = try device.measures(in: renderer.kit)
      motion = try MotionConstants(renderer.kit)
    } catch {
      throw .kit(error)
    }
    guard measures.size.isDrawable else { throw .pictureSize(measures.size) }
    focusRing = Spring(0, frequency: motion.focusFrequency)
  }

  /// The size in points.
  public var size: Size { measures.size }

  /// The size in device pixels; bitmaps to draw into have it.
  public var pixelSize: (width: Int, height: Int) {
    (
      Int(max(0, min((size.width * scale).rounded(.up), 16384))),
      Int(max(0, min((size.height * scale).rounded(.up), 16384)))
    )
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    let least = (try? renderer.kit.metric(named: "Screen/regular width")) ?? .infinity
    return size.width >= least ? .regular : .compact
  }

  /// Changes the screen to another device or size, or to another number of pixels in a point.
  ///
  /// What is up is laid out for the new size at once, with its state: a sheet may become a
  /// popover. A sheet that is being dragged is let go and is at once where the drag began; the rest
  /// of the drag does nothing. What components call back about it is called when the screen is next handed an event
  /// or time.
  ///
  /// - Throws: `RenderError` for an unknown device and for a size that is none; the screen is then
  ///   as before.
  public func resize(to device: Device, scale: Double? = nil) throws(RenderError) {
    let measures: ScreenMeasures
    do throws(KitError) {
      measures = try device.measures(in: renderer.kit)
    } catch {
      throw .kit(error)
    }
    guard measures.size.isDrawable else { throw .pictureSize(measures.size) }
    if measures.size != self.measures.size { undoSheetDrag() }
    self.measures = measures
    self.device = device
    if let scale { self.scale = scale }
    lastFrame = nil
    invalidate()
    adapt()
    revealFocus()
  }

  /// Lays everything out anew and draws what differs.
  func invalidate() {
    base = nil
    sampling?.picture = nil
    for presentation in presentations { presentation.invalidate() }
    isDirty = true
  }

  /// What assistive technologies should tell since the last time; empties the list.
  public func takeNotifications() -> [AccessibilityNotification] {
    defer { notifications = [] }
    return notifications
  }
}

extension Size {
  /// A Boolean value that is true when there is anything to draw on.
  fileprivate var isDrawable: Bool { width.isFinite && height.isFinite && width > 0 && height > 0 }
}

/// A place for text that programs share.
public protocol Clipboard: AnyObject {
  /// The text; nil for none.
  var text: String? { get set }
}

/// Something that reaches a screen from outside.
enum Input {
  case event(Event)
  case time(Duration)
}
