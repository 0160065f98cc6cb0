import Testing

@testable import VitrineGraphics

@Test func shadowEdgeGivesTheVectors() throws {
  let edge = try Vector(file: "shadows")["edgeB8"]
  let mask = try mask(
    .rectangle(Rect(0, 0, 100, 400), .square),
    .innerShadow(offset: .zero, blur: 8, spread: 0))
  for (d, wanted) in zip(try edge["distance"].numbers, try edge["formulaT8_25"].numbers) {
    // Inside the shape the inner shadow is the complement of the blurred edge.
    let value = mask.value(Int(-d - 0.5), 200)
    #expect(abs(Double(value) - wanted) < 0.0001)
  }
}

@Test func dropShadowGivesTheVectors() throws {
  for sample in try Vector(file: "shadows")["A_dropShadow"]["samples"].items {
    let pixel = try sample["pixel"].numbers
    let mask = try mask(panel(), .shadow(offset: Point(0, 18), blur: 46, spread: 0))
    let value = mask.value(Int(pixel[0]), Int(pixel[1]))
    let wanted = try sample["cut"].number
    // Pixels that the shape itself covers in part lose as much of the shadow.
    let cover = try VitrineGraphicsTests.mask(panel(), .fill).value(Int(pixel[0]), Int(pixel[1]))
    #expect(abs(Double(value) - wanted * (1 - Double(cover))) < 0.0015, "\(pixel)")
  }
}

@Test func innerShadowGivesTheVectors() throws {
  let mask = try mask(panel(), .innerShadow(offset: Point(0, -4), blur: 8, spread: -4))
  for sample in try Vector(file: "shadows")["B_innerShadow"]["samples"].items {
    let centre = try sample["centre"].numbers
    let value = mask.value(Int(centre[0]), Int(centre[1]))
    // The vectors use a sampled kernel, which differs from the integrated one by up to 0.0025.
    #expect(abs(Double(value) - (try sample["alpha"].number)) < 0.003, "\(centre)")
  }
}

@Test func sideLineGivesTheVectors() throws {
  // Three pixels a point; a row's overhang is the area of the crescent in it.
  let mask = try mask(
    panel(3), .shadow(offset: Point(3.75, 0), blur: 0, spread: -2.25))
  for sample in try Vector(file: "shadows")["C_sideLine"]["samples"].items {
    let y = try sample["y"].number
    let wanted = max(try sample["overhang"].number * 3, 0)
    // Higher up both outlines cross the same pixels at a slant, where the product of their
    // coverages is no longer the area between them.
    guard y == y.rounded(), y > 8 else { continue }
    var sum = 0.0
    for row in [Int(y * 3) - 1, Int(y * 3)] {
      for x in 700..<910 { sum += Double(mask.value(x, row)) / 2 }
    }
    #expect(abs(sum - wanted) < 0.08, "\(y): \(sum), not \(wanted)")
  }
}

@Test func continuousEdgeGivesTheVectors() throws {
  // A very large blur has kernels so fine that pixels do not matter.
  let blur = 400.0
  let kernel = Kernel(shadowBlur: blur)
  for sample in try Vector(file: "shadows")["continuousEdge"]["samples"].items {
    let distance = Int((try sample["q"].number * blur).rounded())
    var sum = 0.0
    for n in -kernel.radius...kernel.radius where n <= distance {
      let weight = Double(kernel.weights[abs(n)])
      sum += n == distance ? weight / 2 : weight
    }
    #expect(abs(sum - (try sample["cut"].number)) < 0.001)
  }
}

@Test func pyramidKeepsToTheDirectKernel() throws {
  for (blur, error) in [(48.0, 0.0011), (138.0, 0.001)] {
    let kernel = Kernel(shadowBlur: blur)
    let filter = ShadowBlur(blur)
    #expect(filter.levels > 0)
    let area = PixelBounds(left: -200, top: 0, right: 200, bottom: 1)
    let source = Plane(filter.room(around: area.outset(filter.reach)))
    for y in 0..<source.height {
      for x in 0..<source.width where x + source.bounds.left >= 0 { source.row(y)[x] = 1 }
    }
    let fast = filter.applied(to: source, in: area)
    let exact = source.convolved(kernel, in: area, edge: .zero)
    for x in 0..<400 { #expect(abs(fast.values[x] - exact.values[x]) < Float(error), "\(blur)") }
  }
}

@Test func tinyBlursLeaveThingsAsTheyAre() {
  #expect(Kernel(shadowBlur: 0.25).weights == [1])
  #expect(Kernel(shadowBlur: 0).weights == [1])
  #expect(Kernel(shadowBlur: 0.75).weights.count == 2)
}

@Test func shadowsAreLeftOutUnderTheShape() throws {
  let mask = try mask(panel(), .shadow(offset: Point(0, 18), blur: 46, spread: 0))
  #expect(mask.value(150, 92) == 0)
  #expect(mask.value(150, 183) == 0)
  #expect(mask.value(150, 184) > 0.7)
}

@Test func errorFunctionIsExact() {
  for (x, wanted) in [
    (0.0, 0.0), (0.5, 0.5204998778130465), (1.0, 0.8427007929497149),
    (2.0, 0.9953222650189527), (3.0, 0.9999779095030014),
  ] {
    #expect(abs(Elementary.erf(x) - wanted) < 1e-10)
    #expect(abs(Elementary.erf(-x) + wanted) < 1e-10)
  }
  #expect(abs(Elementary.decay(-1) - 0.36787944117144233) < 1e-14)
  #expect(abs(Elementary.decay(-12.5) - 3.726653172078671e-06) < 1e-18)
  #expect(Elementary.decay(-1e9) == 0)
}

@Test func pulledApartMasksEqualDenseOnes() throws {
  let effects: [EffectShape] = [
    .fill, .border(width: 1.5), .shadow(offset: Point(3.75, 0), blur: 0, spread: -2.25),
    .shadow(offset: Point(0, 5), blur: 12, spread: 1),
    .innerShadow(offset: Point(0, 12), blur: 24, spread: -12),
    .innerShadow(offset: Point(0, 6), blur: 0.75, spread: -3.6),
  ]
  let visible = PixelBounds(left: -999, top: -999, right: 999, bottom: 999)
  for shape in [
    Shape.rectangle(Rect(0.3, 0.6, 411.4, 387.7), Corners(34, smoothing: 0.6)),
    .rectangle(Rect(0.5, 0, 400, 390), Corners(20, 0, 40, 10, smoothing: 0.6)),
  ] {
    for effect in effects {
      let local = try #require(LocalShape(shape))
      let sliced = EffectMask(local, effect, visible: visible).make()
      let dense = EffectMask(local, effect, visible: visible, mayStretch: false).make()
      #expect(sliced.byteCount < dense.byteCount, "\(effect)")
      var worst: Float = 0
      for y in -20..<420 {
        for x in -20..<440 {
          worst = max(worst, abs(sliced.value(x, y) - dense.value(x, y)))
        }
      }
      #expect(worst < 1e-5, "\(effect)")
    }
  }
}
