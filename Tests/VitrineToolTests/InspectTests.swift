import Foundation
import Testing

@Suite struct InspectTests {
  /// The layers of a component in drawing order, each as its JSON object.
  private func layers(_ name: String, _ options: String...) throws -> [[String: Any]] {
    let run = try ToolRun(["inspect", name, "--json"] + options)
    let document = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any], "\(run.errors)")
    func all(_ layer: [String: Any]) -> [[String: Any]] {
      [layer] + (layer["layers"] as? [[String: Any]] ?? []).flatMap(all)
    }
    return all(try #require(document["root"] as? [String: Any]))
  }

  @Test func anExpandedInstanceTellsItsOwnMarksAndThoseOfItsMaster() throws {
    let fields = try layers("Alerts/Light/Input Field x 1", "--expand")
    let field = try #require(
      fields.first { $0["master"] as? String == "Text Fields/Light/Placeholder" })
    #expect(field["page"] as? String == "alerts" && field["provenance"] as? String == "kit")
    #expect((field["marks"] as? [String: String])?["sizing"] == "own")
    let master = try #require(field["masterSource"] as? [String: Any])
    #expect(master["page"] as? String == "own/text-fields")
    #expect(master["provenance"] as? String == "mined")
    #expect(master["marks"] as? [String: String] == ["size": "mined"])
    #expect(master["note"] as? String == "mined: size of the Light master")
    #expect((master["line"] as? Int ?? 0) > 0)
  }

  @Test func aSwappedInstanceTellsTheMasterThatItShows() throws {
    let rows = try layers("Examples/Sidebar/Light", "--expand")
    let states = rows.filter { $0["name"] as? String == "State" }
    let lines = states.compactMap { ($0["masterSource"] as? [String: Any])?["line"] as? Int }
    #expect(lines.count == states.count && Set(lines).count == 2)
  }

  @Test func whatIsNotExpandedHasNoMasterSource() throws {
    let fields = try layers("Alerts/Light/Input Field x 1")
    #expect(fields.contains { $0["kind"] as? String == "use" })
    #expect(fields.allSatisfy { $0["masterSource"] == nil })
  }

  @Test func cornersTellTheirStyle() throws {
    let alert = try layers("Alerts/Light/Default")[0]
    let corners = try #require(alert["corners"] as? [String: Any])
    #expect(corners["radii"] as? [Double] == [34, 34, 34, 34])
    #expect(corners["smoothing"] as? Double == 0.6 && corners["style"] as? Int == 1)
    let button = try layers("Alerts/Light/1 Primary")[0]
    let capsule = try #require(button["corners"] as? [String: Any])
    #expect(capsule["radii"] as? String == "max" && capsule["style"] == nil)
  }

  @Test func aStoredZeroIsToldAndOneThatNobodyStatesIsNot() throws {
    let header = try layers("Activity View/Light/Headers/Title + Subtitle")
    let corners = try #require(header[0]["corners"] as? [String: Any])
    #expect(corners["radii"] as? [Double] == [0, 0, 0, 0] && corners["smoothing"] == nil)
    let sheet = try layers("Activity View/Light/Card - Full Height")
    let stack = try #require(
      sheet.first { $0["name"] as? String == "Stack" }?["stack"] as? [String: Any])
    #expect(stack["gap"] as? Double == 0 && stack["padding"] == nil)
    let level = try layers("Sidebar/Light/Items/Level 1")[0]
    let row = try #require(level["stack"] as? [String: Any])
    #expect(row["padding"] as? [Double] == [0, 0, 0, 30] && row["gap"] == nil)
    #expect(level["marks"] as? [String: String] == ["stack axis": "own"])
    #expect(level["corners"] == nil)
  }

  @Test func smoothingAndStyleHaveMarksOfTheirOwn() throws {
    let sheet = try #require(
      try layers("Color Pickers/Light/iPhone").first { $0["name"] as? String == "Stack" })
    let marks = try #require(sheet["marks"] as? [String: String])
    #expect(marks["smoothing"] == "derived" && marks["corner style"] == "derived")
    #expect(marks["corners"] == nil)
  }

  @Test func layersTellHowTheyTakeOrFollowASize() throws {
    let example = try layers("Examples/Sidebar/Light")
    let sidebar = try #require(example.first { $0["name"] as? String == "Sidebar" })
    #expect(sidebar["resize"] as? [String: String] == ["width": "start", "height": "stretch"])
    #expect(sidebar["sizing"] == nil)
    let row = try #require(example.first { $0["name"] as? String == "Search" })
    #expect(row["sizing"] as? [String: String] == ["width": "fill", "height": "fixed"])
    #expect(row["resize"] == nil)
    #expect(example[0]["sizing"] == nil && example[0]["resize"] == nil)
  }

  @Test func noMarkIsAFragmentOfTheGrammar() throws {
    for page in ["activity-views", "color-pickers", "sidebars"] {
      let names = try ToolRun("list", "--page", page).text.split(separator: "\n")
      for name in names.prefix(12) {
        for layer in try layers(String(name)) {
          let marks = layer["marks"] as? [String: String] ?? [:]
          #expect(marks.keys.allSatisfy { !$0.hasSuffix("-") }, "\(name)")
        }
      }
    }
    let row = try layers("Activity View/Light/List/List Row")[0]
    #expect((row["marks"] as? [String: String])?["align"] == "derived")
  }

  @Test func theStoredTextColourStandsBesideTheFillsThatHideIt() throws {
    let label = try #require(
      try layers("Alerts/Light/3 Destructive").first { $0["name"] as? String == "Label" })
    let color = try #require(label["textColor"] as? [String: Any])
    let fills = try #require(label["fills"] as? [[String: Any]])
    #expect(color["color"] as? String == "#FFFFFF" && color["alpha"] as? Double == 1)
    #expect(fills.map { $0["color"] as? String } == ["#FFFFFF", "#FF383C"])
    let title = try #require(
      try layers("Alerts/Light/Default").first { $0["name"] as? String == "Title" })
    #expect(title["textColor"] == nil)
  }
}
