import Testing
import VitrineGraphics
import VitrineKit
import VitrineText

@testable import VitrineLayout

private let source = SourceLine(page: 0, line: 1)

private func box(_ name: String, _ frame: Rect, _ change: (inout Layer) -> Void = { _ in })
  -> Layer
{
  var layer = Layer(name: name, kind: .rect, frame: frame, source: source)
  change(&layer)
  return layer
}

private func group(
  _ frame: Rect, _ stack: Stack?, _ layers: [Layer], _ change: (inout Layer) -> Void = { _ in }
) -> Layer {
  var layer = Layer(name: "Group", kind: .group, frame: frame, source: source)
  layer.stack = stack
  layer.layers = layers
  change(&layer)
  return layer
}

private func words(_ string: String, _ frame: Rect, hugs: Bool = true) -> Layer {
  let content = TextContent(string: string, font: "Square", fontSize: 10, lineHeight: 20)
  var layer = Layer(name: "Words", kind: .text(content), frame: frame, source: source)
  if hugs { layer.heightSizing = .hug }
  return layer
}

@Suite struct LayerPlacerTests {
  private let placer = LayerPlacer(text: SquareText())

  @Test func storedFramesWinOverTheStackThatTheyDisagreeWith() {
    let stack = Stack(axis: .horizontal, gap: 78, padding: .zero)
    let row = group(
      Rect(0, 0, 320, 54), stack,
      [box("A", Rect(0, 0, 55, 44)), box("B", Rect(220, 0, 100, 44))])
    let placed = placer.place(row)
    #expect(placed.layers.map { $0.frame.minX } == [0, 220])
  }

  @Test func growingTextPushesWhatFollowsAndTheStackHugsIt() {
    var title = words("0123456789", Rect(8, 8, 100, 20))
    title.textIsChanged = true
    if case .text(var content) = title.kind {
      content.string = "0123456789012345678901234"
      title.kind = .text(content)
    }
    let stack = Stack(axis: .vertical, gap: 10, padding: EdgeInsets(8, 8, 24, 8))
    let column = group(
      Rect(0, 0, 116, 82), stack, [title, box("Below", Rect(8, 38, 100, 20))]
    ) { $0.heightSizing = .hug }
    let placed = placer.place(column)
    #expect(placed.layers[0].frame == Rect(8, 8, 100, 60))
    #expect(placed.layers[1].frame.minY == 78)
    #expect(placed.frame.height == 122)
  }

  @Test func aStoredOddityIsKeptWhenTheStackIsLaidOutAnew() {
    // The second child is stored three points lower than the stack would put it.
    let stack = Stack(axis: .vertical, gap: 0, padding: .zero)
    var first = words("0123456789", Rect(0, 0, 100, 20))
    if case .text(var content) = first.kind {
      content.string += "X"
      first.kind = .text(content)
    }
    first.textIsChanged = true
    let column = group(Rect(0, 0, 100, 60), stack, [first, box("B", Rect(5, 23, 90, 20))]) {
      $0.heightSizing = .hug
    }
    let placed = placer.place(column)
    #expect(placed.layers[1].frame == Rect(5, 43, 90, 20))
    #expect(placed.frame.height == 80)
  }

  @Test func fillersShareWhatARowGains() {
    let stack = Stack(axis: .horizontal, gap: 8, padding: .zero)
    let row = group(
      Rect(0, 0, 272, 48), stack,
      [
        box("A", Rect(0, 0, 132, 48)) { $0.widthSizing = .fill },
        box("B", Rect(140, 0, 132, 48)) { $0.widthSizing = .fill },
      ])
    let placed = placer.place(row, size: Size(300, 48))
    #expect(placed.layers.map { $0.frame } == [Rect(0, 0, 146, 48), Rect(154, 0, 146, 48)])
  }

  @Test func aRebuiltRowGivesItsOnlyFillerEverything() {
    let stack = Stack(axis: .horizontal, gap: 8, padding: .zero)
    let row = group(
      Rect(0, 0, 272, 48), stack, [box("A", Rect(0, 0, 132, 48)) { $0.widthSizing = .fill }]
    ) { $0.isRebuilt = true }
    #expect(placer.place(row).layers[0].frame == Rect(0, 0, 272, 48))
  }

  @Test func aHiddenChildLeavesNoGap() {
    let stack = Stack(axis: .vertical, gap: 10, padding: .zero)
    let column = group(
      Rect(0, 0, 50, 80), stack,
      [
        box("A", Rect(0, 0, 50, 20)),
        box("B", Rect(0, 30, 50, 20)) {
          $0.isHidden = true
          $0.visibilityIsChanged = true
        },
        box("C", Rect(0, 60, 50, 20)),
      ]
    ) { $0.heightSizing = .hug }
    let placed = placer.place(column)
    #expect(placed.layers.map { $0.layer.name } == ["A", "C"])
    #expect(placed.layers[1].frame.minY == 30)
    #expect(placed.frame.height == 50)
  }

  @Test func leftOverRoomGoesBetweenTheChildrenWhenAsked() {
    var stack = Stack(axis: .horizontal, gap: 25, padding: .zero)
    stack.justification = .spaceBetween
    let dots = (0..<5).map { box("\($0)", Rect(56.75 * Double($0), 0, 30, 30)) }
    let placed = placer.place(group(Rect(0, 0, 257, 30), stack, dots), size: Size(265, 30))
    #expect(placed.layers.map { $0.frame.minX } == [0, 58.75, 117.5, 176.25, 235])
  }

  @Test(arguments: [
    (Resizing.stretch, Rect(10, 5, 120, 20)), (.start, Rect(10, 5, 80, 20)),
    (.center, Rect(30, 5, 80, 20)), (.end, Rect(50, 5, 80, 20)), (.scale, Rect(14, 5, 112, 20)),
  ])
  func childrenFollowTheirParentsWidth(rule: Resizing, expected: Rect) {
    let child = box("A", Rect(10, 5, 80, 20)) { $0.horizontalResizing = rule }
    let placed = placer.place(group(Rect(0, 0, 100, 30), nil, [child]), size: Size(140, 30))
    #expect(placed.layers[0].frame == expected)
  }

  @Test func anInstanceIsLaidOutAtItsOwnSize() {
    var instance = group(
      Rect(7, 9, 132, 48), nil, [box("Label", Rect(16, 13, 88, 22))])
    instance.contentSize = Size(120, 48)
    let placed = placer.place(group(Rect(0, 0, 200, 100), nil, [instance]))
    #expect(placed.layers[0].layers[0].frame == Rect(16, 13, 100, 22))
  }

  @Test func mirroringKeepsSizesAndSwapsSides() {
    let inner = group(Rect(0, 0, 100, 20), nil, [box("A", Rect(10, 2, 30, 5))])
    let mirrored = placer.place(inner).mirrored()
    #expect(mirrored.layers[0].frame == Rect(60, 2, 30, 5))
  }
}
