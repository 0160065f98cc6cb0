import VitrineGraphics
import VitrineKit

extension LiveColorPicker {
  func key(_ event: KeyEvent, focus: Tag?, _ effects: inout Effects) -> Bool {
    switch event.key {
    case .escape:
      guard let tag = editing?.tag else { return false }
      editing = (tag, TextEditor(text(of: tag)))
      effects.endsFocus = true
      effects.needsLayout = true
      return true
    case .backspace, .delete:
      guard let focus, focus.part == ColorPickerTag.savedColor(0).part,
        savedColors.indices.contains(focus.index)
      else { return false }
      deleteColor(focus.index, &effects)
      if !savedColors.indices.contains(focus.index) { effects.focus = ColorPickerTag.add }
      return true
    case .character:
      // A field has an undo of its own.
      return editing == nil && undo(event, &effects)
    default: return false
    }
  }

  /// Undoes an interaction, or does it again, if a key asks for it.
  private func undo(_ event: KeyEvent, _ effects: inout Effects) -> Bool {
    switch EditorKeymap.command(for: event.key, event.modifiers) {
    case .undo?: announce(choice.undo(), &effects)
    case .redo?: announce(choice.redo(), &effects)
    default: return false
    }
    moveKnobs(at: effects.now)
    return true
  }

  func adjust(_ tag: Tag, _ step: Adjustment, _ effects: inout Effects) -> Bool {
    if choice.isDragging { return false }
    switch tag.part {
    case ColorPickerTag.tab(.grid).part:
      return moveTab(step, &effects)
    case ColorPickerTag.colorSpace(.sRGB).part:
      return moveColorSpace(step, &effects)
    case ColorPickerTag.cell(0).part where tab == .grid: return moveCell(step, &effects)
    case ColorPickerTag.field.part:
      return tab == .grid ? moveCell(step, &effects) : moveOnSpectrum(step, &effects)
    case ColorPickerTag.slider(.red).part:
      guard let slider = ColorPickerSlider(tag) else { return false }
      return moveSlider(slider, step, &effects)
    default: return false
    }
  }

  // MARK: - Segments

  private func moveTab(_ step: Adjustment, _ effects: inout Effects) -> Bool {
    guard let index = place(after: Int(tab.rawValue), of: ColorPicker.Tab.allCases.count, step),
      let tab = ColorPicker.Tab(rawValue: UInt8(truncatingIfNeeded: index))
    else { return false }
    show(tab, &effects)
    effects.focus = ColorPickerTag.tab(tab)
    return true
  }

  private func moveColorSpace(_ step: Adjustment, _ effects: inout Effects) -> Bool {
    let count = PickedColor.RGBColorSpace.allCases.count
    guard let index = place(after: Int(colorSpace.rawValue), of: count, step),
      let space = PickedColor.RGBColorSpace(rawValue: UInt8(truncatingIfNeeded: index))
    else { return false }
    self.count(in: space, &effects)
    effects.focus = ColorPickerTag.colorSpace(space)
    return true
  }

  /// The place in a row that a step leads to; it stops at the ends.
  private func place(after index: Int, of count: Int, _ step: Adjustment) -> Int? {
    let way: Int
    switch step {
    case .left, .leftFar: way = isRightToLeft ? 1 : -1
    case .right, .rightFar: way = isRightToLeft ? -1 : 1
    case .first: way = -count
    case .last: way = count
    default: return nil
    }
    return min(max(index + way, 0), count - 1)
  }

  // MARK: - Fields of colours

  private func moveCell(_ step: Adjustment, _ effects: inout Effects) -> Bool {
    guard grid.columns > 0, !grid.colors.isEmpty else { return false }
    let columns = grid.columns
    let (row, column) = (currentCell / columns, currentCell % columns)
    let rows = grid.colors.count / columns
    var next = (row: row, column: column)
    switch step {
    case .up: next.row = max(0, row - 1)
    case .down: next.row = min(rows - 1, row + 1)
    case .upFar: next.row = 0
    case .downFar: next.row = rows - 1
    default:
      guard let place = place(after: column, of: columns, step) else { return false }
      next.column = place
    }
    let index = next.row * columns + next.column
    chooseCell(index, &effects)
    effects.focus = ColorPickerTag.cell(index)
    return true
  }

  /// Sideways by degrees of the hue, up and down by hundredths of the lightness.
  private func moveOnSpectrum(_ step: Adjustment, _ effects: inout Effects) -> Bool {
    let start = SpectrumMap.place(of: choice.selection, hue: choice.hue)
    var place = start
    let forward = isRightToLeft ? -1.0 : 1.0
    switch step {
    case .left: place.x -= forward / 360
    case .right: place.x += forward / 360
    case .leftFar: place.x -= forward / 36
    case .rightFar: place.x += forward / 36
    case .up, .increment: place.y -= 0.01
    case .down, .decrement: place.y += 0.01
    case .upFar: place.y -= 0.1
    case .downFar: place.y += 0.1
    case .first: place.x = 0
    case .last: place.x = 1
    case .value: return false
    }
    let hue = min(max(place.x, 0), 1)
    let color = SpectrumMap.color(at: place).withAlpha(choice.selection.alpha)
    choose(color, hue: hue, &effects)
    effects.needsLayout = true
    effects.notifications.append(.valueChanged(ColorPickerTag.field))
    return true
  }

  // MARK: - Sliders

  private func moveSlider(
    _ slider: ColorPickerSlider, _ step: Adjustment, _ effects: inout Effects
  ) -> Bool {
    let number = number(of: slider)
    let forward = isRightToLeft ? -1 : 1
    let target: Int
    switch step {
    case .left: target = number - forward
    case .right: target = number + forward
    case .leftFar: target = number - 10 * forward
    case .rightFar: target = number + 10 * forward
    case .up, .increment: target = number + 1
    case .down, .decrement: target = number - 1
    case .upFar: target = number + 10
    case .downFar: target = number - 10
    case .first: target = 0
    case .last: target = slider.most
    case .value(let words):
      guard let value = WholeNumber(words)?.value else { return false }
      target = value
    }
    setNumber(target, of: slider, &effects)
    effects.notifications.append(.valueChanged(ColorPickerTag.slider(slider)))
    return true
  }
}
