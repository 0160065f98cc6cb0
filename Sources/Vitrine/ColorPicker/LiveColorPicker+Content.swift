import VitrineGraphics
import VitrineKit
import VitrineLayout

extension LiveColorPicker {
  func content(_ context: LiveContext) throws(KitError) -> LiveContent {
    reducesMotion = context.environment.reducesMotion
    var stage = context.stage()
    isRightToLeft = stage.isRightToLeft
    let parts = try stage.colorPickerParts(
      assembly(context), pose(at: context.now), keyboardInset: context.keyboardInset)
    pages = parts.pages
    stage.layers = parts.layers
    if stage.isRightToLeft { stage.mirror() }
    guard var panel = stage.layers.popLast() else { throw .missing("Stack", in: picker.title) }
    try addBadge(to: &panel, stage)
    return LiveContent(
      planes: stage.layers.map { LiveContent.Plane(role: .dimming, layers: [$0]) }
        + [LiveContent.Plane(role: .panel, layers: [panel])],
      root: root, scrollers: (parts.scroller.map { [$0] } ?? []) + pageScrollers,
      panel: panel.frame, origin: parts.origin)
  }

  private func assembly(_ context: LiveContext) -> ColorPickerAssembly {
    var shown = picker.with(selection: choice.selection, savedColors: savedColors, tab: tab)
    shown.supportsEyedropper = showsEyedropper
    var assembly = ColorPickerAssembly(
      picker: shown, masters: masters, appearance: context.surroundings.appearance)
    assembly.colorSpace = colorSpace
    assembly.editedWords = editing.map { ($0.tag, $0.editor.text) }
    assembly.turnsPages = true
    assembly.pageOffset = context.scrollOffset(ColorPickerTag.savedColors)
    return assembly
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
    guard let region = panel.layers.firstIndex(where: { $0.layer.tag == ColorPickerTag.region })
    else { return panel.layers.append(badge) }
    badge.frame.origin = badge.frame.origin - panel.layers[region].frame.origin
    panel.layers[region].layers.append(badge)
  }

  private var pageScrollers: [Scroller] {
    guard let pages else { return [] }
    return [
      Scroller(
        tag: ColorPickerTag.savedColors, axis: .horizontal, contentLength: pages.contentLength,
        pageLength: pages.pitch, isReversed: isRightToLeft)
    ]
  }
}
