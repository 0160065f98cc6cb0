import VitrineGraphics
import VitrineKit

extension LiveColorPicker {
  func activate(_ tag: Tag, _ effects: inout Effects) {
    switch tag {
    case ColorPickerTag.eyedropper:
      if showsEyedropper { effects.samplingLabel = labels.eyedropper }
    case ColorPickerTag.close: effects.dismiss(.part(tag))
    case ColorPickerTag.add: addColor(&effects)
    case ColorPickerTag.delete: if let armedColor { deleteColor(armedColor, &effects) }
    case ColorPickerTag.pages: turnPage(&effects)
    default: select(tag, &effects)
    }
  }

  /// Presses one of several parts of a kind.
  private func select(_ tag: Tag, _ effects: inout Effects) {
    switch tag.part {
    case ColorPickerTag.tab(.grid).part:
      if let tab = ColorPicker.Tab(rawValue: UInt8(truncatingIfNeeded: tag.index)) {
        show(tab, &effects)
      }
    case ColorPickerTag.colorSpace(.sRGB).part:
      if let space = PickedColor.RGBColorSpace(rawValue: UInt8(truncatingIfNeeded: tag.index)) {
        count(in: space, &effects)
      }
    case ColorPickerTag.cell(0).part: chooseCell(tag.index, &effects)
    case ColorPickerTag.savedColor(0).part:
      if savedColors.indices.contains(tag.index) { take(savedColors[tag.index], &effects) }
    default: break
    }
  }

  func show(_ tab: ColorPicker.Tab, _ effects: inout Effects) {
    if tab == self.tab || choice.isDragging { return }
    self.tab = tab
    lastCell = nil
    move(&tabThumb, to: Double(tab.rawValue), motion.segmentFrequency, at: effects.now)
    effects.needsLayout = true
    effects.notifications.append(.layoutChanged(ColorPickerTag.tab(tab)))
  }

  /// Lets the sliders count in another colour space; the colour stays as it is.
  func count(in space: PickedColor.RGBColorSpace, _ effects: inout Effects) {
    if space == colorSpace || choice.isDragging { return }
    colorSpace = space
    move(&spaceThumb, to: Double(space.rawValue), motion.segmentFrequency, at: effects.now)
    moveKnobs(at: effects.now)
    effects.needsLayout = true
    effects.notifications.append(.layoutChanged(ColorPickerTag.colorSpace(space)))
  }

  /// Chooses a cell's colour, with the present opacity.
  func chooseCell(_ index: Int, _ effects: inout Effects) {
    guard tab == .grid, let color = gridColor(index) else { return }
    lastCell = index
    choose(color, &effects)
    effects.needsLayout = true
  }

  /// The colour of a cell, with the present opacity; nil where there is none.
  func gridColor(_ index: Int) -> PickedColor? {
    guard grid.colors.indices.contains(index) else { return nil }
    return PickedColor(grid.colors[index]).withAlpha(choice.selection.alpha)
  }

  // MARK: - Kept colours

  /// Chooses a colour that did not come out of the picker's own parts.
  private func take(_ color: PickedColor, _ effects: inout Effects) {
    choose(color.limited(toLinearExposure: picker.maximumLinearExposure), &effects)
  }

  /// Whether choosing a kept colour would change nothing.
  func isChosen(_ saved: PickedColor) -> Bool {
    picker.allowed(saved).isSame(as: choice.selection)
  }

  private func addColor(_ effects: inout Effects) {
    if let known = savedColors.firstIndex(where: { isChosen($0) }) {
      effects.revealed = ColorPickerTag.savedColor(known)
      return
    }
    savedColors.append(choice.selection)
    savedColorsChanged(&effects)
    effects.revealed = ColorPickerTag.savedColor(savedColors.count - 1)
  }

  /// Deletes a kept colour; the chosen one stays as it is.
  func deleteColor(_ index: Int, _ effects: inout Effects) {
    armedColor = nil
    guard savedColors.indices.contains(index) else { return }
    savedColors.remove(at: index)
    savedColorsChanged(&effects)
  }

  private func savedColorsChanged(_ effects: inout Effects) {
    effects.needsLayout = true
    effects.notifications.append(.layoutChanged(nil))
    let colors = savedColors
    if picker.savedColors == nil {
      let memory = memory
      effects.call { memory.savedColors = colors }
    }
    if let onChange = callbacks.onSavedColorsChange { effects.call { onChange(colors) } }
  }

  private func turnPage(_ effects: inout Effects) {
    guard let pages else { return }
    let next = (pages.current + 1) % pages.count
    let first = next * pages.size
    effects.revealed =
      first < savedColors.count ? ColorPickerTag.savedColor(first) : ColorPickerTag.add
  }

  func longPress(_ tag: Tag, _ effects: inout Effects) -> Bool {
    guard rules.offersDeletion, tag.part == ColorPickerTag.savedColor(0).part,
      savedColors.indices.contains(tag.index)
    else { return false }
    armedColor = tag.index
    effects.needsLayout = true
    effects.notifications.append(.layoutChanged(ColorPickerTag.delete))
    return true
  }

  func customAction(_ name: String, of tag: Tag, _ effects: inout Effects) -> Bool {
    guard name == labels.delete, tag.part == ColorPickerTag.savedColor(0).part,
      savedColors.indices.contains(tag.index)
    else { return false }
    deleteColor(tag.index, &effects)
    return true
  }

  func pointerDown(on tag: Tag?, _ effects: inout Effects) {
    if armedColor != nil, tag != ColorPickerTag.delete {
      armedColor = nil
      effects.needsLayout = true
    }
    if let editing, editing.tag != tag { effects.endsFocus = true }
  }

  // MARK: - The screen's colours

  /// Whether there is a button that picks from the screen.
  var showsEyedropper: Bool {
    if case .off = memory.sampling { return false }
    return picker.supportsEyedropper
  }

  func sampled(_ color: PickedColor, _ effects: inout Effects) {
    take(color.withAlpha(choice.selection.alpha), &effects)
  }
}
