import Foundation
import Testing
import VitrineGraphics
import VitrineKit

@Suite struct ActivityViewsPageTests {
  private static let block = "Activity View/\u{100EC3}/"

  @Test(arguments: [
    (["-n", #"^COMPONENT "Activity View/[A-Za-z]*/Card"#], 4),
    (["-n", "^COMPONENT \"\(block)[A-Za-z]*/Contents"], 2),
    (["-n", "^COMPONENT \"\(block)[A-Za-z]*/Headers/"], 12),
    (["-n", "^COMPONENT \"\(block)[A-Za-z]*/Buttons/"], 8),
    (["-nE", "^COMPONENT \"\(block)(Light|Dark)/(App|Person|List)"], 6),
    (["-nE", "^COMPONENT \"\(block)(Thumbnails|Person - Photo|Notification|Options)"], 6),
    (["-nE", #"group "(Recent Contacts|Recent Apps|Actions)""#], 8),
    (["-n", #"use "Close Button""#], 12),
  ])
  func printedPatternsFindWhatTheDocumentCounts(arguments: [String], count: Int) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../specs/activity-views.txt")
    #expect(try matchCount(arguments, in: page) == count)
  }

  @Test func componentsFollowTheDocumentsTables() throws {
    let names = try Kit().components(ofPage: "activity-views").map(\.name)
    let families = names.map { name in
      ["Card", "Contents", "Headers", "Buttons", "App", "Thumbnails", "Person - Photo"]
        .first { family in name.contains("/\(family)") } ?? "other"
    }
    #expect(names.count == 38)
    #expect(families[..<4].allSatisfy { $0 == "Card" })
    #expect(families[4..<6].allSatisfy { $0 == "Contents" })
    #expect(families[6..<18].allSatisfy { $0 == "Headers" })
    #expect(families[18..<26].allSatisfy { $0 == "Buttons" })
    #expect(names.last == Self.block + "Options")
  }

  @Test func oneHeaderIsOnePointWider() throws {
    let kit = try Kit()
    let headers = kit.components.filter { $0.name.contains("/Headers/") }
    let wide = try headers.filter { try kit.layer(named: $0.name).frame.width != 402 }
    #expect(wide.map(\.name) == [Self.block + "Dark/Headers/Title + Subtitle + Drill-in Button"])
    let close = try layer("Close Button", in: try kit.layer(named: wide[0].name))
    #expect(close.frame.minX == 343)
  }

  @Test func lastRowReadsPrintInLightAndMoreInDark() throws {
    #expect(try lastRowLabel(in: "Light") == "Print")
    #expect(try lastRowLabel(in: "Dark") == "More")
  }

  @Test func contentsUseTheLightShareTargetsInBothAppearances() throws {
    for appearance in ["Light", "Dark"] {
      let contents = try Kit().layer(named: Self.block + appearance + "/Contents")
      for name in ["Person 1", "Person 5", "App 1", "App 5"] {
        guard case .use(let master, _) = try layer(name, in: contents).kind else {
          Issue.record("\(name) is no instance")
          continue
        }
        #expect(master.hasPrefix(Self.block + "Light/"))
      }
    }
  }

  @Test func halfHeightCardsSwapTheHeader() throws {
    let card = try Kit().resolve(named: "Activity View/Dark/Card - Half Height")
    #expect(try layer("Header", in: card).contentSize == Size(402, 156))
    #expect(try layer("Pop Up Button", in: card).frame.size == Size(190, 34))
  }

  @Test func headersKeepTheirRootFillUndrawnAndTheirBorderDrawn() throws {
    let header = try Kit().layer(named: Self.block + "Dark/Headers/SharePlay")
    #expect(header.fills.map(\.isDrawn) == [false])
    #expect(header.borders.map(\.width) == [0.5])
  }

  private func lastRowLabel(in appearance: String) throws -> String {
    let contents = try Kit().resolve(named: Self.block + appearance + "/Contents")
    let section = try layer("Section 3", in: contents)
    let row = try layer("List Row 2", in: section)
    guard case .text(let content) = try layer("Label", in: row).kind else { return "" }
    return content.string
  }

  /// Returns the first layer of a name, searched depth first.
  private func layer(_ name: String, in root: Layer) throws -> Layer {
    func search(_ layer: Layer) -> Layer? {
      for child in layer.layers {
        if child.name == name { return child }
        if let found = search(child) { return found }
      }
      return nil
    }
    return try #require(search(root), "there is no layer \(name)")
  }

  private func matchCount(_ arguments: [String], in file: URL) throws -> Int {
    let grep = Process()
    let output = Pipe()
    grep.executableURL = URL(filePath: "/usr/bin/grep")
    grep.arguments = arguments + [file.path]
    grep.standardOutput = output
    try grep.run()
    let lines = output.fileHandleForReading.readDataToEndOfFile()
    grep.waitUntilExit()
    return lines.count { $0 == UInt8(ascii: "\n") }
  }
}
