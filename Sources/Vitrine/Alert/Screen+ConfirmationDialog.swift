public import VitrineGraphics

extension Screen {
  /// Presents a confirmation dialog.
  ///
  /// A touch outside presses its cancel button, once, unless that is switched off.
  ///
  /// - Parameters:
  ///   - dialog: the dialog.
  ///   - source: what it belongs to on the screen in points, to stand beside it, without a cancel
  ///     button; nil to stand in the middle, which only narrow screens allow.
  ///   - animated: false puts it there at once.
  ///   - rule: what becomes of it while something is up that it may not stand above.
  ///   - completion: is told how the dialog ended.
  /// - Returns: the presentation.
  /// - Throws: `PresentationError` where it is dropped, and on a wide screen without a source and
  ///   for a source that is not finite. One that waits is looked at when its turn comes: it then goes without a button, and its
  ///   presentation says why in `failure`.
  @discardableResult
  public func present(
    _ dialog: ConfirmationDialog, from source: Rect? = nil, animated: Bool = true,
    whenBusy rule: BusyRule = .drop, completion: ((AlertResponse) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    try present(
      live(dialog, from: source, completion), named: dialog.alert.name, animated: animated,
      whenBusy: rule)
  }

  /// Changes a confirmation dialog that is up or waits: what it says and its buttons.
  ///
  /// Buttons are the same ones by label and role, or by their `id`; what is the same keeps the
  /// focus and touches.
  ///
  /// - Parameters:
  ///   - presentation: the dialog's.
  ///   - dialog: what it becomes.
  ///   - source: where what it belongs to lies now, in points; nil where it was.
  /// - Throws: `PresentationError` for something that is on another screen or no confirmation
  ///   dialog, or that is going or has gone, for a source that is not finite, and for a dialog that
  ///   cannot be laid out; all is then as before.
  public func update(
    _ presentation: Presentation, to dialog: ConfirmationDialog, from source: Rect? = nil
  ) throws(PresentationError) {
    try checkScreen(of: presentation)
    guard let live = presentation.component.alert, let rules = live.dialog else {
      throw .notAConfirmationDialog(presentation.name)
    }
    if rules.source == nil, source != nil { throw .hasNoSource(presentation.name) }
    if source?.isPlace == false { throw .missingSource(presentation.name) }
    try change(
      live, presentation, to: dialog.alert, DialogRules(source: source ?? rules.source))
  }

  /// Puts a confirmation dialog in the place of something that is up or waits: that goes, then the
  /// dialog comes.
  ///
  /// What is already on its way out is followed by the dialog too. Where it has gone altogether
  /// this is the same as presenting the dialog. No button's action of what goes is run.
  ///
  /// - Parameters:
  ///   - presentation: what goes.
  ///   - dialog: what comes.
  ///   - source: what it belongs to on the screen in points; nil as for presenting.
  ///   - animated: false does both at once.
  ///   - completion: is told how the new dialog ended.
  /// - Returns: the presentation of the new dialog.
  /// - Throws: `PresentationError` where it is dropped, or cannot be laid out, and where what is to
  ///   go was presented on another screen; that is then left as it is.
  @discardableResult
  public func replace(
    _ presentation: Presentation, with dialog: ConfirmationDialog, from source: Rect? = nil,
    animated: Bool = true, completion: ((AlertResponse) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    try replace(
      presentation, with: live(dialog, from: source, completion), named: dialog.alert.name,
      animated: animated)
  }

  private func live(
    _ dialog: ConfirmationDialog, from source: Rect?, _ completion: ((AlertResponse) -> Void)?
  ) -> LiveAlert {
    LiveAlert(
      dialog.alert, dialog: DialogRules(source: source),
      actionsFollowDismissal: motion.actionsFollowDismissal, completion: completion)
  }
}
