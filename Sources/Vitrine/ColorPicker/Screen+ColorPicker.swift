extension Screen {
  /// Presents a colour picker: a sheet on narrow screens, a popover on wide ones.
  ///
  /// Nothing is called before a person does something. While the person drags, changes are
  /// continuous; each interaction ends with one change that is not. The closures may present
  /// something else.
  ///
  /// - Parameters:
  ///   - picker: the picker, with the chosen colour and the kept ones.
  ///   - animated: false puts it there at once.
  ///   - rule: what becomes of it while something else is up.
  ///   - onChange: is told each change of the chosen colour.
  ///   - onSavedColorsChange: is told all kept colours when one is added or deleted; the program
  ///     stores them, for all pickers.
  ///   - onFinish: is called when the picker has gone by its close button, and only then: UIKit's
  ///     `colorPickerViewControllerDidFinish`.
  ///   - onDismiss: is told, exactly once, why the picker went; not UIKit's.
  /// - Returns: the presentation.
  /// - Throws: `PresentationError` where it is dropped: nothing is called then.
  @discardableResult
  public func present(
    _ picker: ColorPicker, animated: Bool = true, whenBusy rule: BusyRule = .drop,
    onChange: ((ColorPickerChange) -> Void)? = nil,
    onSavedColorsChange: (([PickedColor]) -> Void)? = nil,
    onFinish: (() -> Void)? = nil,
    onDismiss: ((ColorPicker.DismissalReason) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    let live = LiveColorPicker(
      picker, memory: colorPickerMemory,
      callbacks: ColorPickerCallbacks(
        onChange: onChange, onSavedColorsChange: onSavedColorsChange, onFinish: onFinish,
        onDismiss: onDismiss))
    return try present(live, named: picker.title, animated: animated, whenBusy: rule)
  }

  /// Chooses a colour for a presented picker; nothing is called.
  ///
  /// - Returns: false, with nothing changed, while a person drags, and for other presentations.
  @discardableResult
  public func setSelection(_ color: PickedColor, of presentation: Presentation) -> Bool {
    guard presentation.component.setSelection(color, at: now) else { return false }
    presentation.invalidate()
    isDirty = true
    return true
  }

  /// The way to choose colours that was used last on this screen; nil before.
  ///
  /// A picker without one of its own begins with it.
  public var lastColorPickerTab: ColorPicker.Tab? {
    get { colorPickerMemory.tab }
    set { colorPickerMemory.tab = newValue }
  }
}
