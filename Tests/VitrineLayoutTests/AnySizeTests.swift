import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

/// Components at other sizes than their own.
@Suite struct AnySizeTests {
  private static let block = "Activity View/\u{100EC3}/"
  private let kit: KitLayout

  init() throws { kit = try KitLayout() }

  @Test(arguments: ["Light", "Dark"])
  func aListRowGivesItsWidthToTheLabel(_ appearance: String) throws {
    let row = try kit.place("\(Self.block)\(appearance)/List/List Row", at: Size(370, 52))
    let own = try kit.place("\(Self.block)\(appearance)/List/List Row")
    let grown = 370 - own.frame.width
    #expect(row.layers[0].frame == own.layers[0].frame)
    #expect(row.layers[1].frame.minX == own.layers[1].frame.minX)
    #expect(row.layers[1].frame.width == own.layers[1].frame.width + grown)
    #expect(row.layers[1].layers[0].frame.width == row.layers[1].frame.width)
  }

  @Test(arguments: ["Light", "Dark"])
  func aWideHeaderKeepsItsButtonAtTheEndAndItsPictureAtTheStart(_ appearance: String) throws {
    for name in ["Title + Subtitle", "Title + Pop Up Button", "SharePlay"] {
      let own = try kit.place("\(Self.block)\(appearance)/Headers/\(name)")
      let header = try kit.place(
        "\(Self.block)\(appearance)/Headers/\(name)", at: Size(430, own.frame.height))
      let close = try #require(header["Close Button"])
      #expect(close == Rect(370, 16, 44, 44))
      #expect(header.layers[0].frame == own.layers[0].frame)
    }
  }

  @Test(arguments: ["Light", "Dark"])
  func theSharePlayButtonKeepsItsDistanceFromTheHeadersEnd(_ appearance: String) throws {
    let header = try kit.place("\(Self.block)\(appearance)/Headers/SharePlay", at: Size(430, 152))
    let button = try #require(header["SharePlay Button"])
    #expect(abs(430 - button.maxX - 16.29) < 0.001)
    #expect(button.minY == 101)
  }

  @Test(arguments: [130.0, 132, 232, 272])
  func anAlertButtonKeepsSixteenBesideItsLabel(_ width: Double) throws {
    for name in ["Light/1 Primary", "Dark/3 Destructive"] {
      let button = try kit.place("Alerts/\u{100EC3}/\(name)", at: Size(width, 48))
      #expect(button["Label"] == Rect(16, 13, width - 32, 22))
    }
  }

  @Test func anAlertIsNeverTooLowForItsWords() throws {
    let narrow = try kit.place("Alerts/Light/Default", at: Size(300, 100))
    #expect(narrow.frame.size == Size(300, 184))
    #expect(try kit.place("Alerts/Light/Default", at: Size(300, 240)).frame.height == 240)
  }

  @Test func aButtonThatHugsItsLabelIsNeverTooNarrow() throws {
    let button = try kit.place("\(Self.block)Light/Buttons/Options", at: Size(40, 36))
    #expect(button.frame.width == 93)
  }

  @Test(arguments: ["Light", "Dark"])
  func theShareSheetReachesTheEdgesOfAnyScreen(_ appearance: String) throws {
    let full = try kit.place("Activity View/\(appearance)/Card - Full Height", at: Size(440, 956))
    #expect(full["Overlay"] == Rect(0, 0, 440, 956))
    #expect(full["Stack"] == Rect(0, 72, 440, 894))
    #expect(full["Stack", "Activity View"]?.width == 440)
    #expect(full["Stack", "Activity View", "Actions"]?.width == 440)
  }

  /// Rows of a stack neither overlap nor leave their parent, whatever the width.
  @Test(arguments: [375.0, 402, 440])
  func nothingInAShareSheetOverlaps(_ width: Double) throws {
    let contents = try kit.place("\(Self.block)Light/Contents", at: Size(width, 1063))
    var bottom = 0.0
    for row in contents.layers {
      #expect(row.frame.minY >= bottom - 0.001, "\(row.layer.name)")
      #expect(row.frame.minX >= 0 && row.frame.maxX <= width + 0.001, "\(row.layer.name)")
      bottom = row.frame.maxY
    }
    #expect(abs(bottom - 1063) < 0.001)
  }

  @Test(arguments: ["activity-views", "alerts", "color-pickers", "sidebars"])
  func noStackLetsItsChildrenOverlapMoreThanTheKitDoes(_ page: String) throws {
    for name in try kit.names(ofPage: page) {
      let own = try kit.place(name)
      for growth in [17.0, 120] {
        let size = Size(own.frame.width + growth, own.frame.height)
        check(try kit.place(name, at: size), against: own, path: "\(name) +\(growth)")
      }
    }
  }

  private func check(_ placed: PlacedLayer, against own: PlacedLayer, path: String) {
    if placed.layer.stack != nil {
      let overlap = placed.largestOverlap
      #expect(overlap <= own.largestOverlap + 0.001, "\(path): \(overlap)")
    }
    for (child, ownChild) in zip(placed.layers, own.layers) {
      check(child, against: ownChild, path: path + "/" + child.layer.name)
    }
  }
}

extension PlacedLayer {
  /// How far two neighbours among the stacked children reach into each other at most.
  fileprivate var largestOverlap: Double {
    let children = layers.filter { !$0.layer.ignoresStack }.map { $0.frame }
    return zip(children, children.dropFirst()).reduce(0) { largest, pair in
      let isVertical = layer.stack?.axis == .vertical
      let overlap =
        isVertical ? pair.0.maxY - pair.1.minY : pair.0.maxX - pair.1.minX
      return max(largest, overlap)
    }
  }
}
