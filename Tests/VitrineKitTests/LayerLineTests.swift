import Testing
import VitrineGraphics
import VitrineKit

/// Every attribute of the grammar, read from one page.
@Suite struct LayerLineTests {
  private func first(_ line: String) throws -> Layer {
    let root = try kit("COMPONENT \"C\" 10×10\n \(line)\n").layer(named: "C")
    return try #require(root.layers.first)
  }

  @Test func stackSizeAndResize() throws {
    let layer = try first(
      #"group "G" 10×10 @1.5,-2 stack h gap14 pad16,0,-2,24 *justify-between =align-center *size fill,hug"#
    )
    #expect(layer.frame == Rect(1.5, -2, 10, 10))
    var stack = Stack(axis: .horizontal, gap: 14, padding: EdgeInsets(16, 0, -2, 24))
    stack.justification = .spaceBetween
    stack.alignment = .center
    #expect(layer.stack == stack)
    #expect(layer.widthSizing == .fill && layer.heightSizing == .hug && !layer.ignoresStack)
    #expect(layer.provenance(of: "justify") == .own)
    #expect(layer.provenance(of: "align") == .derived)
    #expect(layer.provenance(of: "sizing") == .own)
    let pinned = try first(#"rect "R" 1×1 @0,0 *resize end,scale"#)
    #expect(pinned.horizontalResizing == .end && pinned.verticalResizing == .scale)
    #expect(pinned.ignoresStack)
  }

  @Test func aStackMayLackGapAndPadding() throws {
    let layer = try first(#"group "G" 10×10 @0,0 stack v"#)
    #expect(layer.stack == Stack(axis: .vertical, gap: 0, padding: .zero))
  }

  @Test func aMarkInsideAStackHoldsForOnePartOfIt() throws {
    let axis = try first(#"group "G" 1×1 @0,0 stack =h gap8 pad0,0,0,10"#)
    #expect(axis.marks == [AttributeMark(attribute: "stack axis", provenance: .derived)])
    #expect(axis.stated == [.gap, .padding] && axis.stack?.padding.left == 10)
    let gap = try first(#"group "G" 1×1 @0,0 *stack =v ~gap8 pad0,0,0,10 justify-end"#)
    #expect(gap.provenance(of: "stack axis") == .derived)
    #expect(gap.provenance(of: "gap") == .mined && gap.provenance(of: "padding") == .own)
    #expect(gap.provenance(of: "justify") == .kit)
  }

  @Test func aMarkInsideAPlaceHoldsForTheSecondNumber() throws {
    let layer = try first(#"rect "R" 1×1 @342,=-16"#)
    #expect(layer.frame.origin == Point(342, -16))
    #expect(layer.marks == [AttributeMark(attribute: "y", provenance: .derived)])
  }

  @Test func aPaintAndASwatchMayHaveMarksOfTheirOwn() throws {
    let fills = try first(#"rect "R" 1×1 @0,0 fill #FFFFFF@70% + ~#4DA6FF {S} (undrawn)"#)
    #expect(fills.fills.count == 2 && fills.fills[1].swatch == "S")
    #expect(fills.marks == [AttributeMark(attribute: "fill 2", provenance: .mined)])
    let text = try first(#"text "T" 1×1 @0,0 "x" F 9 color #BFBFBF *{S} (plus-darker)"#)
    #expect(text.text?.color?.swatch == "S" && text.text?.color?.blend == .plusDarker)
    #expect(text.marks == [AttributeMark(attribute: "swatch", provenance: .own)])
  }

  @Test func whatIsStatedIsToldFromWhatIsLeftOut() throws {
    #expect(try first(#"group "G" 1×1 @0,0 stack v corners 0"#).stated == [.corners])
    #expect(try first(#"rect "R" 1×1 @0,0 corners 4 smoothing0"#).stated == [.corners, .smoothing])
    #expect(try first(#"rect "R" 1×1 @0,0"#).stated.isEmpty)
    let zero = try first(#"group "G" 1×1 @0,0 stack v gap0"#)
    #expect(zero.stated == [.gap] && zero.stack?.gap == 0)
  }

  @Test func cornersClipOpacityBlendAndHidden() throws {
    let layer = try first(
      #"group "G" 1×1 @0,0 corners 38/37/1/0 smoothing0.6 style1 clip hidden opacity 50.05% blend screen"#
    )
    #expect(layer.corners == Corners(38, 37, 1, 0, smoothing: 0.6))
    #expect(layer.clipsChildren && layer.isHidden)
    #expect(layer.opacity == 0.5005)
    #expect(layer.blend == .screen)
    #expect(layer.cornerStyle == 1)
    #expect(try first(#"rect "R" 1×1 @0,0 corners max"#).corners == .capsule)
    #expect(try first(#"rect "R" 1×1 @0,0 corners 4 style="S""#).cornerStyle == nil)
  }

  @Test func aMarkBeforeTheCornersHoldsForWhatFollowsThem() throws {
    let own = try first(#"rect "R" 1×1 @0,0 *corners 4 =smoothing0.6 style1"#)
    #expect(own.provenance(of: "corners") == .own)
    #expect(own.provenance(of: "smoothing") == .derived)
    #expect(own.provenance(of: "corner style") == .own)
    let smoothing = try first(#"rect "R" 1×1 @0,0 *resize end,end corners 4 =smoothing0.6 ~style1"#)
    #expect(smoothing.provenance(of: "corners") == .kit)
    #expect(smoothing.provenance(of: "corner style") == .mined)
  }

  @Test func fillsInOrderWithSwatchBlendAndUndrawn() throws {
    let layer = try first(
      #"rect "R" 1×1 @0,0 fill #CCE6FF + #FFFFFF@70% {A/B - C/1} (plus-lighter) (undrawn) + image "Art/Sky" + linear {0, 0.5}→{0.854869385283436, 0.5} #BE38F3@0% (0%), #BE38F3 (100%) (darken)"#
    )
    try #require(layer.fills.count == 4)
    #expect(layer.fills[0] == Fill(.color(Color(hex: 0xCCE6FF))))
    #expect(layer.fills[1].swatch == "A/B - C/1" && layer.fills[1].blend == .plusLighter)
    #expect(!layer.fills[1].isDrawn)
    #expect(layer.fills[2].source == .image("Art/Sky"))
    #expect(layer.fills[3].blend == .darken)
    let stops = [
      Gradient.Stop(color: Color(hex: 0xBE38F3, alpha: 0), location: 0),
      Gradient.Stop(color: Color(hex: 0xBE38F3), location: 1),
    ]
    let gradient = Gradient(
      from: Point(0, 0.5), to: Point(0.854869385283436, 0.5), stops: stops)
    #expect(layer.fills[3].source == .gradient(gradient))
  }

  @Test func bordersShadowsAndFilters() throws {
    let layer = try first(
      #"group "G" 1×1 @0,0 border 0.5 inside #000000@12% {S} + 2 inside #FFFFFF shadow x-1.25 y0 blur0 spread-0.75 #BFBFBF (plus-darker) + x0 y1 blur8 spread0 #000000@12% inner-shadow x0 y0.5 blur0 spread0 #FFFFFF@12% blur background radius75 saturation1.0014"#
    )
    #expect(layer.borders.map(\.width) == [0.5, 2])
    #expect(layer.borders[0].fill.swatch == "S")
    #expect(layer.shadows.map(\.offset) == [Point(-1.25, 0), Point(0, 1)])
    #expect(layer.shadows.map(\.spread) == [-0.75, 0])
    #expect(layer.shadows[0].fill.blend == .plusDarker)
    #expect(layer.innerShadows.map(\.offset) == [Point(0, 0.5)])
    #expect(layer.backdrop == BackdropFilter(isGlass: false, radius: 75, saturation: 1.0014))
  }

  @Test func textWithEverything() throws {
    let layer = try first(
      #"text "T" 1×1 @0,0 *"a \"b\"\\\nc" ~SFPro-Semibold 13.33 =lh18 right color #EBEBF5@60% {L} (plus-lighter) textstyle="09 Footnote/2 Bold" transform1 fitted shrink0.66  // a note"#
    )
    let text = try #require(layer.text)
    #expect(text.string == "a \"b\"\\\nc")
    #expect(text.font == "SFPro-Semibold" && text.fontSize == 13.33 && text.lineHeight == 18)
    #expect(text.alignment == .right)
    #expect(text.color?.swatch == "L" && text.color?.blend == .plusLighter)
    #expect(text.styleName == "09 Footnote/2 Bold")
    #expect(text.isUppercase && text.isFitted && text.minimumScale == 0.66)
    #expect(layer.provenance(of: "text") == .own)
    #expect(layer.provenance(of: "font") == .mined)
    #expect(layer.provenance(of: "line height") == .derived)
    #expect(layer.provenance(of: "alignment") == .mined)
    #expect(layer.provenance(of: "color") == .kit)
  }

  @Test func aLineHeightMayBeMissing() throws {
    let text = try first(#"text "T" 1×1 @0,0 "x" SFPro-Regular 25 center"#).text
    #expect(text?.lineHeight == nil)
    #expect(text?.alignment == .center)
  }

  @Test func pathsAndStrokes() throws {
    let layer = try first(#"path "P" 1×1 @0,0 ~d="M0,0 L10,-2.5 Z" stroke 2 fill #000000"#)
    let path = Path([.move(Point(0, 0)), .line(Point(10, -2.5)), .close])
    #expect(layer.kind == .path(PathContent(path: path, strokeWidth: 2)))
    #expect(layer.provenance(of: "d") == .mined)
  }

  @Test func instancesWithOverrides() throws {
    let layer = try first(
      #"use "U" =1×1 ~@0,0 → Text Fields/A b/1 [*A/B.isVisible→0, swap → C/D (x), T#2.text="], x", fill→#FF0000 {S} + #000000@5%]  // note"#
    )
    guard case .use(let master, let overrides) = layer.kind else {
      Issue.record("no instance")
      return
    }
    #expect(master == "Text Fields/A b/1")
    let fills = [
      Fill(.color(Color(hex: 0xFF0000)), swatch: "S"),
      Fill(.color(Color(hex: 0, alpha: 0.05))),
    ]
    #expect(
      overrides == [
        Override(path: ["A", "B"], change: .visible(false)),
        Override(path: [], change: .swap("C/D (x)")),
        Override(path: ["T#2"], change: .text("], x")),
        Override(path: [], change: .fill(fills)),
      ])
    #expect(layer.provenance(of: "A/B.isVisible") == .own)
    #expect(layer.provenance(of: "size") == .derived)
    #expect(layer.provenance(of: "position") == .mined)
  }

  @Test func layersKnowTheirLine() throws {
    let kit = try kit("# head\n\nCOMPONENT \"C\" 1×1\n# between\n rect \"R\" 1×1 @0,0\n")
    let root = try kit.layer(named: "C")
    #expect(root.source == SourceLine(page: 0, line: 3))
    #expect(root.layers.first?.source == SourceLine(page: 0, line: 5))
  }

  @Test(arguments: [
    ("0.854869385283436", 0.854869385283436), ("131.76", 131.76), ("-0.75", -0.75), ("0.1", 0.1),
    ("253.95", 253.95), ("14.67", 14.67), ("999999.999999", 999999.999999), ("7", 7),
  ]) func numbersAreTheNearestDoubles(text: String, value: Double) throws {
    #expect(try first("rect \"R\" 1×1 @\(text),0").frame.minX == value)
  }
}
