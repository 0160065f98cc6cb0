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
  /// - Throws: `PresentationError` where it is dropped, and on a wide screen without a source.
  @discardableResult
  public func present(
    _ dialog: ConfirmationDialog, from source: Rect? = nil, animated: Bool = true,
    whenBusy rule: BusyRule = .drop, completion: ((AlertResponse) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    let alert = dialog.alert
    if source == nil, horizontalSizeClass == .regular { throw .missingSource(alert.name) }
    let live = LiveAlert(
      alert, dialog: DialogRules(source: source),
      actionsFollowDismissal: motion.actionsFollowDismissal, completion: completion)
    return try present(live, named: alert.name, animated: animated, whenBusy: rule)
  }
}
