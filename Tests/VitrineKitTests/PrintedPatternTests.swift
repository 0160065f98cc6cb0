import Foundation
import Testing
import VitrineKit

/// The patterns that the documents of the sidebars and the colour pickers print.
///
/// Two of them are repaired: the document has lost the backslashes before a bar.
@Suite struct PrintedPatternTests {
  private func grep(_ arguments: String..., page: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/grep")
    process.arguments = ["-n"] + arguments + ["specs/\(page).txt"]
    process.currentDirectoryURL = packageRoot
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("Items/Trailing/", "-A3", 12), ("Items/Leading/", "-A5", 8), ("/States/", "-A3", 6),
    ("Items/Level", "-A1", 6), ("Header/Header\"", "-A5", 2), ("/Search/", "-A8", 4),
    ("/Toolbar/", "-A9", 4), ("/BG/", "-A1", 4), ("^COMPONENT \"Examples/Sidebar/", "-A40", 2),
  ])
  func aFamilyOfSidebarPartsIsFoundWithAllItsLayers(
    pattern: String, context: String, count: Int
  ) throws {
    let kit = try Kit()
    let lines = try grep(context, pattern, page: "sidebars")
    let found = lines.filter { $0.contains(":COMPONENT") }
    #expect(found.count == count)
    for line in found {
      let name = try #require(line.split(separator: "\"").dropFirst().first)
      let root = try kit.layer(named: String(name))
      let numbers = Set(lines.compactMap { Int($0.prefix { $0.isNumber }) })
      let layers = root.layers.flatMap { [$0] + $0.descendants }
      #expect(layers.allSatisfy { numbers.contains(Int($0.source.line)) }, "\(name)")
    }
  }

  @Test func allFiftyTwoSidebarPartsAreFound() throws {
    #expect(try grep("^COMPONENT \"Sidebar/", page: "sidebars").count == 52)
  }

  @Test func theFourPickersAreFound() throws {
    let lines = try grep(#"^COMPONENT "Color Pickers/\(Light\|Dark\)"#, page: "color-pickers")
    #expect(lines.count == 4)
  }

  @Test func oneRowOfTheGridShowsItsTwelveSwatches() throws {
    #expect(try grep("^ group \"Row\" 360", page: "color-pickers").count == 10)
    let row = try grep("-A12", "^ group \"Row\" 360×30 @0,150", page: "color-pickers")
    #expect(row.count == 13)
    #expect(row.filter { $0.contains("  group \"Swatch\" 30×30 @") }.count == 12)
  }

  @Test func theOpacityMetersAreFoundWithTheirSixLayers() throws {
    let lines = try grep("-A7", "Opacity Meter\" 362", page: "color-pickers")
    #expect(lines.filter { $0.contains(":COMPONENT") }.count == 2)
    for name in ["text \"Opacity\"", "group \"Slider\"", "oval \"Scrubber\"", "text \"100%\""] {
      #expect(lines.filter { $0.contains(name) }.count == 2)
    }
  }

  /// The selected dot is called “Stack”, so that one dot a page is not found.
  @Test func eightDotsAndTheAddButtonAreFoundInEachAppearance() throws {
    let lines = try grep(#"Swatch - Dot\|Add Button"#, page: "color-pickers")
    #expect(lines.count == 18)
    #expect(lines.filter { $0.contains("\"Add Button\"") }.count == 2)
  }

  @Test func theSheetsStandOnTheLinesThatTheDocumentNames() throws {
    let lines = try grep("group \"Stack\" 386×599", page: "color-pickers")
    #expect(lines.map { $0.prefix(4) } == ["219:", "235:"])
  }

  @Test func theNavigationBarsAreFoundWithTheirFiveLayers() throws {
    let lines = try grep("-A7", "group \"Navigation Bar\"", page: "color-pickers")
    #expect(lines.filter { $0.contains(" group \"Navigation Bar\"") }.count == 4)
    #expect(lines.filter { $0.contains("use \"Title\"") }.count == 4)
    #expect(lines.filter { $0.contains("Button\" 24×24") }.count == 8)
  }
}

extension Layer {
  /// The layers below, in the order of their lines.
  fileprivate var descendants: [Layer] { layers.flatMap { [$0] + $0.descendants } }
}
