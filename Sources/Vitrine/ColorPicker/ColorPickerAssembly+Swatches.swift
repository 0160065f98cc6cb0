import VitrineGraphics
import VitrineKit

extension ColorPickerAssembly {
  /// Exchanges the colours of the large swatch and of the dots, and adds rows where there are many.
  ///
  /// - Parameters:
  ///   - ground: the fills of the slider, whose chequers lie below see-through colours.
  ///   - extraHeight: how much taller the picker may become, in points.
  /// - Returns: how many saved colours there is no room for.
  func setSwatches(
    _ swatches: inout Layer, ground: [Fill], extraHeight: Double
  ) throws(KitError) -> Int {
    guard swatches.layers.count == 2, var list = swatches.layers.last,
      let firstRow = list.layers.first
    else { throw .missing("Row 1", in: swatches.name) }
    let columns = firstRow.layers.count
    let pitch = firstRow.frame.height + (list.stack?.gap ?? 0)
    let mostRows = list.layers.count + Int(extraHeight / max(1, pitch))
    let most = mostRows * columns - 1
    let cells = try self.cells(Array(picker.savedColors.prefix(most)), in: list)
    let rowCount = max(list.layers.count, (cells.count + columns - 1) / columns)
    if rowCount > list.layers.count {
      list.heightSizing = .hug
      swatches.heightSizing = .hug
    }
    try list.refill(count: rowCount) { (row, index) throws(KitError) in
      for column in row.layers.indices {
        var cell = Layer(name: "Empty", kind: .group, frame: .zero, source: row.source)
        let place = index * columns + column
        if place < cells.count { cell = cells[place] }
        cell.frame = row.layers[column].frame
        row.layers[column] = cell
      }
    }
    swatches.layers[0].fills = currentFills(ground)
    swatches.layers[1] = list
    return picker.savedColors.count - min(most, picker.savedColors.count)
  }

  private func currentFills(_ ground: [Fill]) -> [Fill] {
    let current = Fill(.color(picker.selection))
    if picker.selection.alpha >= 1 { return [current] }
    return ground.filter { fill in
      if case .gradient = fill.source { false } else { true }
    } + [current]
  }

  /// Returns the dots, the chosen one with its ring, and the button that adds one.
  private func cells(_ colors: [Color], in list: Layer) throws(KitError) -> [Layer] {
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
      cell.fills = [Fill(.color(color))]
      return cell
    }
    return dots + [try named("Add Button")]
  }
}
