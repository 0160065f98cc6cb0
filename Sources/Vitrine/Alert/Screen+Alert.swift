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
    let live = LiveAlert(
      alert, actionsFollowDismissal: motion.actionsFollowDismissal, completion: completion)
    return try present(
      live, named: alert.title ?? alert.message ?? "alert", animated: animated, whenBusy: rule)
  }
}
