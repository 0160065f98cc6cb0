public import Vitrine

extension Screen {
  /// Creates a screen as a scene describes it; the scene's component is still to be presented.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - scale: device pixels in a point.
  ///   - renderer: what draws.
  /// - Throws: `RenderError` for an unknown device.
  public convenience init(
    _ scene: Scene, scale: Double = 3, renderer: Renderer
  ) throws(RenderError) {
    try self.init(
      scene.device, scale: scale, appearance: scene.appearance, backdrop: scene.backdrop,
      showsStatusBar: scene.showsStatusBar, renderer: renderer)
    environment.dynamicTypeSize = scene.dynamicTypeSize
    if let direction = scene.layoutDirection { environment.layoutDirection = direction }
  }

  /// Presents a scene's component.
  ///
  /// - Parameters:
  ///   - content: the component.
  ///   - animated: false puts it there at once.
  ///   - report: is told what the component calls back, as words: the label of a pressed button,
  ///     or “dismissed”; for a field the words in it; for a colour its digits and opacity.
  /// - Returns: the presentation.
  /// - Throws: `ScriptFailure` for a component that does not live yet, and where it is dropped.
  public func present(
    _ content: Scene.Content, animated: Bool = true, report: @escaping (String) -> Void
  ) throws(ScriptFailure) -> Presentation {
    do throws(PresentationError) {
      switch content {
      case .alert(let alert):
        return try present(alert, animated: animated) { response in
          for text in response.texts { report("text \(text)") }
          report(response.button?.label ?? "dismissed")
        }
      case .colorPicker(let picker):
        return try present(
          picker, animated: animated,
          onChange: { report($0.words) },
          onSavedColorsChange: { report("saved \($0.count) colors") },
          onFinish: { report("finished") }, onDismiss: { _ in report("dismissed") })
      case .activityView, .sidebar:
        break
      }
    } catch {
      guard case .busy(_, let shown) = error else { throw ScriptFailure(error) }
      throw ScriptFailure(
        "\(shown.shortened.quoted) is still up", mend: "dismiss it, and wait until-still, before")
    }
    throw ScriptFailure(
      "this component does not live yet", mend: "use a scene with an alert or a colour picker")
  }
}

extension ColorPickerChange {
  /// The change as a line: `changing` while a person drags, or else `changed`, digits, opacity.
  fileprivate var words: String {
    let color = selection.converted(to: .sRGB)
    return "\(continuously ? "changing" : "changed") #\(color.hex) \(color.opacityPercent)%"
  }
}
