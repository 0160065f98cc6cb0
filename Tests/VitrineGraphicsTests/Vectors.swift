import Foundation
import Testing

@testable import VitrineGraphics

/// A JSON value of a vector file.
struct Vector {
  let value: Any?

  /// Reads a file of the vectors folder.
  init(file name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Vectors/\(name).json")
    value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
  }

  init(value: Any?) { self.value = value }

  subscript(key: String) -> Vector { Vector(value: (value as? [String: Any])?[key]) }

  var items: [Vector] {
    get throws { try #require(value as? [Any]).map { Vector(value: $0) } }
  }
  var entries: [(String, Vector)] {
    get throws {
      try #require(value as? [String: Any]).sorted { $0.key < $1.key }
        .map { ($0.key, Vector(value: $0.value)) }
    }
  }
  var number: Double { get throws { try #require(value as? NSNumber).doubleValue } }
  var numbers: [Double] { get throws { try items.map { try $0.number } } }
  var text: String { get throws { try #require(value as? String) } }
  var exists: Bool { value != nil }

  /// A point written as two numbers.
  var point: Point {
    get throws {
      let both = try numbers
      return Point(both[0], both[1])
    }
  }

  /// A colour written as a hex code under "hex" and an optional "alpha".
  var color: Color {
    get throws {
      let alpha = self["alpha"].exists ? try self["alpha"].number : 1
      return try Color(hexText: self["hex"].text, alpha: alpha)
    }
  }

  var blend: BlendMode {
    get throws {
      let name = self["blend"].exists ? try self["blend"].text : "normal"
      return try #require(BlendMode.allCases.first { $0.name == name })
    }
  }
}

extension Color {
  init(hexText: String, alpha: Double = 1) throws {
    self.init(hex: try #require(UInt32(hexText.dropFirst(), radix: 16)), alpha: Float(alpha))
  }
}

/// Returns the channels of a pixel, 0…1, premultiplied.
func channels(_ pixel: UInt32) -> [Double] {
  [0, 8, 16, 24].map { Double((pixel >> $0) & 255) / 255 }
}

/// One row of numbers to blend on, freed by itself.
final class TestRow {
  let row = PixelRow(values: .allocate(capacity: 4 * PixelRow.capacity))
  deinit { row.values.deallocate() }

  init(_ color: Color, count: Int) { row.fill(Pixel(color), count: count) }

  func pixel(_ i: Int) -> [Double] {
    [row.red[i], row.green[i], row.blue[i], row.alpha[i]].map { Double($0) }
  }
}

extension Mask {
  /// The value at a pixel relative to the shape's origin.
  func value(_ x: Int, _ y: Int) -> Float {
    guard y >= bounds.top, y < bounds.bottom else { return 0 }
    for span in table.spans(row: y - bounds.top) where x >= span.start && x < span.end {
      return span.offset < 0 ? span.value : table.values[Int(span.offset) + x - Int(span.start)]
    }
    return 0
  }
}

/// Returns the mask of an effect of a shape whose corner lies on a whole pixel.
func mask(_ shape: Shape, _ effect: EffectShape) throws -> Mask {
  let local = try #require(LocalShape(shape))
  let visible = PixelBounds(left: -4096, top: -4096, right: 8192, bottom: 8192)
  return EffectMask(local, effect, visible: visible).make()
}

/// The alert's outline at a scale.
func panel(_ scale: Double = 1) -> Shape {
  .rectangle(Rect(0, 0, 300 * scale, 184 * scale), Corners(34 * scale, smoothing: 0.6))
}
