import Testing

@testable import VitrineGraphics

/// The light alert's glass in points.
private let alertGlass = Glass(
  radius: 30, saturation: 1.4, distortion: 0.3, depth: 0.9, scale: 1)

@Test func displacementGivesTheVectors() throws {
  let displacement = try Vector(file: "glass")["displacement"]
  let distances = try displacement["distance"].numbers
  for entry in try displacement["cases"].items {
    let bezel = try entry["B"].number
    let amplitude = try entry["A"].number
    for (distance, wanted) in zip(distances, try entry["delta"].numbers) {
      let delta = GlassModel.displacement(
        distance: distance, bezel: bezel, amplitude: amplitude)
      #expect(abs(delta - wanted) < 0.0001)
    }
  }
}

@Test func rimSizesGiveTheVectors() {
  #expect(GlassModel.bezel(alertGlass, in: Size(300, 184)) == 45)
  #expect(GlassModel.amplitude(alertGlass, in: Size(300, 184)) == 13.5)
  let pill = Glass(radius: 6, distortion: 0.4, depth: 0.8, scale: 1)
  #expect(GlassModel.bezel(pill, in: Size(100, 36)) == 18)
  #expect(abs(GlassModel.amplitude(pill, in: Size(100, 36)) - 7.2) < 1e-9)
  #expect(GlassModel.bezel(pill, in: Size(44, 44)) == 22)
}

@Test func lensLooksInwards() throws {
  let local = try #require(LocalShape(panel()))
  let lens = try #require(Lens(local, bezel: 45, amplitude: 13.5))
  // Half a pixel below the top edge.
  let delta = Float(GlassModel.displacement(distance: 0.5, bezel: 45, amplitude: 13.5))
  #expect(abs(lens.offset(150, 0).y - delta) < 1e-4)
  #expect(lens.offset(150, 0).x == 0)
  #expect(abs(lens.offset(150, 183).y + delta) < 1e-4)
  #expect(abs(lens.offset(0, 92).x - delta) < 1e-4)
  #expect(abs(lens.offset(299, 92).x + delta) < 1e-4)
  #expect(lens.offset(150, 92) == .zero)
  // On the corner's diagonal both directions count the same.
  let corner = lens.offset(20, 20)
  #expect(abs(corner.x - corner.y) < 0.01)
  #expect(corner.x > 1)
}

@Test func lensTilesMirror() throws {
  let even = try #require(LocalShape(panel()))
  let lens = try #require(Lens(even, bezel: 45, amplitude: 13.5))
  // Not quite even: every corner is worked out by itself.
  let uneven = try #require(
    LocalShape(.rectangle(Rect(0, 0, 300, 184.0001), Corners(34, smoothing: 0.6))))
  let other = try #require(Lens(uneven, bezel: 45, amplitude: 13.5))
  for y in 0..<184 {
    for x in 0..<300 {
      let gap = lens.offset(x, y) - other.offset(x, y)
      #expect(max(abs(gap.x), abs(gap.y)) < 0.01)
    }
  }
}

@Test func glassReadsItsBackdropWhereTheLensSays() throws {
  let width = 420
  let bitmap = Bitmap(width: width, height: 300)
  for i in 0..<width * 300 { bitmap.pixels[i] = UInt32(i) &* 2_654_435_761 | 0xFF00_0000 }
  let all = PixelBounds(left: 0, top: 0, right: width, bottom: 300)
  let local = try #require(
    LocalShape(.rectangle(Rect(51, 33, 300, 184), Corners(34, smoothing: 0.6))))
  let lens = try #require(Lens(local, bezel: 45, amplitude: 13.5))
  for sigma in [2.0, 8] {
    let backdrop = Backdrop(
      capturing: PixelBounds(left: 51, top: 33, right: 351, bottom: 217),
      of: Surface(pixels: try #require(bitmap.pixels.baseAddress), bounds: all), sigma: sigma
    ) { count, body in for i in 0..<count { body(i) } }
    let glass = GlassRow(
      backdrop: backdrop, lens: lens, x: 51, y: 33, saturation: 1, brightness: 1, chromatic: 0)
    for y in [33, 60, 100, 140, 200, 216] {
      for start in [51, 52, 300] {
        let row = TestRow(.clear, count: 51)
        glass.read(into: row.row, x: start, y: y, count: 51, line: BackdropLine())
        for i in 0..<51 {
          let offset = lens.offset(start - 51 + i, y - 33)
          let value = backdrop.read(
            Float(start - 51 + i) + 0.5 + offset.x, Float(y - 33) + 0.5 + offset.y)
          for (a, b) in zip(row.pixel(i), [value.x, value.y, value.z, value.w]) {
            #expect(abs(a - Double(b)) < 1e-5, "\(sigma) \(start + i) \(y)")
          }
        }
      }
    }
  }
}

@Test func lensDistanceFollowsTheOutline() throws {
  let shape = RoundedRectangle(Rect(0, 0, 300, 184), corners: Corners(34, smoothing: 0.6))
  let corner = CornerDistance(try #require(shape.topLeft), width: 300, height: 184)
  let diagonal = try Vector(file: "corners")["leftBoundary"]["diagonalPoint"].point
  let (_, distance) = corner.nearest(to: diagonal + Point(5, 5))
  #expect(abs(distance - 50.0.squareRoot()) < 0.1)
  let (_, outside) = corner.nearest(to: diagonal - Point(1, 1))
  #expect(abs(outside + 2.0.squareRoot()) < 0.1)
}

@Test func glassOverOneColorGivesTheVectors() throws {
  let uniform = try Vector(file: "glass")["uniformBackdrop"]
  for result in try uniform["results"].items {
    let style = try result["style"].text
    var list = DisplayList(width: 120, height: 100)
    let page = list.add(.rectangle(Rect(0, 0, 120, 100), .square))
    let shape = list.add(.rectangle(Rect(10, 10, 100, 80), Corners(20, smoothing: 0.6)))
    list.commands = [
      .fill(shape: page, Paint(.color(try Color(hexText: result["backdrop"].text)))),
      .glass(
        shape: shape,
        Glass(
          radius: 30, saturation: try result["saturation"].number, distortion: 0.3, depth: 0.9,
          scale: 1)),
    ]
    let fills = try uniform["fills"][style].items
    for (count, expected) in zip(
      0..., [result["afterSaturation"]] + (try result["afterFills"].items))
    {
      if count > 0 {
        let fill = fills[count - 1]
        list.commands.append(
          .fill(shape: shape, Paint(.color(try fill.color), blend: try fill.blend)))
      }
      let bitmap = Bitmap(width: 120, height: 100)
      Rasterizer().draw(list, into: bitmap)
      for pixel in [bitmap.pixels[50 * 120 + 60], bitmap.pixels[30 * 120 + 14]] {
        for (value, wanted) in zip(channels(pixel), try expected.numbers) {
          #expect(abs(value - wanted) < 0.6 / 255, "\(style) after \(count)")
        }
      }
    }
  }
}

@Test func alertProfileGivesTheVectors() throws {
  let profile = try Vector(file: "glass")["alertProfile"]
  let uniform = try Vector(file: "glass")["uniformBackdrop"]
  for (name, shadows) in try profile["innerShadows"].entries {
    let isLight = name == "Light alert"
    let style = isLight ? "Light/Regular-Large" : "Dark/Regular-Large"
    var list = DisplayList(width: 300, height: 184)
    let page = list.add(.rectangle(Rect(0, 0, 300, 184), .square))
    let shape = list.add(panel())
    list.commands = [
      .fill(shape: page, Paint(.color(Color(hex: 0x3366CC)))),
      .glass(
        shape: shape,
        Glass(
          radius: 30, saturation: isLight ? 1.4 : 1.2, distortion: 0.3, depth: 0.9, scale: 1)),
    ]
    for fill in try uniform["fills"][style].items {
      list.commands.append(
        .fill(shape: shape, Paint(.color(try fill.color), blend: try fill.blend)))
    }
    for entry in try shadows.items {
      list.commands.append(.innerShadow(shape: shape, try shadow(entry)))
    }
    let bitmap = Bitmap(width: 300, height: 184)
    Rasterizer().draw(list, into: bitmap)
    for row in try profile["rows"].items where try row["case"].text == name {
      let y = Int(try row["row"].number)
      for (value, wanted) in zip(
        channels(bitmap.pixels[y * 300 + 150]), try row["rgb"].numbers)
      {
        #expect(abs(value - wanted) < 0.6 / 255, "\(name) row \(y)")
      }
      for (entry, wanted) in zip(try shadows.items, try row["innerShadowAlpha"].numbers) {
        let mask = try mask(panel(), .shadow(try shadow(entry), isInner: true))
        #expect(abs(Double(mask.value(150, y)) - wanted) < 0.0001, "\(name) row \(y)")
      }
    }
  }
}

private func shadow(_ entry: Vector) throws -> Shadow {
  Shadow(
    offset: Point(try entry["x"].number, try entry["y"].number), blur: try entry["blur"].number,
    spread: try entry["spread"].number, color: try entry.color, blend: try entry.blend)
}

@Test func saturationGivesTheVectors() throws {
  for vector in try Vector(file: "glass")["saturationVectors"].items {
    let color = try Color(hexText: vector["hex"].text)
    let bitmap = Bitmap(width: 1, height: 1)
    let backdrop = Backdrop(
      capturing: PixelBounds(left: 0, top: 0, right: 1, bottom: 1),
      of: Surface(
        pixels: try #require(bitmap.pixels.baseAddress),
        bounds: PixelBounds(left: 0, top: 0, right: 1, bottom: 1)), sigma: 0
    ) { count, body in for i in 0..<count { body(i) } }
    let pixel = Pixel(color)
    backdrop.pixels[0] = SIMD4(pixel.red, pixel.green, pixel.blue, 1)
    let row = TestRow(.clear, count: 1)
    GlassRow(
      backdrop: backdrop, lens: nil, x: 0, y: 0,
      saturation: Float(try vector["saturation"].number), brightness: 1, chromatic: 0
    ).read(into: row.row, x: 0, y: 0, count: 1, line: BackdropLine())
    for (value, wanted) in zip(row.pixel(0), try vector["clamped"].numbers) {
      #expect(abs(value - wanted) < 0.00006)
    }
  }
}

@Test func backdropBlurKeepsToTheGaussian() {
  for (sigma, error) in [
    (2.0, 0.0025), (4, 0.0025), (6, 0.001), (18, 0.0005), (30, 0.0005), (90, 0.0005),
  ] {
    let blur = BackdropBlur(sigma: sigma)
    let width = 1024
    let plane = Plane(PixelBounds(left: 0, top: 0, right: width, bottom: 4))
    for y in 0..<4 { for x in width / 2..<width { plane.row(y)[x] = 1 } }
    var result = blur.applied(toHalved: blur.levels > 0 ? plane.halved() : plane)
    if blur.levels > 0 { result = result.doubled(in: plane.bounds) }
    for x in 200..<824 {
      let distance = Double(x - width / 2) + 0.5
      let wanted = 0.5 + 0.5 * Elementary.erf(distance / (sigma * 2.0.squareRoot()))
      #expect(abs(Double(result.row(2)[x]) - wanted) < error, "\(sigma) at \(distance)")
    }
  }
}

@Test func halvingWhileCapturingEqualsHalvingAfterwards() throws {
  for (width, height) in [(1, 1), (2, 3), (7, 4), (64, 33)] {
    let bitmap = Bitmap(width: width, height: height)
    for i in 0..<width * height { bitmap.pixels[i] = UInt32(i) &* 2_654_435_761 }
    let bounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
    let surface = Surface(pixels: try #require(bitmap.pixels.baseAddress), bounds: bounds)
    let inOrder: Rasterizer.ForEach = { count, body in for i in 0..<count { body(i) } }
    let quick = BackdropCapture(surface, bounds, isHalved: true, forEach: inOrder)
    let slow = BackdropCapture(surface, bounds, isHalved: false, forEach: inOrder)
    for channel in 0..<4 {
      let halved = slow.channels[channel].halved()
      #expect(halved.bounds == quick.channels[channel].bounds)
      for i in 0..<halved.width * halved.height {
        #expect(abs(halved.values[i] - quick.channels[channel].values[i]) < 1e-6)
      }
    }
  }
}
