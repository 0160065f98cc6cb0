public import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Screen {
  /// What was drawn last.
  struct Frame {
    var bitmap: Bitmap
    var list: DisplayList
    var time: Duration
    var caretIsShown: Bool
  }

  /// Brings a bitmap up to date and returns the rectangles of device pixels that changed.
  ///
  /// The bitmap has the screen's `pixelSize`. As long as it is the same one, only what changed
  /// since the last time is drawn, and a screen on which nothing changed costs nothing; another
  /// bitmap is drawn as a whole. Both ways give the same bytes.
  ///
  /// - Parameter bitmap: where to draw.
  /// - Returns: what changed, in device pixels; empty for nothing.
  /// - Throws: `RenderError` for a bitmap of another size, and for a component that cannot be laid
  ///   out; the bitmap is then as before.
  @discardableResult
  public func draw(into bitmap: Bitmap) throws(RenderError) -> [Rect] {
    if let last = lastFrame, last.bitmap == bitmap, !isDirty, motionEnd <= last.time,
      last.caretIsShown == caretIsShown
    {
      return []
    }
    let list = try displayList()
    guard bitmap.width == list.width, bitmap.height == list.height else {
      throw .pictureSize(Size(Double(bitmap.width), Double(bitmap.height)))
    }
    let damage: [Rect]
    if let last = lastFrame, last.bitmap == bitmap {
      damage = list.damage(since: last.list)
    } else {
      damage = [Rect(0, 0, Double(list.width), Double(list.height))]
    }
    renderer.draw(list, into: bitmap, clips: damage)
    lastFrame = Frame(bitmap: bitmap, list: list, time: now, caretIsShown: caretIsShown)
    isDirty = false
    return damage
  }

  /// Returns the drawing commands of the present.
  ///
  /// - Throws: `RenderError` for a component that cannot be laid out, or a size that cannot be
  ///   drawn.
  public func displayList() throws(RenderError) -> DisplayList {
    var recorder = try renderer.recorder(size, scale: scale)
    do throws(KitError) {
      try recordBase(&recorder)
    } catch {
      throw .kit(error)
    }
    for presentation in presentations { record(presentation, &recorder) }
    if let sampling { record(sampling, &recorder) }
    if let failure {
      self.failure = nil
      throw failure
    }
    return recorder.list
  }

  /// Records the screen's own surface, below everything that is presented.
  func recordBase(_ recorder: inout DisplayListRecorder) throws(KitError) {
    let surface = if let base { base } else { try makeBase() }
    base = surface
    if !renderer.isOpaque(backdrop), let ground = surface.ground { recorder.record(ground) }
    recorder.record(backdrop, over: Rect(.zero, size))
    for layer in surface.layers { recorder.record(layer) }
  }

  private func makeBase() throws(KitError) -> Base {
    let presentation = Presentation(
      id: 0, on: identity, component: EmptyComponent(), motion: motion)
    var stage = context(for: presentation).stage()
    let ground = try stage.surface(named: "Examples/Alert")
    if backdrop == .screen { stage.layers.append(ground) }
    try stage.addStatusBar()
    if stage.isRightToLeft { stage.mirror() }
    return Base(ground: backdrop == .screen ? nil : ground, layers: stage.layers)
  }

  func record(_ presentation: Presentation, _ recorder: inout DisplayListRecorder) {
    if presentation.aside.target == 1, presentation.aside.isSettled(at: now) { return }
    guard var arrangement = arrangement(of: presentation) else { return }
    decorate(&arrangement, of: presentation)
    makeLegible(&arrangement)
    for plane in arrangement.planes {
      let pose = pose(of: plane, in: arrangement, presentation)
      guard pose.opacity > 0 else { continue }
      recorder.record(
        plane.layers, opacity: pose.opacity, scale: pose.scale, around: pose.center,
        offset: pose.offset)
    }
  }

  /// How a plane is shown, by itself and while its component comes or goes.
  private func pose(
    of plane: LiveContent.Plane, in arrangement: Arrangement, _ presentation: Presentation
  ) -> Pose {
    let progress =
      presentation.progress.value(at: now) * (1 - presentation.aside.value(at: now))
    let shown = min(1, max(0, progress))
    let panel = arrangement.panel
    var pose = Pose(center: arrangement.origin ?? panel.center)
    let drag = presentation.drag.value(at: now)
    if plane.role == .dimming {
      pose.opacity =
        shown * (1 - min(1, max(0, drag / max(1, panel.height)))) * dimming(of: presentation)
      return pose.around(plane.pose)
    }
    switch presentation.style {
    case .content: break
    case .alert:
      pose.opacity = shown
      if !environment.reducesMotion { pose.scale = alertScale(progress, presentation) }
    case .popover, .menu:
      pose.opacity = shown
      let least = presentation.style == .menu ? motion.menuScale : motion.popoverScale
      if !environment.reducesMotion { pose.scale = least + (1 - least) * progress }
    case .sheet:
      if environment.reducesMotion { pose.opacity = shown }
      let hidden = environment.reducesMotion ? 0 : (1 - progress) * (size.height - panel.minY)
      pose.offset = Point(0, max(0, hidden) + drag)
    }
    return pose.around(plane.pose)
  }
}

extension Screen {
  /// How large an alert is: it comes from one scale and goes to another, and what turns back
  /// halfway goes on from the scale that it has.
  private func alertScale(_ progress: Double, _ presentation: Presentation) -> Double {
    func coming(_ progress: Double) -> Double {
      motion.alertScale + (1 - motion.alertScale) * progress
    }
    guard presentation.isLeaving else { return coming(progress) }
    let start = presentation.shownAtDismissal
    let part = start > 0 ? progress / start : 0
    return motion.alertDismissScale + (coming(start) - motion.alertDismissScale) * part
  }
}

/// The screen's own layers.
struct Base {
  /// What lies below a backdrop that can be seen through; nil where the backdrop is the surface.
  var ground: PlacedLayer?
  var layers: [PlacedLayer]
}

/// A component that shows nothing, for asking about the screen alone.
private final class EmptyComponent: LiveComponent {
  var initialFocus: Tag? { nil }
  var defaultPart: Tag? { nil }
  var cancelPart: Tag? { nil }
  func style(on context: LiveContext) throws(KitError) -> PresentationStyle { .alert }
  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    LiveContent(planes: [], root: Element(Tag(0), .dialog, label: ""), panel: .zero)
  }
  func activate(_ tag: Tag, _ effects: inout Effects) {}
  func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) {}
}
