import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineImage
import VitrineSVG
import VitrineTestSupport

/// The SVG of the kit's components, as Chromium draws it, against our own pixels.
@Suite(.serialized, .enabled(if: Chromium() != nil, "no Chromium here; scripts/setup test"))
struct ChromiumTests {
  private static let blue = Scene.Backdrop.color(Color(hex: 0x4A90D9))

  /// Where scripts/measure-svg wants the table of Documentation/svg.md; then nothing is left out.
  private static let reportPath = ProcessInfo.processInfo.environment["VITRINE_SVG_REPORT"]

  @Test func componentsLookTheSameOnAColour() throws {
    let rows = try rows(backdrop: Self.blue, margin: 20, every: Self.reportPath == nil ? 9 : 1)
    for row in rows {
      #expect(row.likeness.mean < 1.5, "\(row.name)")
      #expect(row.likeness.visible < 0.025, "\(row.name)")
    }
    // On an opaque ground nothing but filters of it has to be pixels.
    let reasons = Set(rows.flatMap { $0.document.rasterParts.map { $0.reason } })
    #expect(reasons.isSubset(of: ["Liquid Glass", "background blur"]))
    #expect(reasons.contains("Liquid Glass"))
    try report(rows)
  }

  @Test func transparentPicturesLookTheSame() throws {
    for row in try rows(backdrop: .screen, margin: 0, every: 17) {
      #expect(row.likeness.mean < 2, "\(row.name)")
      #expect(row.likeness.visible < 0.06, "\(row.name)")
    }
  }
}

extension ChromiumTests {
  /// One component's pictures and how much they are alike.
  private struct Row {
    var name: String
    var picture: Bitmap
    var document: SVGDocument
    var x = 0
    var y = 0
    var likeness = Likeness(
      Bitmap(width: 0, height: 0), with: Bitmap(width: 0, height: 0), x: 0, y: 0)
  }

  private func rows(
    backdrop: Scene.Backdrop, margin: Double, every step: Int = 1
  ) throws -> [Row] {
    let renderer = try Renderer()
    var options = ComponentOptions()
    options.scale = 2
    options.backdrop = backdrop
    options.margin = margin
    let writer = SVGWriter { (bitmap) throws(SVGError) in
      do throws(ImageError) {
        return try PNGEncoder.encode(bitmap, name: "a part")
      } catch {
        throw .picture(reason: error.description)
      }
    }
    var rows: [Row] = []
    let components = renderer.kit.components.filter { $0.isOnKitPage }
    for index in stride(from: 0, to: components.count, by: step) {
      let (list, _) = try renderer.displayList(ofComponent: components[index].name, options)
      rows.append(
        Row(
          name: components[index].name, picture: renderer.bitmap(of: list),
          document: try writer.document(of: list)))
    }
    return try shown(rows)
  }

  /// Lets Chromium draw all pictures, as many on a page as fit.
  private func shown(_ rows: [Row]) throws -> [Row] {
    let chromium = try #require(Chromium())
    let folder = try TemporaryFolder()
    let (width, height) = (2560, 4096)
    var result: [Row] = []
    var sheet: [Row] = []
    var (x, y, rowHeight) = (0, 0, 0)
    func finish() throws {
      var html = "<!doctype html><style>img{position:absolute}</style>"
      for (index, row) in sheet.enumerated() {
        let name = "\(index).svg"
        try Data(row.document.text.utf8).write(to: folder.url.appendingPathComponent(name))
        html += "<img src=\(name) style=left:\(row.x)px;top:\(row.y)px>"
      }
      let page = try chromium.picture(of: html, width: width, height: height, in: folder.url)
      for var row in sheet {
        row.likeness = Likeness(row.picture, with: page, x: row.x, y: row.y)
        result.append(row)
      }
      sheet = []
      (x, y, rowHeight) = (0, 0, 0)
    }
    for var row in rows {
      if x + row.picture.width > width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      if y + row.picture.height > height { try finish() }
      (row.x, row.y) = (x, y)
      x += row.picture.width
      rowHeight = max(rowHeight, row.picture.height)
      sheet.append(row)
    }
    try finish()
    return result
  }

  /// Writes the table of Documentation/svg.md to the file that the environment names.
  private func report(_ rows: [Row]) throws {
    guard let path = Self.reportPath else { return }
    var text =
      "| Component | Largest | Mean | Over 8 | Pixels as picture | kB |\n|---|--:|--:|--:|--:|--:|\n"
    func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
    for row in rows {
      let area = Double(row.picture.width * row.picture.height)
      let raster = row.document.rasterParts.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
      let name = row.name.replacing("/\u{100EC3}/", with: "//")
      text += "| \(name) | \(row.likeness.largest) | \(decimal(row.likeness.mean)) "
      text += "| \(decimal(row.likeness.visible * 100)) % "
      text += "| \(Int((raster / area * 100).rounded())) % "
      text += "| \((row.document.text.utf8.count + 512) / 1024) |\n"
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
