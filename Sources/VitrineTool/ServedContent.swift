import Synchronization
import Vitrine
import VitrineConsole
import VitrineGallery
import VitrineGraphics
import VitrineImage
import VitrineJSON
import VitrineServer

/// What `vitrine serve` shows: the gallery, and pictures of what programs send.
final class ServedContent: ServerContent {
  // One renderer draws everything; the server asks for one picture after the other.
  private let workshop: Mutex<Workshop>
  private let texts: [String: ServerAnswer]
  private let pictures: Set<String>

  /// Lays out the gallery.
  ///
  /// - Parameters:
  ///   - files: which files scenes may name.
  ///   - gallery: a folder with the gallery's pictures; nil to draw them.
  /// - Throws: `ToolError` where the kit or the fonts cannot be read.
  init(files: FileAccess, gallery: String?) throws(ToolError) {
    let studio = try Studio(files: files)
    let renderer = try studio.renderer(font: nil)
    let site = try asInput { () throws(GalleryError) in try GallerySite(renderer: renderer) }
    var texts: [String: ServerAnswer] = [:]
    for path in site.paths {
      guard let bytes = site.text(at: path) else { continue }
      texts["/" + path] = ServerAnswer(type: Self.type(of: path), bytes: bytes)
    }
    texts["/"] = texts["/index.html"]
    self.texts = texts
    pictures = Set(site.picturePaths.map { "/" + $0 })
    workshop = Mutex(Workshop(studio: studio, site: site, folder: gallery))
  }

  func file(at path: String) -> ServerFile? {
    if let answer = texts[path] { return .ready(answer) }
    return pictures.contains(path) ? .drawn : nil
  }

  func answer(to work: ServerWork) -> ServerAnswer {
    workshop.withLock { workshop in
      do throws(ToolError) {
        switch work {
        case .file(let path): return try workshop.picture(at: String(path.dropFirst()))
        case .draw(let body): return try workshop.draw(DrawJob(request: body))
        }
      } catch {
        return ServerAnswer(error: error.message, status: 400)
      }
    }
  }

  private static func type(of path: String) -> String {
    if path.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return path.hasSuffix(".js")
      ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8"
  }
}

/// What pictures are drawn with.
private struct Workshop {
  /// The most pixels of a picture, so that one takes seconds at most.
  static let mostPixels = 16_000_000
  /// The most bytes of the gallery's pictures that are kept.
  static let mostKept = 128 << 20

  let studio: Studio
  let site: GallerySite
  let folder: String?
  var kept: [String: [UInt8]] = [:]
  var keptBytes = 0

  mutating func picture(at path: String) throws(ToolError) -> ServerAnswer {
    if let bytes = kept[path] { return ServerAnswer(type: "image/png", bytes: bytes) }
    // The path is one of the gallery's own.
    if let folder, let bytes = try? FileContents.read(folder + "/" + path) {
      return ServerAnswer(type: "image/png", bytes: bytes)
    }
    let bitmap = try asInput { () throws(GalleryError) in try site.picture(at: path) }
    guard let bitmap else { return ServerAnswer(error: "there is no “\(path)”", status: 404) }
    let bytes = try asInput { () throws(ImageError) in try PNGEncoder.encode(bitmap, name: path) }
    if keptBytes + bytes.count <= Self.mostKept {
      kept[path] = bytes
      keptBytes += bytes.count
    }
    return ServerAnswer(type: "image/png", bytes: bytes)
  }

  func draw(_ job: DrawJob) throws(ToolError) -> ServerAnswer {
    let (list, warnings) = try studio.displayList(of: job)
    guard list.width * list.height <= Self.mostPixels else {
      let most = Self.mostPixels / 1_000_000
      throw .input(
        "the picture would have \(list.width) × \(list.height) pixels; "
          + "take a size or scale that gives at most \(most) million")
    }
    let bitmap = try studio.renderer(font: nil).bitmap(of: list)
    let bytes = try asInput { () throws(ImageError) in
      try PNGEncoder.encode(bitmap, name: "picture")
    }
    let answer = ServerAnswer(type: "image/png", bytes: bytes)
    if warnings.isEmpty { return answer }
    let json = JSONOutput.array(warnings.map { .string($0) })
    return answer.adding("Vitrine-Warnings", json.compact.asciiEscaped)
  }
}

extension String {
  /// JSON text in ASCII, as headers want it.
  fileprivate var asciiEscaped: String {
    var result = ""
    for unit in utf16 {
      if unit < 0x7F, let scalar = Unicode.Scalar(unit) {
        result.unicodeScalars.append(scalar)
      } else {
        let hex = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
    return result
  }
}
