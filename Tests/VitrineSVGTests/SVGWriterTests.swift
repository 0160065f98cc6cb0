import Testing
import VitrineGraphics

@testable import VitrineSVG

@Suite struct SVGWriterTests {
  /// A list of one picture, filled step by step.
  private struct Drawing {
    var list = DisplayList(width: 40, height: 30)

    mutating func fill(
      _ shape: Shape, _ color: Color, _ blend: BlendMode = .normal
    ) {
      let index = list.add(shape)
      list.commands.append(.fill(shape: index, Paint(.color(color), blend: blend)))
    }

    mutating func ground(_ color: Color) { fill(.rectangle(Rect(0, 0, 40, 30), .square), color) }

    func document(title: String? = nil) throws -> SVGDocument {
      let writer = SVGWriter { (bitmap) throws(SVGError) in
        [UInt8(bitmap.width), UInt8(bitmap.height)]
      }
      return try writer.document(of: list, title: title)
    }

    /// The lines between the head and the end.
    func body() throws -> [String] {
      let text = try document().text
      return text.split(separator: "\n").dropFirst().dropLast().map { String($0) }
    }
  }

  private let square = Shape.rectangle(Rect(10, 5, 20, 10), .square)
  private let gray = Color(hex: 0x808080)
  private let white = Color(hex: 0xFFFFFF)
  private let inversion =
    "<rect x=\"10\" y=\"5\" width=\"20\" height=\"10\" shape-rendering=\"crispEdges\" "
    + "fill=\"#fff\" style=\"mix-blend-mode:difference\"/>"

  @Test func aDocumentIsAsLargeAsItsPictureInPoints() throws {
    let writer = SVGWriter { (_) throws(SVGError) in [] }
    let text = try writer.document(of: Drawing().list, scale: 2, title: "<A> & “B”\u{1}").text
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="15" viewBox="0 0 40 30" \
        style="isolation:isolate">
        <title>&lt;A&gt; &amp; “B”</title>
        </svg>

        """)
  }

  @Test func shapesAreTheElementsThatSVGHas() throws {
    var drawing = Drawing()
    drawing.fill(square, gray)
    drawing.fill(.rectangle(Rect(0, 0, 8, 4), .capsule), Color(hex: 0x0088FF, alpha: 0.5))
    drawing.fill(.ellipse(Rect(1, 2, 3, 4)), gray)
    drawing.fill(.path(Path([.move(.zero), .line(Point(4, 0)), .line(Point(4, 4)), .close])), gray)
    drawing.fill(.rectangle(.zero, .square), gray)
    #expect(
      try drawing.body() == [
        ##"<rect x="10" y="5" width="20" height="10" fill="#808080"/>"##,
        ##"<rect x="0" y="0" width="8" height="4" rx="2" fill="#08f" fill-opacity=".5"/>"##,
        ##"<ellipse cx="2.5" cy="4" rx="1.5" ry="2" fill="#808080"/>"##,
        ##"<path d="m0 0h4v4z" fill="#808080"/>"##,
      ])
  }

  @Test func smoothCornersAreTheRasterisersCurves() throws {
    var drawing = Drawing()
    let corners = Corners(6, smoothing: 0.6)
    drawing.fill(.rectangle(Rect(0, 0, 40, 30), corners), gray)
    var data = PathData()
    data.append(Path(roundedRect: Rect(0, 0, 40, 30), corners: corners))
    #expect(try drawing.body() == ["<path d=\"\(data.text)\" fill=\"#808080\"/>"])
    #expect(data.text.filter { $0 == "c" }.count >= 4)
  }

  @Test(arguments: [
    BlendMode.multiply, .screen, .darken, .lighten, .luminosity, .plusLighter,
  ])
  func blendsThatCSSHasAreItsOwn(blend: BlendMode) throws {
    var drawing = Drawing()
    drawing.fill(square, gray, blend)
    #expect(try drawing.body().last?.contains("style=\"mix-blend-mode:\(blend.name)\"") == true)
    #expect(try drawing.document().rasterParts.isEmpty)
  }

  @Test func anOutlineOfSeveralFillsIsWrittenOnce() throws {
    var drawing = Drawing()
    let shape = Shape.path(Path([.move(.zero), .line(Point(4, 0)), .line(Point(4, 4)), .close]))
    drawing.fill(shape, gray)
    drawing.fill(shape, white)
    #expect(
      try drawing.body() == [
        "<defs>", #"<path id="s0" d="m0 0h4v4z"/>"#, "</defs>",
        ##"<use href="#s0" fill="#808080"/>"##, ##"<use href="#s0" fill="#fff"/>"##,
      ])
  }
}

extension SVGWriterTests {
  @Test func plusDarkerIsADifferenceWhereThereIsEnoughToTakeOff() throws {
    var drawing = Drawing()
    drawing.ground(white)
    drawing.fill(square, Color(hex: 0x999999), .plusDarker)
    #expect(
      try drawing.body().last
        == ##"<rect x="10" y="5" width="20" height="10" fill="#666" "##
        + #"style="mix-blend-mode:difference"/>"#)
  }

  @Test func plusDarkerIsInvertedPlusLighterElsewhere() throws {
    var drawing = Drawing()
    drawing.ground(gray)
    drawing.fill(square, Color(hex: 0x0088FF), .plusDarker)
    #expect(
      try drawing.body().suffix(3) == [
        inversion,
        ##"<rect x="10" y="5" width="20" height="10" fill="#f70" "##
          + #"style="mix-blend-mode:plus-lighter"/>"#,
        inversion,
      ])
  }

  @Test func plusDarkerOnNothingIsTheColourItself() throws {
    var drawing = Drawing()
    drawing.fill(square, gray, .plusDarker)
    #expect(
      try drawing.body() == [##"<rect x="10" y="5" width="20" height="10" fill="#808080"/>"##])
  }

  @Test func plusDarkerWhiteOnAnOpaqueGroundIsNothing() throws {
    var drawing = Drawing()
    drawing.ground(gray)
    drawing.fill(square, white, .plusDarker)
    #expect(try drawing.body().count == 1)
  }

  @Test func plusDarkerOnAnEvenTranslucentGroundAddsTheMissingWhite() throws {
    var drawing = Drawing()
    drawing.ground(Color(hex: 0xFFFFFF, alpha: 0.8))
    drawing.fill(square, Color(hex: 0x999999), .plusDarker)
    let added = try drawing.body().suffix(2)
    #expect(added.first?.contains(##"fill="#fff" fill-opacity=".2""##) == true)
    #expect(added.first?.contains("plus-lighter") == true)
    #expect(added.last?.contains(##"fill="#666" style="mix-blend-mode:difference""##) == true)
  }

  @Test func plusDarkerOnAnUnevenGroundIsPixelsThatReplaceWhatIsBelow() throws {
    var drawing = Drawing()
    drawing.fill(.rectangle(Rect(10, 5, 10, 10), .square), Color(hex: 0x808080, alpha: 0.5))
    drawing.fill(square, Color(hex: 0, alpha: 0.25), .plusDarker)
    let document = try drawing.document()
    #expect(
      document.rasterParts == [
        SVGRasterPart(bounds: Rect(10, 5, 20, 10), reason: "plus-darker on an uneven ground")
      ])
    #expect(document.text.contains(#"<image x="10" y="5" width="20" height="10" "#))
    #expect(document.text.contains("href=\"data:image/png;base64,FAo=\"/>"))
  }

  @Test func glassIsAPictureOfWhatItChanges() throws {
    var drawing = Drawing()
    drawing.ground(gray)
    drawing.fill(.rectangle(Rect(0, 0, 20, 30), .square), white)
    let shape = drawing.list.add(square)
    drawing.list.commands.append(.glass(shape: shape, Glass(radius: 2, scale: 1)))
    let part = try #require(try drawing.document().rasterParts.first)
    #expect(part.reason == "background blur")
    #expect(part.bounds.minY == 5 && part.bounds.height == 10)
    #expect(part.bounds.minX > 10 && part.bounds.maxX < 30)
  }

  @Test func glassOverNothingIsNothing() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    drawing.list.commands.append(.glass(shape: shape, Glass(radius: 2, scale: 1)))
    #expect(try drawing.body().isEmpty)
  }
}

extension SVGWriterTests {
  private func shadow(blur: Double, spread: Double = 0) -> Shadow {
    Shadow(
      offset: Point(0, 2), blur: blur, spread: spread, color: Color(hex: 0, alpha: 0.5),
      blend: .normal)
  }

  @Test func aShadowIsBlurredAndLeftOutBelowItsShape() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    drawing.list.commands = [.shadow(shape: shape, shadow(blur: 4, spread: 1))]
    // Half the blur, times the deviation of a Gaussian that is cut at two deviations.
    #expect(
      try drawing.body() == [
        "<defs>",
        #"<filter id="f0" filterUnits="userSpaceOnUse" x="2" y="-1" width="36" height="26" "#
          + #"color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.759"/></filter>"#,
        #"<mask id="m0" maskUnits="userSpaceOnUse" x="2" y="-1" width="36" height="26">"#
          + ##"<rect x="2" y="-1" width="36" height="26" fill="#fff"/>"##
          + #"<rect x="10" y="5" width="20" height="10"/></mask>"#,
        "</defs>",
        ##"<rect x="9" y="6" width="22" height="12" fill="#000" fill-opacity=".5" "##
          + #"filter="url(#f0)" mask="url(#m0)"/>"#,
      ])
  }

  @Test func anInnerShadowIsItsShapeWithoutABlurredHole() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    drawing.list.commands = [.innerShadow(shape: shape, shadow(blur: 0, spread: 1))]
    let body = try drawing.body()
    #expect(body[1].hasSuffix(#"<rect x="11" y="8" width="18" height="8"/></mask>"#))
    #expect(
      body.last == ##"<rect x="10" y="5" width="20" height="10" fill="#000" "##
        + #"fill-opacity=".5" mask="url(#m0)"/>"#)
  }

  @Test func aHoleThatIsGrownAwayCoversNothing() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    drawing.list.commands = [.innerShadow(shape: shape, shadow(blur: 0, spread: 5))]
    #expect(try drawing.body().count == 1)
  }

  @Test func aBorderIsARingInside() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    drawing.list.commands = [.border(shape: shape, width: 1, Paint(.color(gray)))]
    #expect(
      try drawing.body() == [
        ##"<path d="m10 5h20v10h-20v-10zm1 1v8h18v-8h-18z" fill="#808080"/>"##
      ])
  }

  @Test func aGradientKeepsItsStops() throws {
    var drawing = Drawing()
    let shape = drawing.list.add(square)
    let gradient = Gradient(
      from: Point(10, 0), to: Point(30, 0),
      stops: [
        .init(color: Color(hex: 0xFF0000, alpha: 0), location: 0),
        .init(color: Color(hex: 0x123456), location: 0.75),
      ])
    drawing.list.commands = [.fill(shape: shape, Paint(.gradient(gradient)))]
    #expect(
      try drawing.body() == [
        "<defs>",
        #"<linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="30" y2="0">"#
          + ##"<stop offset="0" stop-color="#f00" stop-opacity="0"/>"##
          + ##"<stop offset=".75" stop-color="#123456"/></linearGradient>"##,
        "</defs>",
        #"<rect x="10" y="5" width="20" height="10" fill="url(#g0)"/>"#,
      ])
  }

  @Test func clipsAreLeftOutAroundWhatTheyHold() throws {
    var drawing = Drawing()
    let clip = drawing.list.add(.rectangle(Rect(10, 5, 10, 10), .square))
    drawing.list.commands = [.beginClip(shape: clip)]
    drawing.fill(square, gray)
    drawing.fill(.rectangle(Rect(12, 6, 2, 2), .square), gray)
    drawing.list.commands.append(.endClip)
    drawing.fill(square, white)
    let body = try drawing.body().suffix(3)
    #expect(body.map { $0.contains("clip-path=\"url(#c0)\"") } == [true, false, false])
  }

  @Test func groupsAreGroups() throws {
    var drawing = Drawing()
    drawing.list.commands = [.beginGroup(opacity: 0.5, blend: .screen)]
    drawing.fill(square, gray)
    drawing.list.commands.append(.endGroup)
    #expect(
      try drawing.body() == [
        #"<g opacity=".5" style="mix-blend-mode:screen">"#,
        ##"<rect x="10" y="5" width="20" height="10" fill="#808080"/>"##, "</g>",
      ])
  }

  @Test func largerGroupsGrowInsideTheClipsAroundThem() throws {
    var drawing = Drawing()
    let clip = drawing.list.add(.rectangle(Rect(10, 5, 10, 10), .square))
    drawing.list.commands = [
      .beginClip(shape: clip),
      .beginGroup(opacity: 1, blend: .normal, zoom: Zoom(scale: 1.25, around: Point(8, 4))),
    ]
    drawing.fill(square, gray)
    drawing.list.commands += [.endGroup, .endClip]
    #expect(
      try drawing.body().suffix(5) == [
        #"<g clip-path="url(#c0)">"#, #"<g transform="matrix(1.25 0 0 1.25 -2 -1)">"#,
        ##"<rect x="10" y="5" width="20" height="10" fill="#808080"/>"##, "</g>", "</g>",
      ])
  }

  @Test func wordsStandInForOutlinesWhereTheyAreAskedFor() throws {
    var drawing = Drawing()
    let outline = GlyphOutline(
      key: 1, path: Path([.move(.zero), .line(Point(1, 0)), .line(Point(1, -1)), .close]))
    drawing.fill(
      .glyphs(GlyphRun(emSize: 10, glyphs: [.init(outline: outline, origin: Point(4, 20))])),
      gray, .plusLighter)
    drawing.list.textLines = [
      TextLine(
        shape: 0, string: "A&B", origin: Point(4, 20), width: 12, fontName: "SFPro-Semibold")
    ]
    #expect(try drawing.body().last?.hasPrefix("<path d=\"m4 20h10v-10z\"") == true)
    var writer = SVGWriter { (_) throws(SVGError) in [] }
    writer.setsText = true
    let text = try writer.document(of: drawing.list).text
    #expect(
      text.contains(
        ##"<g fill="#808080" style="mix-blend-mode:plus-lighter">"## + "\n"
          + #"<text x="4" y="20" font-family="Inter, 'SF Pro', system-ui, sans-serif" "#
          + #"font-size="10" font-weight="600" textLength="12">A&amp;B</text>"#))
  }

  @Test func commandsThatNameNoShapeAreNothing() throws {
    var drawing = Drawing()
    drawing.list.commands = [
      .fill(shape: 7, Paint(.color(gray))), .endClip, .endGroup, .beginClip(shape: -1),
    ]
    drawing.fill(square, gray)
    #expect(try drawing.body().isEmpty)
  }
}
