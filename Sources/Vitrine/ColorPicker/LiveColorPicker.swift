import VitrineGraphics
import VitrineKit
import VitrineLayout

/// A colour picker on a live screen: what is chosen, and where its movable parts are.
final class LiveColorPicker: LiveComponent {
  let picker: ColorPicker
  let callbacks: ColorPickerCallbacks
  var choice: ColorChoice
  var savedColors: [PickedColor]
  /// The way to choose that is shown; the screen remembers the last one.
  var tab: ColorPicker.Tab {
    didSet { memory.tab = tab }
  }
  private let memory: ColorPickerMemory
  /// The colour space that the sliders and the digits count in.
  var colorSpace: PickedColor.RGBColorSpace
  /// The saved colour whose delete button is shown.
  var armedColor: Int?
  /// The field that is being edited.
  var editing: (tag: Tag, editor: TextEditor)?
  /// The cell that arrows go on from; nil for the chosen one.
  var lastCell: Int?
  /// How far from the middle of a knob it was taken, as a part of its way.
  var grabOffset = 0.0
  /// Whether the close button was pressed.
  var isFinished = false

  // What the last layout told.
  var motion: MotionConstants?
  var isRightToLeft = false
  var reducesMotion = false
  var grid = GridColors.none
  /// How the grid's cells are read aloud.
  var cellNames: [String] = []
  /// The widths of the sliders' knobs, as parts of the sliders' widths.
  var knobShares: [Double] = ColorPickerSlider.allCases.map { _ in 0 }
  var pages: ColorPickerPages?
  /// The kit's masters; nil before the first layout.
  var masters: ResolvedMasters?

  var tabThumb: Spring
  var spaceThumb: Spring
  var knobs: [Spring]

  init(_ picker: ColorPicker, memory: ColorPickerMemory, callbacks: ColorPickerCallbacks) {
    self.picker = picker
    self.memory = memory
    self.callbacks = callbacks
    choice = ColorChoice(picker.selection, supportsOpacity: picker.supportsOpacity)
    savedColors = picker.savedColors
    tab = picker.tab ?? memory.tab ?? .grid
    colorSpace = picker.selection.colorSpace
    // Frequencies are known from the first movement on.
    tabThumb = Spring(Double(tab.rawValue), frequency: 1)
    spaceThumb = Spring(Double(colorSpace.rawValue), frequency: 1)
    let (selection, space) = (picker.selection, colorSpace)
    knobs = ColorPickerSlider.allCases.map {
      Spring($0.place(of: selection, in: space), frequency: 1)
    }
  }

  // MARK: - What the screen asks

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle {
    try context.stage().isWide ? .popover : .sheet
  }

  var initialFocus: Tag? { nil }
  var defaultPart: Tag? { nil }
  var cancelPart: Tag? { nil }
  var isCancellable: Bool { true }

  var motionEnd: Duration {
    knobs.reduce(max(tabThumb.end, spaceThumb.end)) { max($0, $1.end) }
  }

  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) {
    let callbacks = callbacks
    let reason = ColorPicker.DismissalReason(cause)
    if reason == .finished, let onFinish = callbacks.onFinish { effects.call { onFinish() } }
    if let onDismiss = callbacks.onDismiss { effects.call { onDismiss(reason) } }
  }

  func willDismiss(_ cause: DismissalCause, _ effects: inout Effects) {
    // A drag that goes on with the picker ends with it.
    announce(choice.endDrag(), &effects)
  }

  // MARK: - What it tells

  /// Shows a change and tells it; nil for none.
  func announce(_ change: ColorPickerChange?, _ effects: inout Effects) {
    guard let change else { return }
    effects.needsLayout = true
    if !change.continuously {
      effects.notifications.append(.valueChanged(ColorPickerTag.current))
    }
    if let onChange = callbacks.onChange { effects.call { onChange(change) } }
  }

  /// Chooses a colour at once: one change, one step to undo.
  func choose(_ color: PickedColor, hue: Double? = nil, _ effects: inout Effects) {
    announce(choice.choose(color, hue: hue), &effects)
    moveKnobs(at: effects.now)
  }

  /// Takes over a colour of the program's; returns false, with nothing changed, during a drag.
  func setSelection(_ color: PickedColor, at now: Duration) -> Bool {
    guard choice.set(color) else { return false }
    colorSpace = choice.selection.colorSpace
    move(&spaceThumb, to: Double(colorSpace.rawValue), motion?.segmentFrequency, at: now)
    moveKnobs(at: now)
    return true
  }

  // MARK: - What moves

  /// Lets the knobs follow the colour; the one that is held is there at once.
  func moveKnobs(at now: Duration, held: ColorPickerSlider? = nil) {
    for slider in ColorPickerSlider.allCases {
      let place = slider.place(of: choice.selection, in: colorSpace)
      if slider == held {
        knobs[slider.rawValue].set(place)
      } else {
        move(&knobs[slider.rawValue], to: place, motion?.scrubberFrequency, at: now)
      }
    }
  }

  func move(_ spring: inout Spring, to target: Double, _ frequency: Double?, at now: Duration) {
    guard let motion, let frequency, !reducesMotion else { return spring.set(target) }
    if spring.target == target { return }
    spring.move(
      to: target, at: now, settledPart: motion.settledPart, frequency: frequency)
  }
}

/// What a picker calls.
struct ColorPickerCallbacks {
  var onChange: ((ColorPickerChange) -> Void)?
  var onSavedColorsChange: (([PickedColor]) -> Void)?
  var onFinish: (() -> Void)?
  var onDismiss: ((ColorPicker.DismissalReason) -> Void)?
}

/// The way to choose that was used last on a screen.
final class ColorPickerMemory {
  var tab: ColorPicker.Tab?
}

extension ColorPicker {
  /// Why a picker went.
  public enum DismissalReason: UInt8, Hashable, Sendable {
    /// Its close button was pressed.
    case finished
    /// It was cancelled: by Escape, a touch outside, or an assistive technology.
    case cancelled
    /// The sheet was dragged away.
    case dragged
    /// The program dismissed it.
    case program

    init(_ cause: DismissalCause) {
      switch cause {
      case .part: self = .finished
      case .cancelled: self = .cancelled
      case .dragged: self = .dragged
      case .program: self = .program
      }
    }
  }
}
