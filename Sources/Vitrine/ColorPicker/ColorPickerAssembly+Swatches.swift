import VitrineGraphics
import VitrineKit

extension ColorPickerAssembly {
  /// Exchanges the colours of the large swatch and of the dots, and adds rows where there are many.
  ///
  /// - Parameters:
  ///   - swatches: the part of the picker.
  ///   - ground: the fills of the slider, whose chequers lie below see-through colours.
  ///   - extraHeight: how much taller the picker may become, in points.
  /// - Returns: how many saved colours there is no room for.
  /// - Throws: `KitError` where the kit lacks a part.
  func setSwatches(
    _ swatches: inout Layer, ground: [Fill], extraHeight: Double
  ) throws(KitError) -> Int {
    guard swatches.layers.count == 2, var list = swatches.layers.last,
      let firstRow = list.layers.first
    else { throw .missing("Row 1", in: swatches.name) }
    let columns = try columns(of: list, in: swatches)
    let pitch = firstRow.frame.height + (list.stack?.gap ?? 0)
    let mostRows = list.layers.count + Int(extraHeight / max(1, pitch))
    let most = mostRows * columns - 1
    let cells =
      turnsPages
      ? Array(try self.cells(picker.shownColors, in: list, ground).prefix(most + 1))
      : try self.cells(Array(picker.shownColors.prefix(most)), in: list, ground)
    let rowCount = max(list.layers.count, (cells.count + columns - 1) / columns)
    if rowCount > list.layers.count {
      list.heightSizing = .hug
      swatches.heightSizing = .hug
    }
    list.tag = ColorPickerTag.savedColors
    try fill(&list, rows: rowCount, columns: columns, with: cells[...])
    swatches.layers[0].fills = fills(of: picker.chosen, ground)
    swatches.layers[0].tag = ColorPickerTag.current
    swatches.layers[1] = list
    return picker.shownColors.count - min(most, picker.shownColors.count)
  }

  /// Returns the lists of the pages behind the first one, which the panel holds.
  func furtherPages(of panel: Layer) throws(KitError) -> [Layer] {
    let slider = try panel.child("Opacity Meter").child("Stack").child("Slider")
    guard var list = try panel.child("Swatches").layers.last, let row = list.layers.first else {
      return []
    }
    let known = try unfilledList()
    let size = list.layers.count * row.layers.count
    let cells = try self.cells(picker.shownColors, in: known, slider.fills)
    list.tag = nil
    var pages: [Layer] = []
    var start = size
    while start < cells.count {
      var page = list
      try fill(
        &page, rows: list.layers.count, columns: row.layers.count,
        with: cells[start..<min(start + size, cells.count)])
      pages.append(page)
      start += size
    }
    return pages
  }

  private func unfilledList() throws(KitError) -> Layer {
    let part = try masters.resolve(named: "\(Self.parts)/\(appearance.kitName)/Swatches")
    guard let list = part.layers.last else { throw .missing("Row 1", in: part.name) }
    return list
  }

  /// How many colours stand in a row: as many as the kit's, or fewer on narrow screens, where they
  /// would come too close.
  private func columns(of list: Layer, in swatches: Layer) throws(KitError) -> Int {
    guard let row = list.layers.first, let dot = row.layers.first else { return 0 }
    guard let contentWidth else { return row.layers.count }
    let width = list.frame.width + contentWidth - swatches.contentSize.width
    let gap = try masters.kit.metric(named: "Color Picker/least swatch gap")
    let fitting = Int(max(1, ((width + gap) / (dot.frame.width + gap)).rounded(.down)))
    return min(row.layers.count, fitting)
  }

  private func fill(
    _ list: inout Layer, rows: Int, columns: Int, with cells: ArraySlice<Layer>
  ) throws(KitError) {
    try list.refill(count: rows) { (row, index) throws(KitError) in
      if row.layers.count > columns {
        row.layers.removeLast(row.layers.count - columns)
        row.isRebuilt = true
      }
      for column in row.layers.indices {
        var cell = Layer(name: "Empty", kind: .group, frame: .zero, source: row.source)
        let place = cells.startIndex + index * row.layers.count + column
        if place < cells.endIndex { cell = cells[place] }
        cell.frame = row.layers[column].frame
        row.layers[column] = cell
      }
    }
  }

  /// The paint of a colour, on chequers if it can be seen through.
  private func fills(of color: PickedColor, _ ground: [Fill]) -> [Fill] {
    let current = Fill(.color(color.color))
    if color.alpha >= 1 { return [current] }
    return ground.filter { fill in
      if case .gradient = fill.source { false } else { true }
    } + [current]
  }

  /// Returns the dots, the chosen one with its ring, and the button that adds one.
  private func cells(
    _ colors: [PickedColor], in list: Layer, _ ground: [Fill]
  ) throws(KitError) -> [Layer] {
    let known = list.layers.flatMap { $0.layers }
    func named(_ name: String) throws(KitError) -> Layer {
      guard let layer = known.first(where: { $0.name == name }) else {
        throw .missing(name, in: list.name)
      }
      return layer
    }
    let dot = try named("Swatch - Dot")
    let ring = try named("Stack")
    let chosen = picker.selectedSavedColor
    let dots = colors.enumerated().map { index, color in
      var cell = index == chosen ? ring : dot
      cell.fills = fills(of: color, ground)
      cell.tag = ColorPickerTag.savedColor(index)
      return cell
    }
    var button = try named("Add Button")
    button.tag = ColorPickerTag.add
    return dots + [button]
  }
}
