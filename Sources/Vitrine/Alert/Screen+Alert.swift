import VitrineKit

extension Screen {
  /// Presents an alert.
  ///
  /// A pressed button's action runs when the alert has gone, and so does the completion, exactly
  /// once; both may present something else.
  ///
  /// - Parameters:
  ///   - alert: the alert.
  ///   - animated: false puts it there at once.
  ///   - rule: what becomes of it while something is up that it may not stand above.
  ///   - completion: is told how the alert ended.
  /// - Returns: the presentation.
  /// - Throws: `PresentationError` where it is dropped: `completion` is not called then.
  @discardableResult
  public func present(
    _ alert: Alert, animated: Bool = true, whenBusy rule: BusyRule = .drop,
    completion: ((AlertResponse) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    try present(
      live(alert, completion), named: alert.name, animated: animated, whenBusy: rule)
  }

  /// Changes an alert that is up or waits: what it says, its fields and its buttons.
  ///
  /// It is laid out anew around the same middle. Buttons are the same ones by label and role, or
  /// by their `id`; fields by placeholder, by their `id`, or else by their place. What is the same
  /// keeps the focus, its typed words and touches; words that were typed give way only where the
  /// alert brings other words than before.
  ///
  /// - Throws: `PresentationError` for something that is on another screen or no alert, or that is
  ///   going or has gone, and for an alert that cannot be laid out; all is then as before.
  public func update(
    _ presentation: Presentation, to alert: Alert
  ) throws(PresentationError) {
    try checkScreen(of: presentation)
    guard let live = presentation.component.alert, live.dialog == nil else {
      throw .notAnAlert(presentation.name)
    }
    try change(live, presentation, to: alert, nil)
  }

  /// Exchanges what an alert or a dialog asks, if it can be laid out.
  func change(
    _ live: LiveAlert, _ presentation: Presentation, to alert: Alert, _ dialog: DialogRules?
  ) throws(PresentationError) {
    if presentation.isLeaving { throw .gone(presentation.name) }
    let (model, old) = (live.model.changed(to: alert), live.dialog)
    live.dialog = dialog
    do throws(KitError) {
      _ = try live.content(of: model, context(for: presentation))
    } catch {
      live.dialog = old
      throw .render(.kit(error))
    }
    live.change(to: model)
    presentation.name = alert.name
    if presentation.state != .queued { contentChanged(of: presentation) }
  }

  /// Puts an alert in the place of something that is up or waits: that goes, then the alert comes.
  ///
  /// What is already on its way out is followed by the alert too. Where it has gone altogether
  /// this is the same as presenting the alert. No button's action of what goes is run.
  ///
  /// - Parameters:
  ///   - presentation: what goes.
  ///   - alert: what comes.
  ///   - animated: false does both at once.
  ///   - completion: is told how the new alert ended.
  /// - Returns: the presentation of the new alert.
  /// - Throws: `PresentationError` where it is dropped, or cannot be laid out, and where what is to
  ///   go was presented on another screen; that is then left as it is.
  @discardableResult
  public func replace(
    _ presentation: Presentation, with alert: Alert, animated: Bool = true,
    completion: ((AlertResponse) -> Void)? = nil
  ) throws(PresentationError) -> Presentation {
    try replace(
      presentation, with: live(alert, completion), named: alert.name, animated: animated)
  }

  private func live(_ alert: Alert, _ completion: ((AlertResponse) -> Void)?) -> LiveAlert {
    LiveAlert(
      alert, actionsFollowDismissal: motion.actionsFollowDismissal, completion: completion)
  }
}

extension Alert {
  /// What errors call it.
  var name: String { title ?? message ?? "alert" }
}
