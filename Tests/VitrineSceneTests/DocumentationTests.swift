import Testing
import Vitrine
import VitrineKit

@testable import VitrineScene

@Suite struct DocumentationTests {
  private static let pages = ["scenes", "alerts", "share-sheets", "sidebars", "color-pickers"]

  private static func text(_ page: String) -> String {
    String(decoding: SceneFolder.bytes(of: "Documentation/\(page).md"), as: UTF8.self)
  }

  /// The scenes of a page, each with the line that it starts on.
  private static func scenes(_ page: String) -> [(line: Int, text: String)] {
    var scenes: [(line: Int, text: String)] = []
    var isInside = false
    for (index, line) in text(page).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line == "```json" {
        scenes.append((index + 2, ""))
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        scenes[scenes.count - 1].text += line + "\n"
      }
    }
    return scenes
  }

  @Test(arguments: pages)
  func everySceneOfAPageIsDrawnAsAsked(page: String) throws {
    let renderer = try Renderer()
    let scenes = Self.scenes(page)
    #expect(scenes.count >= (page == "scenes" ? 1 : 3))
    for scene in scenes {
      let place = "\(page).md:\(scene.line)"
      let file = try SceneFile(parsing: Array(scene.text.utf8), name: place)
      try file.check(in: renderer.kit)
      // The pages are to be read without files beside them.
      #expect(file.pictures.isEmpty && file.backdropPicture == nil, "\(place)")
      let picture = try renderer.picture(of: file.scene, scale: 1)
      #expect(picture.warnings.isEmpty, "\(place)")
    }
  }

  @Test(arguments: pages)
  func everyPictureOfAPageIsThere(page: String) {
    let parts = Self.text(page).split(separator: "src=\"Pictures/").dropFirst()
    #expect(parts.count == Self.scenes(page).count)
    for part in parts {
      let name = part.prefix { $0 != "\"" }
      #expect(!SceneFolder.bytes(of: "Documentation/Pictures/\(name)").isEmpty, "\(name)")
    }
  }

  @Test(arguments: [
    ("scenes", []), ("alerts", ["alert"]),
    ("share-sheets", ["activityView", "header", "person", "app", "action"]),
    ("sidebars", ["sidebar", "row"]), ("color-pickers", ["colorPicker"]),
  ])
  func everyKeyOfTheSchemaIsTold(page: String, parts: [String]) throws {
    let schema = try JSONValue(
      parsing: SceneFolder.bytes(of: "Documentation/scene.schema.json"), file: "schema")
    let definitions = Self.member("$defs", of: schema)
    let described = parts.isEmpty ? [schema] : parts.map { Self.member($0, of: definitions) }
    let text = Self.text(page)
    var keys: [String] = []
    for part in described { Self.collectKeys(of: part, into: &keys) }
    #expect(keys.count >= 6)
    for key in keys where !text.contains("`\(key)`") {
      Issue.record("\(page).md does not tell of “\(key)”")
    }
  }

  private static func member(_ key: String, of value: JSONValue) -> JSONValue {
    guard case .object(let members) = value.content else { return value }
    return members.first { $0.key == key }?.value ?? JSONValue(.null, line: 0)
  }

  /// Collects the names of properties, those of definitions apart.
  private static func collectKeys(of value: JSONValue, into keys: inout [String]) {
    switch value.content {
    case .array(let values): for value in values { collectKeys(of: value, into: &keys) }
    case .object(let members):
      for member in members where member.key != "$defs" && member.key != "not" {
        if member.key == "properties", case .object(let properties) = member.value.content {
          keys += properties.map { $0.key }
        }
        collectKeys(of: member.value, into: &keys)
      }
    default: break
    }
  }
}
