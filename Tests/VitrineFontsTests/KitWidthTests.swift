import Testing
import VitrineFonts
import VitrineText

/// The kit's hugging boxes: text, font, size, stored width, and what is missing before the fit.
@Suite struct KitWidthTests {
  struct Box: Sendable, CustomStringConvertible {
    var text: String
    var weight: String
    var size: Double
    var width: Double
    /// The width by the recipe alone.
    var recipe: Double
    var description: String { "\(text) \(weight) \(size)" }
    var attributes: TextAttributes {
      TextAttributes(fontName: "SFPro-\(weight)", size: size, lineHeight: nil)
    }
  }

  static let boxes = [
    Box(text: "Location Included", weight: "Regular", size: 15, width: 122, recipe: 121.14),
    Box(text: "Everyone can make changes", weight: "Regular", size: 15, width: 195, recipe: 195.06),
    Box(text: "Options", weight: "Regular", size: 15, width: 54, recipe: 53.07),
    Box(text: "SharePlay", weight: "Regular", size: 17, width: 76, recipe: 75.42),
    Box(text: "247", weight: "Regular", size: 16, width: 28, recipe: 27.59),
    Box(text: "Options", weight: "Regular", size: 13, width: 48, recipe: 46.83),
    Box(text: "Edit Actions", weight: "Medium", size: 17, width: 94, recipe: 93.84),
    Box(text: "Title", weight: "Regular", size: 17, width: 33, recipe: 33.03),
    Box(text: "Subtitle", weight: "Regular", size: 13, width: 47, recipe: 46.39),
    Box(text: "Detail", weight: "Regular", size: 17, width: 44, recipe: 43.16),
    Box(text: "Search", weight: "Medium", size: 17, width: 55, recipe: 54.65),
    Box(text: "Edit", weight: "Medium", size: 17, width: 31, recipe: 30.28),
    Box(text: "Title", weight: "Semibold", size: 17, width: 35, recipe: 34.70),
    // Inter's percent sign is narrower than the kit's: the fit has to supply the most here.
    Box(text: "100%", weight: "Semibold", size: 17, width: 47, recipe: 43.01),
  ]

  @Test(arguments: boxes) func theRecipeGivesTheKnownWidth(_ box: Box) throws {
    let layout = try KitType.typesetter().layout(
      box.text, attributes: box.attributes, box: TextBox())
    let width = try #require(layout.lines.first).width
    #expect(abs(width - box.recipe) < 0.02, "\(width)")
    if box.text != "100%" { #expect(abs(width - (box.width - 0.5)) < 1, "\(width)") }
  }

  @Test(arguments: boxes) func theFitFillsTheStoredWidth(_ box: Box) throws {
    let layout = try KitType.typesetter().layout(
      box.text, attributes: box.attributes, box: TextBox(fittedWidth: box.width))
    let line = try #require(layout.lines.first)
    #expect(abs(line.width - (box.width - 0.5)) < 1e-9)
    #expect(layout.size.width == box.width)
  }

  @Test func theAlertDescriptionBreaksAfterItsComma() throws {
    let text = "A message should be a short, complete sentence."
    let layout = try KitType.typesetter().layout(
      text, attributes: .regular(), box: TextBox(width: 256))
    #expect(layout.lines(of: text) == ["A message should be a short,", "complete sentence."])
    #expect(abs(layout.lines[0].width - 224.43) < 0.1, "\(layout.lines[0].width)")
    #expect(layout.size.height == 44)
  }

  @Test(arguments: [
    (11.0, 13.0, 10.0), (13, 14, 12), (13, 16, 13), (13, 18, 14), (15, 18, 14), (15, 20, 15),
    (16, 19, 15), (17, 20, 16), (17, 22, 17),
  ])
  func baselinesFollowSketchsRule(size: Double, lineHeight: Double, baseline: Double) throws {
    let layout = try KitType.typesetter().layout(
      "Title\nTitle", attributes: .regular(size, lineHeight: lineHeight), box: TextBox())
    #expect(layout.lines.map(\.baseline) == [baseline, baseline + lineHeight])
  }

  @Test func theNaturalLineHeightIsWhole() throws {
    let layout = try KitType.typesetter().layout(
      "247", attributes: .regular(16, lineHeight: nil), box: TextBox())
    #expect(layout.size.height == 19)
  }
}
