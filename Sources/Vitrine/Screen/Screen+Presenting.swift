import VitrineKit

extension Screen {
  /// Puts a component up.
  ///
  /// - Parameters:
  ///   - component: the component; it is on one screen only.
  ///   - name: what it is called in errors.
  ///   - animated: false puts it there at once.
  ///   - rule: what becomes of it while something else is up.
  /// - Returns: the presentation, which may still wait.
  /// - Throws: `PresentationError` where it is dropped, or cannot be laid out.
  func present(
    _ component: any LiveComponent, named name: String, animated: Bool, whenBusy rule: BusyRule
  ) throws(PresentationError) -> Presentation {
    let presentation = try prepare(component, named: name, animated: animated)
    try admit(presentation, whenBusy: rule)
    return presentation
  }

  /// Puts a component in the place of another one, which goes first.
  ///
  /// What has gone already is not waited for; what is another screen's is left as it is. The
  /// parameters are those of presenting.
  func replace(
    _ old: Presentation, with component: any LiveComponent, named name: String, animated: Bool
  ) throws(PresentationError) -> Presentation {
    try checkScreen(of: old)
    let presentation = try prepare(component, named: name, animated: animated)
    if let index = queue.firstIndex(where: { $0 === old || $0.predecessor === old }) {
      // It waits, or another replacement of it does: that never comes.
      let waiting = queue[index]
      presentation.predecessor = waiting.predecessor
      queue[index] = presentation
      finish(waiting)
    } else if presentations.contains(where: { $0 === old }) {
      presentation.predecessor = old
      queue.insert(presentation, at: 0)
      leave(old, .program, animated: animated)
    } else {
      try admit(presentation, whenBusy: .drop)
    }
    return presentation
  }

  /// Refuses what was presented on another screen.
  func checkScreen(of presentation: Presentation) throws(PresentationError) {
    if presentation.screen !== identity { throw .onAnotherScreen(presentation.name) }
  }

  private func prepare(
    _ component: any LiveComponent, named name: String, animated: Bool
  ) throws(PresentationError) -> Presentation {
    lastID += 1
    let presentation = Presentation(
      id: lastID, on: identity, component: component, motion: motion)
    do throws(KitError) {
      try readStyle(of: presentation)
      _ = try component.content(context(for: presentation))
    } catch {
      throw .render(.kit(error))
    }
    presentation.isAnimated = animated
    presentation.name = name
    return presentation
  }

  private func admit(
    _ presentation: Presentation, whenBusy rule: BusyRule
  ) throws(PresentationError) {
    if let blocker = blocker(of: presentation) {
      guard rule == .queue else {
        throw .busy(asked: presentation.name, shown: blocker.name)
      }
      queue.append(presentation)
    } else if let refusal = refusal(of: presentation) {
      throw refusal
    } else {
      show(presentation)
    }
  }

  private func refusal(of presentation: Presentation) -> PresentationError? {
    do throws(KitError) {
      return try presentation.component.refusal(on: context(for: presentation))
    } catch {
      return .render(.kit(error))
    }
  }

  /// Takes a component down; its buttons' actions are not run.
  ///
  /// What is up above it goes first. One that waits is taken out of the queue. Without a movement
  /// it has gone when this returns; what it calls back is called when the screen is next handed an
  /// event or time, as UIKit calls completions in the next turn.
  ///
  /// Nothing happens to one that is another screen's or that has gone; one that is on its way out
  /// goes at once where it is not to move.
  public func dismiss(_ presentation: Presentation, animated: Bool = true) {
    if let index = queue.firstIndex(where: { $0 === presentation }) {
      queue.remove(at: index)
      finish(presentation)
    } else if presentations.contains(where: { $0 === presentation }) {
      leave(presentation, .program, animated: animated)
    }
  }

  /// Returns what is up and must go before a component can come, or what comes before it.
  private func blocker(of presentation: Presentation) -> Presentation? {
    // What comes in the place of something else is next, whoever asks meanwhile.
    if let next = queue.first, next.predecessor != nil { return next }
    return obstacle(to: presentation)
  }

  /// Returns what is up and must go before a component can come.
  ///
  /// An alert may stand above a sheet, nothing but a menu above an alert, and anything above root
  /// content. Human Interface Guidelines, Modality.
  private func obstacle(to presentation: Presentation) -> Presentation? {
    switch presentation.style {
    case .menu: return nil
    case .content: return presentations.first { $0.style == .content }
    case .alert, .sheet, .popover:
      guard let top = presentations.last(where: { $0.style != .content && $0.style != .menu })
      else { return nil }
      if top.isLeaving { return top }
      return presentation.isAlert && !top.isAlert ? nil : top
    }
  }

  func show(_ presentation: Presentation) {
    let held = gesture
    // What waited may have been asked for on another screen.
    do throws(KitError) { try readStyle(of: presentation) } catch { failure = .kit(error) }
    makeRoom(for: presentation)
    presentation.state = .presenting
    presentation.invoker = invoker
    insert(presentation)
    presentation.progress = Spring(0, frequency: frequency(of: presentation.style))
    if presentation.isAnimated, presentation.style != .content {
      presentation.progress.move(to: 1, at: now, settledPart: motion.settledPart)
    } else {
      presentation.progress.set(1)
      presentation.state = .shown
    }
    isDirty = true
    if top === presentation { greet(presentation) }
    if presentation.style == .menu, let held { carry(held, into: presentation) }
  }

  /// Ends what a component that comes does not leave as it is: a colour being picked, touches, and
  /// menus.
  private func makeRoom(for presentation: Presentation) {
    cancelSampling()
    if presentation.style == .content { return }
    cancelGesture()
    keyID = nil
    if presentation.style == .menu { return }
    for menu in presentations.reversed() where menu.style == .menu {
      leave(menu, .program, animated: presentation.isAnimated)
    }
  }

  /// Puts a presentation above all others; root content below them.
  private func insert(_ presentation: Presentation) {
    presentations.insert(
      presentation, at: presentation.style == .content ? 0 : presentations.count)
  }

  /// Gives the keyboard and assistive technologies to what has come.
  private func greet(_ presentation: Presentation) {
    focusIsVisible = false
    let first = arrangement(of: presentation)?.root.children.first?.tag
    setFocus(presentation.component.initialFocus, in: presentation)
    let read = presentation.focus ?? first
    notify(.screenChanged(read.map { id($0, presentation) }))
    if let feedback = presentation.component.sensoryFeedback {
      calls.append { [self] in onSensoryFeedback?(feedback) }
    }
  }

  /// Lets a presentation go, and before it whatever is above it.
  func leave(_ presentation: Presentation, _ cause: DismissalCause, animated: Bool) {
    if presentation.isLeaving {
      if !animated { vanish(presentation) }
      return
    }
    for above in presentations.reversed() where !above.isLeaving {
      if above === presentation { break }
      leave(above, .program, animated: animated)
    }
    if gesture?.presentation === presentation { cancelGesture() }
    if sampling?.presentation === presentation { cancelSampling() }
    if presentation.focus != nil { setFocus(nil, in: presentation) }
    presentation.state = .dismissing
    presentation.cause = cause
    presentation.keyboardAtDismissal = environment.keyboardInset
    presentation.shownAtDismissal = presentation.progress.value(at: now)
    isDirty = true
    var effects = Effects(now: now)
    presentation.component.willDismiss(cause, &effects)
    apply(effects, to: presentation)
    if cause == .dragged {
      // The drag's own spring carries it away.
    } else if animated, presentation.style != .content {
      presentation.progress.move(
        to: 0, at: now, settledPart: motion.settledPart,
        frequency: frequency(of: presentation.style))
    } else {
      vanish(presentation)
    }
  }

  /// Ends the way out of a presentation at once.
  private func vanish(_ presentation: Presentation) {
    presentation.progress.set(0)
    presentation.drag.set(presentation.drag.target)
    isDirty = true
    update()
  }

  /// Takes presentations away that have gone, and lets the next one come.
  func removeGone() {
    while let index = presentations.firstIndex(where: { isGone($0) }) {
      let gone = presentations.remove(at: index)
      isDirty = true
      finish(gone)
      returnReading(from: gone)
    }
    guard let next = queue.first, next.state == .queued else { return }
    // Calls come first: an action may present something, and what waits then goes on waiting.
    if calls.isEmpty {
      showNext()
    } else {
      calls.append { [self] in showNext() }
    }
  }

  private func showNext() {
    guard let next = queue.first, obstacle(to: next) == nil else { return }
    queue.removeFirst()
    if let refusal = refusal(of: next) {
      next.failure = refusal
      finish(next)
      // What waits behind it comes when its completion has been called.
      calls.append { [self] in showNext() }
    } else {
      show(next)
    }
  }

  private func finish(_ presentation: Presentation) {
    presentation.state = .dismissed
    var effects = Effects(now: now)
    presentation.component.didDismiss(presentation.cause, &effects)
    calls += effects.calls
  }

  /// The part of the uppermost component that an assistive technology is to return to.
  private var invoker: AccessibilityID? {
    guard let top else { return nil }
    if let focus = top.focus { return id(focus, top) }
    return lastActivated?.presentation == top.id ? lastActivated : nil
  }

  /// Gives the keyboard and assistive technologies back to what was below.
  private func returnReading(from gone: Presentation) {
    guard let below = top else { return notify(.screenChanged(nil)) }
    caretMoved = now
    notify(.focusChanged(below.focus.map { id($0, below) }))
    notify(.screenChanged(gone.invoker))
  }

  private func isGone(_ presentation: Presentation) -> Bool {
    presentation.state == .dismissing && presentation.progress.isSettled(at: now)
      && presentation.drag.isSettled(at: now)
  }

  private func frequency(of style: PresentationStyle) -> Double {
    switch style {
    case .alert: motion.alertFrequency
    case .sheet: motion.sheetFrequency
    case .popover: motion.popoverFrequency
    case .menu: motion.menuFrequency
    case .content: motion.sheetFrequency
    }
  }
}
