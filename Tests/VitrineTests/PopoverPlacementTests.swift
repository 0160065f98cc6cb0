import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

@Suite struct PopoverPlacementTests {
  private let room = Rect(10, 10, 1174, 814)
  private let size = Size(402, 599)
  private let shape: PopoverShape
  private let kitPath: Path

  init() throws {
    let kit = try Renderer().kit
    shape = try PopoverShape(try kit.resolve(named: "Color Pickers/Light/iPad"))
    let popover = try kit.resolve(named: "Popovers (iPad Only)/Light/Bottom Middle")
    guard case .path(let content)? = popover.layers.first?.kind else { throw NoPath() }
    kitPath = content.path
  }

  private struct NoPath: Error {}

  private func place(_ source: Rect) -> PopoverPlacement {
    PopoverPlacement(size, beside: source, in: room, shape)
  }

  @Test func theKitsOutlineTellsItsArrow() {
    #expect(shape.cornerReach == 60.8)
    #expect(shape.arrowMargin == 60.8 + 28)
    #expect(shape.arrowLength == 13)
  }

  @Test func atTheKitsSizeTheOutlineIsTheKits() {
    let placement = PopoverPlacement(frame: Rect(.zero, size), edge: .bottom, arrow: 201)
    #expect(shape.outline(placement) == kitPath)
  }

  @Test func atOtherSizesTheCornersAreTheKits() {
    let frame = Rect(0, 0, 402, 504)
    let lower = shape.outline(PopoverPlacement(frame: frame, edge: .bottom, arrow: 201))
    var count = 0
    for (moved, stored) in zip(lower.elements, kitPath.elements) {
      guard case .cubic(let a, let b, let c) = stored, max(a.y, b.y, c.y) <= 60.8 else { continue }
      #expect(moved == .cubic(a, b, c))
      count += 1
    }
    #expect(count == 6)
    #expect((lower.controlBounds.maxY - kitPath.controlBounds.maxY + 95).magnitude < 1e-9)
  }

  @Test func itStandsBelowItsSource() {
    let placement = place(Rect(600, 20, 44, 44))
    #expect(placement.edge == .top)
    #expect(placement.frame.minX == 622 - 201)
    #expect(placement.tip(length: shape.arrowLength) == Point(622, 64))
  }

  @Test func aSourceBelowHasItAbove() {
    let placement = place(Rect(600, 760, 44, 44))
    #expect(placement.edge == .bottom)
    #expect(placement.tip(length: shape.arrowLength) == Point(622, 760))
  }

  @Test func inTheMiddleOfTheHeightItStandsBeside() {
    let right = place(Rect(100, 400, 44, 44))
    #expect(right.edge == .left)
    #expect(right.tip(length: shape.arrowLength) == Point(144, 422))
    let left = place(Rect(1000, 400, 44, 44))
    #expect(left.edge == .right)
    #expect(left.tip(length: shape.arrowLength) == Point(1000, 422))
  }

  @Test func nearACornerTheArrowStaysOnTheStraightPart() {
    let placement = place(Rect(10, 10, 20, 20))
    #expect(placement.frame.minX == 10)
    #expect(placement.arrow == shape.arrowMargin)
  }

  /// Wherever the source is, the popover is in the room and has its arrow on a straight part.
  @Test(arguments: 0..<200)
  func itStaysInTheRoom(seed: Int) {
    var random = Steps(seed)
    let source = Rect(
      Double(random.next(1400)) - 100, Double(random.next(1000)) - 100, Double(random.next(900)),
      Double(random.next(900)))
    let placement = place(source)
    let frame = placement.frame
    #expect(frame.minX >= room.minX && frame.maxX <= room.maxX)
    #expect(frame.minY >= room.minY && frame.maxY <= room.maxY)
    let extent = placement.edge.isLevel ? frame.width : frame.height
    #expect(placement.arrow >= min(shape.arrowMargin, extent / 2))
    #expect(placement.arrow <= extent - min(shape.arrowMargin, extent / 2))
    #expect(frame.height >= 260)
  }

  @Test(arguments: [PopoverPlacement.Edge.top, .bottom, .left, .right])
  func theArrowIsOnItsEdge(edge: PopoverPlacement.Edge) {
    let frame = Rect(0, 0, 300, 400)
    let bounds = shape.outline(PopoverPlacement(frame: frame, edge: edge, arrow: 140))
      .controlBounds
    // The arrow's control points lie a little beyond its tip.
    let reaches = [-bounds.minY, bounds.maxY - 400, -bounds.minX, bounds.maxX - 300]
    let edges: [PopoverPlacement.Edge] = [.top, .bottom, .left, .right]
    for (reach, side) in zip(reaches, edges) {
      #expect((reach - (side == edge ? 13.6775 : 0)).magnitude < 1e-6)
    }
  }

  @Test func aPlaceThatIsNoneIsTheMiddle() {
    let placement = place(Rect(.nan, .infinity, 5, 5))
    #expect(placement.frame.minX.isFinite && placement.frame.minY.isFinite)
  }
}
