import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineKit
import VitrineScene

@testable import VitrineGallery

@Suite(.serialized) struct GalleryTests {
  private let site: GallerySite
  private let data: [String: JSONValue]

  /// Laid out once; the tests of the suite run one after the other.
  nonisolated(unsafe) private static let made = Result {
    let site = try GallerySite(renderer: Renderer())
    return (site, try data(of: site))
  }

  init() throws { (site, data) = try Self.made.get() }

  /// The page's script as the value that it assigns.
  private static func data(of site: GallerySite) throws -> [String: JSONValue] {
    let bytes = try #require(site.text(at: "gallery-data.js"))
    let text = String(decoding: bytes, as: UTF8.self)
    let (head, tail) = ("const vitrineData = ", ";\n")
    try #require(text.hasPrefix(head) && text.hasSuffix(tail))
    let json = text.dropFirst(head.count).dropLast(tail.count)
    return try JSONValue(parsing: Array(json.utf8), file: "gallery-data.js").members
  }

  @Test func everyComponentOfTheKitIsThereOnce() throws {
    let names = site.renderer.kit.components.filter { $0.isOnKitPage }.map { $0.name }
    #expect(names.count == 119)
    let components = try #require(data["components"]?.elements)
    #expect(components.map { $0.members["name"]?.text } == names)
    #expect(Set(site.components.map { $0.slug }).count == names.count)
    // Addresses leave the building-block mark out.
    let plain = names.map { $0.replacingOccurrences(of: "/\u{100EC3}/", with: "/") }
    #expect(Set(plain).count == names.count)
  }

  @Test func layersHaveTheFramesLooksAndSpecLinesOfThePlacedTree() throws {
    let components = try #require(data["components"]?.elements)
    let looks = try #require(data["looks"]?.elements)
    let sources = try #require(data["sources"]?.elements)
    let alert = try #require(
      components.first { $0.members["name"]?.text == "Alerts/Light/Default" })
    let rows = try #require(alert.members["layers"]?.elements)
    let title = try #require(rows.first { $0.elements[1].text == "Title" }).elements
    // Title lies at 8, 8 of a group that lies at 14, 14.
    #expect(title[2...5].map { $0.number } == [22, 22, 256, 22])
    let look = looks[Int(try #require(title[6].number))].members
    #expect(look["text"]?.text == "A Short Title Is Best")
    #expect(look["font"]?.text == "SFPro-Semibold" && look["fontSize"]?.number == 17)
    #expect(
      look["fills"]?.elements.first?.members["swatch"]?.text
        == "Labels/Light - Vibrant/1 Primary")
    let source = sources[Int(try #require(title[7].number))].elements
    #expect(source[0].text == "specs/alerts.txt")
    #expect(source[2].text?.hasPrefix("text \"Title\" 256×22") == true)
  }

  @Test func indicesAndDepthsAreInRange() throws {
    let looks = try #require(data["looks"]?.elements.count)
    let sources = try #require(data["sources"]?.elements.count)
    for component in try #require(data["components"]?.elements) {
      let rows = try #require(component.members["layers"]?.elements)
      var depth = -1.0
      for row in rows {
        let cells = row.elements
        try #require(cells.count == 8)
        let next = try #require(cells[0].number)
        #expect(next >= 0 && next <= depth + 1)
        depth = next
        #expect((0..<looks).contains(Int(try #require(cells[6].number))))
        #expect((0..<sources).contains(Int(try #require(cells[7].number))))
      }
      #expect(rows.first?.elements[0].number == 0)
    }
  }

  @Test func glassHasAPictureOverEveryBackdrop() throws {
    let alert = try #require(site.components.first { $0.name == "Alerts/Light/Default" })
    #expect(alert.readsBackdrop)
    let opaque = try #require(site.components.first { $0.name == "Color Pickers/Light/iPhone" })
    #expect(opaque.slug == "color-pickers-light-iphone")
    for backdrop in GalleryBackdrop.allCases {
      #expect(site.isPicture("pictures/alerts-light-default.\(backdrop).png"))
    }
    let plain = try #require(site.components.first { !$0.readsBackdrop })
    #expect(!site.isPicture("pictures/\(plain.slug).white.png"))
    #expect(!site.isPicture("pictures/../index.html"))
  }

  @Test func picturesHaveTheExtentThatThePageReservesForThem() throws {
    for path in ["alerts-light-default", "alerts-light-1-primary", "sidebar-light-header-header"] {
      let component = try #require(site.components.first { $0.slug == path })
      let bitmap = try #require(try site.picture(at: "pictures/\(path).png"))
      let pixels = component.pixels(scale: GallerySite.scale)
      #expect(bitmap.width == pixels.width && bitmap.height == pixels.height)
    }
  }

  @Test func marginsHoldShadowsToWhereTheyCannotBeSeen() throws {
    let alert = try #require(site.components.first { $0.name == "Alerts/Light/Default" })
    // Its shadow is moved by 18 and blurred by 46, twice the deviation: 18 + 1.5 · 46.
    #expect(alert.margin == 87)
    let bitmap = try #require(try site.picture(at: "pictures/alerts-light-default.png"))
    let last = bitmap.pixels[(bitmap.height - 1) * bitmap.width..<bitmap.height * bitmap.width]
    #expect(last.allSatisfy { $0 >> 24 <= 1 })
    let button = try #require(site.components.first { $0.slug == "alerts-light-1-primary" })
    #expect(button.margin == 0)
  }

  @Test func allFilesAreWrittenThePageLast() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-gallery-\(UUID().uuidString)/in/here")
    defer { try? FileManager.default.removeItem(at: folder) }
    var steps: [Int] = []
    // The smallest pictures are enough here.
    let paths = site.paths.filter { !site.isPicture($0) || $0.contains("alerts-light-1-primary") }
    let summary = try GalleryWriter(folder: folder.path).write(site, paths: paths) { done, _ in
      steps.append(done)
    }
    #expect(steps == Array(1...summary.pictures))
    #expect(summary.pictures == paths.filter { $0.hasSuffix(".png") }.count)
    #expect(site.paths.last == "index.html")
    var bytes = 0
    for path in paths {
      let file = try Data(contentsOf: folder.appendingPathComponent(path))
      #expect(!file.isEmpty)
      bytes += file.count
      if path.hasSuffix(".png") { #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47])) }
    }
    #expect(summary.bytes == bytes)
  }

  @Test func aFolderThatCannotBeIsTold() throws {
    let error = #expect(throws: GalleryError.self) {
      _ = try GalleryWriter(folder: "/dev/null/gallery").write(site) { _, _ in }
    }
    #expect(error?.description.hasPrefix("/dev/null/gallery: ") == true)
  }
}

extension JSONValue {
  fileprivate var members: [String: JSONValue] {
    guard case .object(let members) = content else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  fileprivate var elements: [JSONValue] {
    guard case .array(let values) = content else { return [] }
    return values
  }

  fileprivate var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  fileprivate var number: Double? {
    guard case .number(let number) = content else { return nil }
    return number
  }
}
