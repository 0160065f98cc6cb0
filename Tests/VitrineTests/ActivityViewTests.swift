import Testing
import VitrineGraphics
import VitrineKit
import VitrineLayout

@testable import Vitrine

@Suite struct ActivityViewTests {
  static let preview = SharePreview("Trip.pdf", subtitle: "PDF")

  @Test func airDropMessagesAndMailLeadTheApps() {
    let view = ActivityView(Self.preview) {
      Activity("Notes", icon: .named("Notes"))
      Activity("Mail", icon: .mail)
      Activity("AirDrop", icon: .airDrop)
      Activity("Messages", icon: .messages)
    }
    #expect(view.orderedApps.map { $0.title } == ["AirDrop", "Messages", "Mail", "Notes"])
  }

  @Test func builtInActionsComeFirstInAFixedOrder() {
    let sections = ActivitySection.arranged([
      Activity("Crop"), Activity("Print", type: .print),
      Activity("Copy", type: .copyToPasteboard), Activity("Save", type: .saveToCameraRoll),
    ])
    let titles = sections.map { section in section.activities.map { $0.title } }
    #expect(titles == [["Copy"], ["Save", "Print"], ["Crop"]])
  }

  @Test func customActionsCanComeFirst() {
    let sections = ActivitySection.arranged(
      [Activity("Print", type: .print), Activity("Crop")], order: .customFirst)
    #expect(sections.map { $0.activities[0].title } == ["Crop", "Print"])
  }

  @Test func excludedActionsAreLeftOut() {
    let sections = ActivitySection.arranged(
      [Activity("Print", type: .print), Activity("Crop")], excluding: [.print])
    #expect(sections.map { $0.activities[0].title } == ["Crop"])
  }

  @Test func aNameBreaksBehindItsFirstWord() {
    #expect(Person("Anna Maria de Souza").label == "Anna\nMaria de Souza")
    #expect(Person("Ana\nMartins Lima").label == "Ana\nMartins Lima")
    #expect(Person("Oma").label == "Oma")
  }

  @Test func initialsAreTheFirstLettersOfFirstAndLastWord() {
    #expect(Person("Anna Maria Souza").initials == "AS")
    #expect(Person("Émile").initials == "É")
    #expect(Person("").initials.isEmpty)
  }

  @Test func rowsWithoutContentAreMissing() throws {
    let contents = try place(ActivityView(Self.preview))
    let names = contents.layers.map { $0.layer.name }
    #expect(names == ["Header", "Stack"])
    #expect(contents.frame.height == 132 + 94)
  }

  @Test func withoutWordsThereIsNoEditButton() throws {
    let contents = try place(ActivityView(Self.preview, editTitle: ""))
    #expect(contents.layers.map { $0.layer.name } == ["Header"])
  }

  @Test func morePeopleThanFitGoOnBeyondTheEdge() throws {
    var view = ActivityView(Self.preview)
    view.people = (1...40).map { Person("P \($0)") }
    let row = try #require(try place(view).layers.first { $0.layer.name == "Recent Contacts" })
    // The fifth peeks in at 392 of 402; what starts beyond the screen is not built.
    #expect(row.layers.map { $0.frame.minX } == [24, 116, 208, 300, 392])
    #expect(row.frame.width == 402)
  }

  @Test func aLongListIsBuiltAsFarAsTheScreenReaches() throws {
    var view = ActivityView(Self.preview)
    view.sections = [ActivitySection((1...100_000).map { Activity("Action \($0)") })]
    let list = try #require(try place(view).layers.first { $0.layer.name == "Actions" })
    #expect(list.layers[0].layers.count < 25)
    #expect(list.frame.height > 874)
  }

  @Test func aLongTitleTakesTwoLinesAndIsThenCut() throws {
    let words = "The whole story of how we crossed the mountains in winter with two dogs and a tent"
    let view = ActivityView(SharePreview(words + " " + words))
    let title = try #require(try place(view).first(named: "Title")).layer
    #expect(title.text?.lines.count == 2)
    #expect(title.frame.height == 40)
  }

  @Test func aLongLabelShrinksToFourFifthsBeforeItIsCut() throws {
    let shrunk = try label("Photo Library")
    #expect(shrunk.lineWidth <= 78)
    #expect(!shrunk.isCut)
    let cut = try label("Photo Library of the Family")
    #expect(cut.isCut)
  }

  @Test func aLongTitleInTheListTakesTwoLinesAndItsRowGrows() throws {
    let rows = try list(["Copy", "Add to the shared album of our summer holidays", "Print"])
    #expect(rows.map { $0.frame.height } == [52, 74, 52])
    #expect(rows.map { $0.frame.minY } == [0, 52, 126])
    let label = try #require(rows[1].first(named: "Label")?.layer)
    #expect(label.text?.lines.count == 2 && label.text?.isTruncated == false)
    #expect(label.frame.height == 44 && label.frame.minY == 15)
    let symbol = try #require(rows[1].first(named: "Stack")?.layer)
    #expect(symbol.frame.minY == 26)
  }

  @Test func aTitleInTheListIsCutBehindItsSecondLine() throws {
    let words = "Add to the shared album of our summer holidays in the mountains of the north"
    let rows = try list([words + ", " + words])
    let label = try #require(rows[0].first(named: "Label")?.layer)
    #expect(label.text?.lines.count == 2 && label.text?.isTruncated == true)
    #expect(rows[0].frame.height == 74)
  }

  @Test func aRowWithABadgeGrowsToo() throws {
    let words = "Add to the shared album of our summer holidays"
    let rows = try list([words], badge: "12")
    #expect(rows[0].frame.height == 74)
    let badge = try #require(rows[0].first(named: "Badge")?.layer)
    #expect(badge.frame.minY == 25)
  }

  @Test func atAccessibilitySizesTitlesInTheListAreNotCut() throws {
    let words = "Add to the shared album of our summer holidays in the mountains of the north"
    let rows = try list([words], typeSize: .accessibility3)
    let label = try #require(rows[0].first(named: "Label")?.layer)
    #expect(label.text?.isTruncated == false && (label.text?.lines.count ?? 0) > 2)
  }

  /// The rows of a list of one section.
  private func list(
    _ titles: [String], badge: String? = nil, typeSize: DynamicTypeSize = .large
  ) throws -> [PlacedLayer] {
    var view = ActivityView(Self.preview)
    view.sections = [
      ActivitySection(titles.map { Activity($0, systemImage: "star", badge: badge) })
    ]
    let contents = try place(view, typeSize: typeSize)
    let list = try #require(contents.layers.first { $0.layer.name == "Actions" })
    return try #require(list.layers.first).layers
  }

  private func label(_ title: String) throws -> (lineWidth: Double, isCut: Bool) {
    var view = ActivityView(Self.preview)
    view.apps = [Activity(title, icon: .messages)]
    let found = try #require(try place(view).first(named: "App 1")?.layer.first(named: "Label"))
    let text = try #require(found.layer.text)
    return (text.size.width, text.isTruncated)
  }

  @Test func anUnknownSymbolIsAnErrorWithTheNearestName() throws {
    var view = ActivityView(Self.preview)
    view.quickActions = [Activity("Open", systemImage: "foldr")]
    #expect(throws: KitError.self) { try self.place(view) }
  }

  private func place(
    _ view: ActivityView, typeSize: DynamicTypeSize = .large
  ) throws -> PlacedLayer {
    let renderer = try Renderer()
    let assembly = ActivityViewAssembly(
      view: view, kit: renderer.kit, appearance: .light, screenSize: Size(402, 874),
      isRightToLeft: false, typeScale: try TypeScale(typeSize, kit: renderer.kit))
    return LayerPlacer(text: renderer.text).place(try assembly.contents())
  }
}
