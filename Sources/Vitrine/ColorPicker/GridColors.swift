import VitrineGraphics
import VitrineKit
import VitrineLayout

/// The colours of the kit's grid, row by row.
struct GridColors {
  let colors: [Color]
  /// The number of cells in a row.
  let columns: Int

  /// Reads the kit's grid.
  init(_ masters: ResolvedMasters) throws(KitError) {
    let grid = try masters.resolve(named: "\(ColorPickerAssembly.parts)/Color Grid")
    self.init(grid.layers.map { row in row.layers.map { $0.fills } })
  }

  /// Reads a placed grid.
  init(_ grid: PlacedLayer) {
    self.init(grid.layers.map { row in row.layers.map { $0.layer.fills } })
  }

  private init(_ rows: [[[Fill]]]) {
    columns = rows.first?.count ?? 0
    colors = rows.flatMap { row in
      row.compactMap { fills in
        guard case .color(let color)? = fills.first?.source else { return nil }
        return color
      }
    }
  }

  /// Returns the cell of a colour, by eight bits a channel; nil for none.
  func index(of color: PickedColor) -> Int? {
    let color = color.converted(to: .sRGB)
    // Clamped channels would make a cell of a colour outside sRGB.
    let margin = 0.5 / 255
    let isInside = PickedColor.Channel.allCases.allSatisfy {
      color[$0] > -margin && color[$0] < 1 + margin
    }
    guard isInside else { return nil }
    let (red, green, blue) = (color.byte(.red), color.byte(.green), color.byte(.blue))
    return colors.firstIndex { cell in
      func byte(_ channel: Float) -> Int { Int((channel * 255).rounded()) }
      return byte(cell.red) == red && byte(cell.green) == green && byte(cell.blue) == blue
    }
  }

  /// Returns how the cells are read aloud: the colour, and the place counted from 1.
  func names(
    _ labels: ColorPicker.Labels, naming name: (PickedColor) -> String
  ) -> [String] {
    colors.indices.map { index in
      let (row, column) = (index / columns + 1, index % columns + 1)
      let place = "\(labels.row) \(row), \(labels.column) \(column)"
      return "\(name(PickedColor(colors[index]))), \(place)"
    }
  }
}
