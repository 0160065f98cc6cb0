import VitrineGraphics
import VitrineKit

extension LiveColorPicker {
  /// The picker's parts, in the order that they are drawn in.
  var root: Element {
    var root = Element(ColorPickerTag.panel, .dialog, label: picker.title)
    if showsEyedropper {
      root.children.append(button(ColorPickerTag.eyedropper, labels.eyedropper))
    }
    root.children.append(Element(ColorPickerTag.title, .heading, label: picker.title))
    root.children.append(button(ColorPickerTag.close, labels.close))
    root.children.append(tabs)
    switch tab {
    case .grid: root.children.append(gridElement)
    case .spectrum: root.children.append(spectrum)
    case .sliders:
      for channel in PickedColor.Channel.allCases { root.children += slider(.init(channel)) }
      root.children.append(colorSpaces)
      root.children.append(field(ColorPickerTag.hex, labels.hex))
    }
    if picker.supportsOpacity { root.children += slider(.opacity) }
    root.children.append(current)
    root.children.append(saved)
    return root
  }

  var labels: ColorPicker.Labels { picker.labels }

  private func button(_ tag: Tag, _ label: String) -> Element {
    var element = Element(tag, .button, label: label)
    element.gesture = .press(slideGroup: nil)
    element.isFocusable = true
    return element
  }

  // MARK: - Tabs

  private var tabs: Element {
    let names = [labels.grid, labels.spectrum, labels.sliders]
    var list = Element(ColorPickerTag.tabs, .tabList, label: "")
    list.children = ColorPicker.Tab.allCases.map { tab in
      segment(
        ColorPickerTag.tab(tab), names[Int(tab.rawValue)], isSelected: tab == self.tab, group: 0)
    }
    return list
  }

  private var colorSpaces: Element {
    let names = [labels.sRGB, labels.displayP3]
    var list = Element(ColorPickerTag.colorSpaces, .tabList, label: "")
    list.children = PickedColor.RGBColorSpace.allCases.map { space in
      segment(
        ColorPickerTag.colorSpace(space), names[Int(space.rawValue)],
        isSelected: space == colorSpace, group: 1)
    }
    return list
  }

  /// One of several; the keyboard comes to the selected one and goes on by arrows.
  private func segment(_ tag: Tag, _ label: String, isSelected: Bool, group: Int) -> Element {
    var element = Element(tag, .tab, label: label)
    element.gesture = .press(slideGroup: group)
    element.isSelected = isSelected
    element.isFocusable = isSelected
    return element
  }

  // MARK: - Fields of colours

  private var gridElement: Element {
    var element = Element(ColorPickerTag.field, .grid, label: labels.grid)
    element.gesture = .track
    let chosen = grid.index(of: choice.selection)
    let current = currentCell
    let names = namesOfCells
    element.children = names.indices.map { index in
      var cell = Element(ColorPickerTag.cell(index), .cell, label: names[index])
      cell.gesture = .press(slideGroup: nil)
      cell.takesPointers = false
      cell.isSelected = index == chosen
      cell.isFocusable = index == current
      return cell
    }
    return element
  }

  private var namesOfCells: [String] {
    if cellNames.revision != memory.nameRevision {
      let memory = memory
      cellNames = (grid.names(labels) { memory.name(of: $0) }, memory.nameRevision)
    }
    return cellNames.names
  }

  /// The cell that the keyboard is at.
  var currentCell: Int { lastCell ?? grid.index(of: choice.selection) ?? 0 }

  private var spectrum: Element {
    var element = Element(ColorPickerTag.field, .slider, label: labels.spectrum)
    element.gesture = .track
    element.isFocusable = true
    element.value = description(of: choice.selection)
    return element
  }

  // MARK: - Sliders

  private func slider(_ slider: ColorPickerSlider) -> [Element] {
    var element = Element(ColorPickerTag.slider(slider), .slider, label: label(of: slider))
    element.gesture = .track
    element.isFocusable = true
    let number = number(of: slider)
    element.value = slider == .opacity ? "\(number) \(labels.percent)" : "\(number)"
    element.range = AccessibilityRange(
      value: Double(number), minimum: 0, maximum: Double(slider.most), step: 1)
    return [element, field(ColorPickerTag.number(slider), label(of: slider))]
  }

  private func field(_ tag: Tag, _ label: String) -> Element {
    var element = Element(tag, .textField, label: label)
    element.gesture = .edit
    element.isFocusable = true
    element.selectsAllOnFocus = true
    element.value = editing?.tag == tag ? editing?.editor.text : text(of: tag)
    return element
  }

  private func label(of slider: ColorPickerSlider) -> String {
    switch slider {
    case .red: labels.red
    case .green: labels.green
    case .blue: labels.blue
    case .opacity: labels.opacity
    }
  }

  // MARK: - Kept colours

  private var current: Element {
    var element = Element(ColorPickerTag.current, .image, label: labels.selection)
    element.value = description(of: choice.selection)
    return element
  }

  private var saved: Element {
    var list = Element(ColorPickerTag.savedColors, .list, label: labels.savedColors)
    let chosen = savedColors.firstIndex { isChosen($0) }
    for (index, color) in savedColors.enumerated() {
      var dot = button(
        ColorPickerTag.savedColor(index), description(of: picker.allowed(color)))
      dot.takesLongPress = rules.offersDeletion
      dot.isSelected = index == chosen
      dot.customActions = [labels.delete]
      list.children.append(dot)
    }
    list.children.append(button(ColorPickerTag.add, labels.add))
    if armedColor != nil { list.children.append(button(ColorPickerTag.delete, labels.delete)) }
    if let pages {
      var turner = button(ColorPickerTag.pages, labels.pages)
      turner.value = "\(pages.current + 1)/\(pages.count)"
      list.children.append(turner)
    }
    return list
  }

  /// How a colour is read aloud.
  func description(of color: PickedColor) -> String {
    let name = memory.name(of: color)
    return color.alpha < 1 ? "\(name), \(color.opacityPercent) \(labels.percent)" : name
  }
}

extension ColorPickerSlider {
  /// The number at the slider's end.
  var most: Int { self == .opacity ? 100 : 255 }
}
