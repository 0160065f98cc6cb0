public import VitrineGraphics
import VitrineKit

extension Screen {
  /// Presents a colour picker: a popover on wide screens, a sheet on narrow and on low ones.
  ///
  /// Nothing is called before a person does something. While the person drags, changes are
  /// continuous; each interaction ends with one change that is not. The closures may present
  /// something else.
  ///
  /// - Parameters:
  ///   - picker: the picker, with the chosen colour and the kept ones.
  ///   - source: what it belongs to on the screen in points, which a popover's arrow points at; nil
  ///     for the picker's own.
  ///   - animated: false puts it there at once.
  ///   - rule: what becomes of it while something else is up.
  ///   - onChange: is told each change of the chosen colour.
  ///   - onSavedColorsChange: is told all kept colours when one is added or deleted. Where the
  ///     picker has its own, the program stores them; the others are in `savedColorStore` already.
  ///   - onFinish: is called when the picker has gone by its close button, and only then: UIKit's
  ///     `colorPickerViewControllerDidFinish`.
  ///   - onDismiss: is told, exactly once, why the picker went; not UIKit's.
  /// - Returns: the presentation.
  /// - Throws: `PresentationError` where it is dropped: nothing is called then.
  @discardableResult
  public func present(
    _ picker: ColorPicker, from source: Rect? = nil, animated: Bool = true,
    whenBusy rule: BusyRule = .drop, onChange: ((ColorPickerChange) -> Void)? = nil,
    onSavedColorsChange: (([PickedColor]) -> Void)? = nil,
    onFinish: (() -> Void)? = nil,
    onDismiss: ((ColorPicker.DismissalReason) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    var picker = picker
    if let source { picker.source = source }
    let live: LiveColorPicker
    do throws(KitError) {
      live = try LiveColorPicker(
        picker, memory: colorPickerMemory, kit: renderer.kit, motion: motion,
        environment: environment,
        callbacks: ColorPickerCallbacks(
          onChange: onChange, onSavedColorsChange: onSavedColorsChange, onFinish: onFinish,
          onDismiss: onDismiss))
    } catch {
      throw .render(.kit(error))
    }
    return try present(live, named: picker.title, animated: animated, whenBusy: rule)
  }

  /// Chooses a colour for a presented picker; nothing is called.
  ///
  /// While a person drags it is ignored, and not kept for later: the drag's final change tells what
  /// the person chose, and the program may then set its own again.
  ///
  /// - Returns: false, with nothing changed, while a person drags, and for a presentation that is
  ///   another screen's or no picker's.
  @discardableResult
  public func setSelection(_ color: PickedColor, of presentation: Presentation) -> Bool {
    guard presentation.screen === identity,
      presentation.component.setSelection(color, at: now)
    else { return false }
    presentation.invalidate()
    isDirty = true
    return true
  }

  // MARK: - What pickers have in common

  /// The way to choose colours that was used last on this screen; nil before.
  ///
  /// A picker without one of its own begins with it.
  public var lastColorPickerTab: ColorPicker.Tab? {
    get { colorPickerMemory.tab }
    set { colorPickerMemory.tab = newValue }
  }

  /// The colour that a person chose last on this screen; nil before.
  ///
  /// A picker without one of its own begins with it.
  public var lastPickedColor: PickedColor? {
    get { colorPickerMemory.color }
    set { colorPickerMemory.color = newValue }
  }

  /// Keeps the colours of pickers without any of their own; nil for the screen's memory.
  ///
  /// It is read when a picker is presented, and written after the event in which a person keeps or
  /// deletes a colour.
  public var savedColorStore: (any SavedColorStore)? {
    get { colorPickerMemory.store }
    set { colorPickerMemory.store = newValue }
  }

  /// Where eyedroppers pick colours from; without a source they are not shown.
  public var colorSampling: ColorSampling {
    get { colorPickerMemory.sampling }
    set {
      colorPickerMemory.sampling = newValue
      invalidate()
    }
  }

  /// What assistive technologies call a colour, in the program's language; nil for English names.
  ///
  /// The opacity is said behind it.
  public var colorName: ((PickedColor) -> String)? {
    get { colorPickerMemory.colorName }
    set {
      colorPickerMemory.colorName = newValue
      invalidate()
    }
  }
}
