import Testing

@testable import VitrineGraphics

/// Expected values are printed with four decimals.
private let tolerance = 0.00006

@Test func blendModesGiveTheVectors() throws {
  let vectors = try Vector(file: "blend")["vectors"].items
  #expect(vectors.count == 64)
  for vector in vectors {
    let name = try vector["mode"].text
    let mode = try #require(BlendMode.allCases.first { $0.name == name })
    let row = TestRow(try vector["backdrop"].color, count: 3)
    let source = Pixel(try vector["source"].color)
    row.row.blend(source, mode, .constant(1), count: 3)
    let expected = try vector["resultPremultiplied"].numbers + [try vector["resultAlpha"].number]
    let id = try vector["id"].text
    for (value, wanted) in zip(row.pixel(2), expected) {
      #expect(abs(value - wanted) < tolerance, "\(name) \(id)")
    }
  }
}

@Test func blendingRowsEqualsBlendingColors() throws {
  for mode in BlendMode.allCases {
    let backdrop = Color(hex: 0x3366CC, alpha: 0.6)
    let source = Color(hex: 0xFF383C, alpha: 0.75)
    let values: [Float] = [0, 0.25, 0.5, 1]
    let one = TestRow(backdrop, count: 4)
    let other = TestRow(backdrop, count: 4)
    let sources = TestRow(source, count: 4)
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      one.row.blend(Pixel(source), mode, .values(base), count: 4)
      other.row.blend(sources.row, mode, .values(base), count: 4)
    }
    for i in 0..<4 { #expect(one.pixel(i) == other.pixel(i)) }
    for (value, wanted) in zip(one.pixel(0), channelsOf(backdrop)) {
      #expect(abs(value - wanted) < 1e-6, "no coverage leaves the backdrop, \(mode)")
    }
  }
}

private func channelsOf(_ color: Color) -> [Double] {
  let pixel = Pixel(color)
  return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Double($0) }
}

@Test func fillStacksGiveTheVectors() throws {
  let stacks = try Vector(file: "blend")["fillStacks"]
  let results = try stacks["results"].items
  #expect(results.count >= 28)
  for result in results {
    let name = try result["name"].text
    let fills = try stacks["fills"][name].items
    let row = TestRow(try result["backdrop"].color, count: 1)
    for (fill, wanted) in zip(fills, try result["after"].items) {
      row.row.blend(Pixel(try fill.color), try fill.blend, .constant(1), count: 1)
      for (value, expected) in zip(row.pixel(0), try wanted.numbers) {
        #expect(abs(value - expected) < tolerance, "\(name)")
      }
    }
  }
}

@Test func storingRoundsHalvesUp() {
  let row = TestRow(Color(red: 138.5 / 255, green: 0.5, blue: 2, alpha: 1), count: 1)
  row.row.red[0] = 138.5 / 255
  row.row.green[0] = 137.4 / 255
  row.row.blue[0] = 1.0000002
  row.row.alpha[0] = -1e-7
  var pixel: UInt32 = 0
  row.row.store(&pixel, count: 1)
  #expect(pixel & 255 == 139)
  #expect((pixel >> 8) & 255 == 137)
  #expect((pixel >> 16) & 255 == 255)
  #expect(pixel >> 24 == 0)
}

@Test func storingWhatWasLoadedChangesNothing() {
  let row = TestRow(.clear, count: 256)
  let pixels = (0..<256).map { UInt32($0) &* 0x0101_0101 }
  row.row.load(pixels, count: 256)
  var stored = [UInt32](repeating: 0, count: 256)
  row.row.store(&stored, count: 256)
  #expect(stored == pixels)
}

@Test func gradientsGiveTheVectors() throws {
  let kit = try Vector(file: "color")["gradientKit"]
  let gradient = Gradient(
    from: .zero, to: Point(100, 0),
    stops: [
      .init(color: try kit["from"].color, location: 0),
      .init(color: try kit["to"].color, location: 1),
    ])
  for sample in try kit["samples"].items {
    // The position is read at a pixel's centre: half a pixel less.
    let moved = Gradient(
      from: Point(0.5 - (try sample["t"].number) * 100, 0),
      to: Point(100.5 - (try sample["t"].number) * 100, 0), stops: gradient.stops)
    let row = TestRow(.clear, count: 1)
    GradientRow(moved).read(into: row.row, x: 0, y: 0, count: 1)
    let expected = try sample["premultiplied"].numbers + [try sample["alpha"].number]
    for (value, wanted) in zip(row.pixel(0), expected) { #expect(abs(value - wanted) < tolerance) }
  }
}

@Test func gradientsInterpolateStraightColors() throws {
  let rule = try Vector(file: "color")["gradientInterpolationRule"]
  let gradient = Gradient(
    from: .zero, to: Point(1, 0),
    stops: [
      .init(color: try rule["from"].color, location: 0),
      .init(color: try rule["to"].color, location: 1),
    ])
  let row = TestRow(.clear, count: 1)
  GradientRow(gradient).read(into: row.row, x: 0, y: 0, count: 1)
  let expected = try rule["straightThenMultiplied"]["premultiplied"].numbers
  for (value, wanted) in zip(row.pixel(0), expected) { #expect(abs(value - wanted) < tolerance) }
}

@Test func gradientsGoOnBeyondTheirEnds() {
  let gradient = Gradient(
    from: Point(10, 0), to: Point(20, 0),
    stops: [
      .init(color: Color(hex: 0xFF0000), location: 0),
      .init(color: Color(hex: 0x0000FF), location: 0.5),
      .init(color: Color(hex: 0x00FF00), location: 0.5),
      .init(color: Color(hex: 0x00FF00), location: 1),
    ])
  let row = TestRow(.clear, count: 40)
  GradientRow(gradient).read(into: row.row, x: 0, y: 0, count: 40)
  #expect(row.pixel(0) == [1, 0, 0, 1])
  #expect(row.pixel(14)[2] > 0.85)
  for (value, wanted) in zip(row.pixel(15), [0.0, 1, 0, 1]) { #expect(abs(value - wanted) < 1e-5) }
  for (value, wanted) in zip(row.pixel(39), [0.0, 1, 0, 1]) { #expect(abs(value - wanted) < 1e-5) }
}

@Test func rampsEqualTheGeneralWay() throws {
  var seed: UInt32 = 7
  func random() -> Float {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Float(seed >> 24) / 255
  }
  let source = (0..<300).map { UInt32($0) &* 2_654_435_761 | 0xFF00_0000 }
  for _ in 0..<40 {
    let colors = (0..<2).map { _ in
      Pixel(Color(red: random(), green: random(), blue: random(), alpha: random()))
    }
    let ramp = try #require(ByteRamp(colors))
    let row = TestRow(.clear, count: 300)
    row.row.load(source, count: 300)
    for color in colors { row.row.blend(color, .normal, .constant(1), count: 300) }
    var wanted = [UInt32](repeating: 0, count: 300)
    row.row.store(&wanted, count: 300)
    var mapped = [UInt32](repeating: 0, count: 300)
    ramp.apply(source, to: &mapped, count: 300)
    #expect(mapped == wanted)
  }
}
