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
  var tab: ColorPicker.Tab { didSet { memory.tab = tab } }
  let memory: ColorPickerMemory
  var rules: ColorPickerRules
  let motion: MotionConstants
  /// The kit's masters.
  let masters: ResolvedMasters
  let grid: GridColors
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

  // What the screen is like; the last layout told.
  var isRightToLeft: Bool
  var reducesMotion: Bool
  /// How the grid's cells are read aloud, and of which names.
  var cellNames: (names: [String], revision: Int) = ([], -1)
  var pages: ColorPickerPages?

  var tabThumb: Spring
  var spaceThumb: Spring
  var knobs: [Spring]

  /// Creates a picker that knows all it needs before it is laid out.
  init(
    _ picker: ColorPicker, memory: ColorPickerMemory, kit: Kit, motion: MotionConstants,
    environment: ScreenEnvironment = ScreenEnvironment(), callbacks: ColorPickerCallbacks
  ) throws(KitError) {
    self.memory = memory
    self.motion = motion
    self.callbacks = callbacks
    masters = ResolvedMasters(kit)
    rules = try ColorPickerRules(masters)
    grid = try GridColors(masters)
    isRightToLeft = environment.layoutDirection == .rightToLeft
    reducesMotion = environment.reducesMotion
    let remembered = rules.remembersColor ? memory.color : nil
    let selection = picker.allowed(picker.selection ?? remembered ?? picker.chosen)
    let space = selection.colorSpace
    choice = ColorChoice(selection, supportsOpacity: picker.supportsOpacity)
    savedColors = picker.savedColors ?? memory.savedColors
    tab = picker.tab ?? (rules.remembersTab ? memory.tab : nil) ?? .grid
    colorSpace = space
    // Frequencies are known from the first movement on.
    tabThumb = Spring(Double(tab.rawValue), frequency: 1)
    spaceThumb = Spring(Double(space.rawValue), frequency: 1)
    knobs = ColorPickerSlider.allCases.map {
      Spring($0.place(of: selection, in: space), frequency: 1)
    }
    self.picker = picker
  }

  // MARK: - What the screen asks

  func style(on context: LiveContext) throws(KitError) -> PresentationStyle {
    try context.stage().showsPickerInPopover ? .popover : .sheet
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
      memory.color = change.selection
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
    move(&spaceThumb, to: Double(colorSpace.rawValue), motion.segmentFrequency, at: now)
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
        move(&knobs[slider.rawValue], to: place, motion.scrubberFrequency, at: now)
      }
    }
  }

  func move(_ spring: inout Spring, to target: Double, _ frequency: Double, at now: Duration) {
    if reducesMotion { return spring.set(target) }
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

/// Rules of a picker that other makers' documents do not settle; where each comes from stands in
/// `specs/own/color-picker-tabs.txt`.
struct ColorPickerRules {
  /// Whether a picker begins with the tab that was used last.
  var remembersTab: Bool
  /// Whether a picker without a colour begins with the one that was chosen last.
  var remembersColor: Bool
  /// Whether a kept colour that is touched and held shows a button that deletes it.
  var offersDeletion: Bool
  /// The width of a slider's knob in points; the kit's.
  let knobWidth: Double

  init(_ masters: ResolvedMasters) throws(KitError) {
    let kit = masters.kit
    let meter = try masters.resolve(
      named: "\(ColorPickerAssembly.parts)/\(Appearance.light.kitName)/Opacity Meter")
    knobWidth = try meter.child("Stack").child("Slider").child("Scrubber").frame.width
    remembersTab = try kit.metric(named: "Color Picker/remembers tab") != 0
    remembersColor = try kit.metric(named: "Color Picker/remembers color") != 0
    offersDeletion = try kit.metric(named: "Color Picker/delete badge") != 0
  }
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
