import VitrineGraphics
import VitrineKit
import VitrineLayout

/// The colours of the kit's grid, row by row.
struct GridColors {
  let colors: [Color]
  /// The number of cells in a row.
  let columns: Int

  /// A grid that has not been placed yet.
  static let none = GridColors(colors: [], columns: 0)

  private init(colors: [Color], columns: Int) {
    self.colors = colors
    self.columns = columns
  }

  /// Reads a placed grid.
  init(_ grid: PlacedLayer) {
    columns = grid.layers.first?.layers.count ?? 0
    colors = grid.layers.flatMap { row in
      row.layers.compactMap { cell in
        guard case .color(let color)? = cell.layer.fills.first?.source else { return nil }
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

  /// How the cells are read aloud: the colour, and the place counted from 1.
  var names: [String] {
    colors.indices.map { index in
      let words = ColorName.words(for: PickedColor(colors[index]))
      return "\(words), row \(index / columns + 1), column \(index % columns + 1)"
    }
  }
}
