/// A change of a colour picker's selection; UIKit's `didSelect:continuously:`.
///
/// While a person drags, changes come with `continuously` true, to be shown and not to be kept.
/// Each interaction that changed anything ends with exactly one change that is not continuous,
/// even if nothing moved after the last one.
public struct ColorPickerChange: Hashable, Sendable {
  /// The colour.
  public let selection: PickedColor
  /// A Boolean value that is true while the person still drags.
  public let continuously: Bool
}

/// The chosen colour, and how interactions change it: (continuous)* final, undone in one step.
struct ColorChoice {
  /// The chosen colour.
  private(set) var selection: PickedColor
  /// The hue on the spectrum, 0…1; greys keep the last one.
  private(set) var hue: Double
  private let supportsOpacity: Bool
  /// What was chosen when the drag began; nil without a drag.
  private var origin: PickedColor?
  private var isAnnounced = false
  private var undone: [PickedColor] = []
  private var done: [PickedColor] = []

  init(_ selection: PickedColor, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    hue = SpectrumMap.hue(of: selection) ?? 0
    self.selection = allowed(selection)
  }

  /// Whether a drag changes the colour at the present.
  var isDragging: Bool { origin != nil }

  /// Returns the colour as it may be chosen.
  func allowed(_ color: PickedColor) -> PickedColor {
    supportsOpacity || color.alpha == 1 ? color : color.withAlpha(1)
  }

  // MARK: - Drags

  /// A drag begins; nothing has changed yet.
  mutating func beginDrag() {
    if isDragging { return }
    origin = selection
    isAnnounced = false
  }

  /// A drag comes to a colour.
  mutating func drag(to color: PickedColor, hue: Double? = nil) -> ColorPickerChange? {
    guard isDragging, show(color, hue) else { return nil }
    isAnnounced = true
    return ColorPickerChange(selection: selection, continuously: true)
  }

  /// A drag ends; one that is taken away goes back to where it began.
  mutating func endDrag(isCancelled: Bool = false) -> ColorPickerChange? {
    guard let origin else { return nil }
    self.origin = nil
    if isCancelled {
      _ = show(origin, nil)
      selection = origin
    }
    guard isAnnounced else { return nil }
    note(origin)
    return ColorPickerChange(selection: selection, continuously: false)
  }

  // MARK: - Single steps

  /// A colour is chosen at once; nothing happens while a drag goes on.
  mutating func choose(_ color: PickedColor, hue: Double? = nil) -> ColorPickerChange? {
    let before = selection
    guard !isDragging, show(color, hue) else { return nil }
    note(before)
    return ColorPickerChange(selection: selection, continuously: false)
  }

  /// Takes over a colour of the program's; returns false, with nothing changed, during a drag.
  ///
  /// It is not kept for the drag's end either: what a person has just chosen stands, and the final
  /// change that follows tells the program, which may set its colour again.
  mutating func set(_ color: PickedColor) -> Bool {
    if isDragging { return false }
    _ = show(color, nil)
    selection = allowed(color)
    done = []
    undone = []
    return true
  }

  // MARK: - Undoing

  /// Takes the last interaction back; nil without one.
  mutating func undo() -> ColorPickerChange? {
    guard !isDragging, let color = done.popLast() else { return nil }
    undone.append(selection)
    _ = show(color, nil)
    return ColorPickerChange(selection: selection, continuously: false)
  }

  /// Does again what was undone last; nil where nothing was.
  mutating func redo() -> ColorPickerChange? {
    guard !isDragging, let color = undone.popLast() else { return nil }
    done.append(selection)
    _ = show(color, nil)
    return ColorPickerChange(selection: selection, continuously: false)
  }

  private mutating func note(_ before: PickedColor) {
    if before == selection { return }
    // Nobody goes further back by hand; what is older is forgotten.
    if done.count >= 256 { done.removeFirst() }
    done.append(before)
    undone = []
  }

  /// Takes a colour over; returns whether it is another one.
  private mutating func show(_ color: PickedColor, _ hue: Double?) -> Bool {
    let color = allowed(color)
    if let hue {
      self.hue = hue
    } else if let hue = SpectrumMap.hue(of: color), !SpectrumMap.isSame(hue, self.hue) {
      self.hue = hue
    }
    if color.isSame(as: selection) { return false }
    selection = color
    return true
  }
}
