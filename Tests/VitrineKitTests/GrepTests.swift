import Foundation
import Testing

/// The patterns that the kit document prints, on the page that it prints them for.
///
/// Two of them are repaired: the document has lost the backslashes before a bar and the mark of
/// building blocks.
@Suite struct GrepTests {
  private func grep(_ arguments: String...) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/grep")
    process.arguments = ["-n"] + arguments + ["specs/alerts.txt"]
    process.currentDirectoryURL = packageRoot
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func theDocumentsPatternsFindWhatItSays() throws {
    // Eight alerts and two overlays.
    let alerts = try grep(#"^COMPONENT "Alerts/\(Light\|Dark\)/"#)
    #expect(alerts.count == 10)
    #expect(alerts.filter { $0.contains("/Overlay\"") }.count == 2)
    let buttons = try grep("-A1", "^COMPONENT \"Alerts/\u{100EC3}/")
    #expect(buttons.filter { $0.contains(" text \"Label\" 88×22 @16,13") }.count == 6)
    #expect(buttons.filter { $0 != "--" }.count == 12)
    let overlays = try grep("-A1", #"Overlay" 200"#)
    #expect(overlays.filter { $0.contains("rect \"Overlay\" 200×200 @0,0") }.count == 2)
    let examples = try grep("-A3", #"^COMPONENT "Examples/Alert/"#)
    #expect(examples.filter { $0 != "--" }.count == 8)
    #expect(examples.filter { $0.contains(" use \"") }.count == 6)
  }

  @Test func oneAlertShowsAllItsChildren() throws {
    let lines = try grep("-A12", #"COMPONENT "Alerts/Light/Input Field x 2""#)
    #expect(lines.count == 13)
    #expect(lines.filter { $0.contains(" use \"") }.count == 4)
    #expect(lines.contains { $0.contains("group \"Buttons\" 268×67 @16,226 stack h gap8 pad19") })
  }

  @Test func thePageHoldsEighteenComponentsBelowTwoLinesOfHeader() throws {
    #expect(try grep("^COMPONENT").count == 18)
    #expect(try grep("^#").map { $0.prefix(2) } == ["1:", "2:"])
    #expect(try grep("^COMPONENT").first?.hasPrefix("3:") == true)
  }
}
