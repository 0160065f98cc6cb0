import VitrineGraphics
import VitrineKit
import VitrineLayout

extension LiveColorPicker {
  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    motion = context.motion
    reducesMotion = context.environment.reducesMotion
    var stage = context.stage()
    isRightToLeft = stage.isRightToLeft
    let parts = try stage.colorPickerParts(assembly(context, stage), pose(at: context.now))
    pages = parts.pages
    stage.layers = parts.layers
    if stage.isRightToLeft { stage.mirror() }
    guard var panel = stage.layers.popLast() else { throw .missing("Stack", in: picker.title) }
    learn(from: panel)
    panel.frame.origin.y -= lift(of: panel.frame, context)
    try addBadge(to: &panel, stage)
    return LiveContent(
      planes: stage.layers.map { LiveContent.Plane(role: .dimming, layers: [$0]) }
        + [LiveContent.Plane(role: .panel, layers: [panel])],
      root: root, scrollers: scrollers, panel: panel.frame)
  }

  private func assembly(_ context: LiveContext, _ stage: Stage) -> ColorPickerAssembly {
    var assembly = ColorPickerAssembly(
      picker: picker.with(selection: choice.selection, savedColors: savedColors, tab: tab),
      masters: masters(of: stage.kit), appearance: context.surroundings.appearance)
    assembly.colorSpace = colorSpace
    assembly.editedWords = editing.map { ($0.tag, $0.editor.text) }
    assembly.turnsPages = true
    assembly.pageOffset = context.scrollOffset(ColorPickerTag.savedColors)
    return assembly
  }

  private func masters(of kit: Kit) -> ResolvedMasters {
    if let masters { return masters }
    let masters = ResolvedMasters(kit)
    self.masters = masters
    return masters
  }

  private func pose(at now: Duration) -> ColorPickerPose {
    var pose = ColorPickerPose(
      picker.with(selection: choice.selection, savedColors: savedColors, tab: tab),
      colorSpace: colorSpace, hue: choice.hue)
    pose.tab = tabThumb.value(at: now)
    pose.colorSpace = spaceThumb.value(at: now)
    pose.knobs = knobs.map { $0.value(at: now) }
    return pose
  }

  /// Notes what touches are measured by.
  private func learn(from panel: PlacedLayer) {
    if tab == .grid, grid.colors.isEmpty, let field = panel.place(of: ColorPickerTag.field) {
      grid = GridColors(field.layer)
      cellNames = grid.names
    }
    for slider in ColorPickerSlider.allCases {
      guard let track = panel.place(of: ColorPickerTag.slider(slider)), track.frame.width > 0,
        let knob = track.layer.layers.last
      else { continue }
      knobShares[slider.rawValue] = knob.frame.width / track.frame.width
    }
  }

  /// How far the panel goes up so that a keyboard leaves it in sight, in points.
  private func lift(of panel: Rect, _ context: LiveContext) -> Double {
    let measures = context.screenMeasures
    let covered = panel.maxY - (measures.size.height - context.keyboardInset)
    guard context.keyboardInset > 0, covered > 0 else { return 0 }
    return max(0, min(covered, panel.minY - measures.safeArea.top))
  }

  private func addBadge(to panel: inout PlacedLayer, _ stage: Stage) throws(KitError) {
    guard let armedColor,
      let dot = panel.place(of: ColorPickerTag.savedColor(armedColor))?.frame
    else { return }
    let layer = try stage.kit.resolve(named: "\(ColorPickerAssembly.parts)/Delete Badge")
    let offset = try stage.kit.metric(named: "Color Picker/badge offset")
    var badge = stage.placer.place(layer)
    let left =
      isRightToLeft ? dot.maxX - badge.frame.width - offset : dot.minX + offset
    badge.frame.origin = Point(left, dot.minY + offset)
    badge.layer.tag = ColorPickerTag.delete
    panel.layers.append(badge)
  }

  private var scrollers: [Scroller] {
    guard let pages else { return [] }
    return [
      Scroller(
        tag: ColorPickerTag.savedColors, axis: .horizontal, contentLength: pages.contentLength,
        pageLength: pages.pitch, isReversed: isRightToLeft)
    ]
  }
}
