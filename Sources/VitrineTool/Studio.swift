import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineImage
import VitrineKit
import VitrineLayout
import VitrineScene

/// The kit, the fonts and the photos that pictures of one run share.
final class Studio {
  /// The kit.
  let kit: Kit
  /// Which files pictures may be read from.
  private let files: FileAccess
  /// A Boolean value that is true when no further picture follows, so that nothing is kept for it.
  var drawsOnce = false
  private var renderers: [String: Renderer] = [:]
  private var photos: [Photo] = []
  /// How many fonts are kept for further pictures.
  private static let mostFonts = 4
  /// How many pixels of photos are kept for further pictures.
  private static let mostPhotoPixels = 64_000_000
  /// How many photos are kept for further pictures.
  private static let mostPhotos = 8

  private struct Photo {
    let path: String
    let version: FileVersion?
    let width: Int?
    let height: Int?
    let bitmap: Bitmap
  }

  /// Frees photos and caches before a picture is written, which takes memory of its own.
  func forgetPictures() {
    photos = []
    renderers = [:]
  }

  private var photoPixels: Int {
    photos.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height }
  }

  init(files: FileAccess = .all) throws(ToolError) {
    self.files = files
    do {
      kit = try Kit()
    } catch {
      throw .input(error.description)
    }
  }

  /// Returns the renderer that sets text in a font; nil for the usual one.
  func renderer(font: String?) throws(ToolError) -> Renderer {
    if let known = renderers[font ?? ""] { return known }
    if renderers.count >= Self.mostFonts { renderers = renderers.filter { $0.key.isEmpty } }
    do {
      let renderer = try Renderer(kit: kit, fontFile: font)
      renderers[font ?? ""] = renderer
      return renderer
    } catch {
      throw .input(error.description)
    }
  }

  /// Draws a job.
  func picture(of job: DrawJob) throws(ToolError) -> Picture {
    let (list, warnings) = try displayList(of: job)
    return Picture(bitmap: try renderer(font: job.font).bitmap(of: list), warnings: warnings)
  }

  /// Returns the drawing commands of a job, and what could not be shown as asked.
  func displayList(
    of job: DrawJob
  ) throws(ToolError) -> (list: DisplayList, warnings: [String]) {
    let renderer = try renderer(font: job.font)
    switch job.subject {
    case .component(let name):
      let options = try options(job)
      return try asInput { () throws(RenderError) in
        try renderer.displayList(ofComponent: name, options)
      }
    case .scene(let file, let folder):
      let scene = try scene(file, folder: folder, job: job)
      return try asInput { () throws(RenderError) in
        try renderer.displayList(of: scene, scale: job.scale)
      }
    case .symbol(let name):
      let options = try symbolOptions(job)
      let list = try asInput { () throws(RenderError) in
        try renderer.displayList(ofSymbol: name, options)
      }
      return (list, [])
    }
  }
}

extension Studio {
  /// Returns a component with everything in its place.
  func placed(_ name: String) throws(ToolError) -> PlacedLayer {
    let renderer = try renderer(font: nil)
    return try asInput { () throws(RenderError) in try renderer.placed(component: name) }
  }

  /// Writes a picture to a file, or to standard output for `-`; uses the picture up.
  func write(_ picture: Picture, to output: String) throws(ToolError) {
    let bytes = try asInput { () throws(ImageError) in
      try PNGEncoder.encode(picture.bitmap, name: output)
    }
    if output == "-" {
      guard Console.write(bytes, to: Console.standardOutput) else {
        throw .input("standard output: cannot be written: it is closed; read all of it")
      }
      return
    }
    try asInput { () throws(ImageError) in try AtomicFile.write(bytes, to: output) }
  }

  private func options(_ job: DrawJob) throws(ToolError) -> ComponentOptions {
    var options = ComponentOptions()
    options.size = job.size
    options.scale = job.scale
    options.margin = job.margin
    options.overrides = job.overrides
    if let backdrop = job.backdrop {
      options.backdrop = try self.backdrop(backdrop, folder: ".", covering: nil)
    }
    return options
  }

  private func symbolOptions(_ job: DrawJob) throws(ToolError) -> SymbolOptions {
    let shared = try self.options(job)
    var options = SymbolOptions()
    options.scale = shared.scale
    options.margin = shared.margin
    options.backdrop = shared.backdrop
    if let size = job.symbolSize { options.size = size }
    if let weight = job.weight { options.weight = weight }
    for change in job.overrides {
      if case .fill(let fills) = change.change { options.fills = fills }
    }
    return options
  }

  func scene(_ file: SceneFile, folder: String, job: DrawJob) throws(ToolError) -> Scene {
    try asInput { () throws(SceneFileError) in try file.check(in: kit) }
    var scene = try asInput { () throws(SceneFileError) in
      try file.scene { (picture) throws(SceneFileError) in
        try self.picture(picture, of: file, folder: folder, scale: job.scale)
      }
    }
    if let appearance = job.appearance { scene.appearance = appearance }
    if let backdrop = job.backdrop {
      scene.backdrop = try self.backdrop(backdrop, folder: ".", covering: (scene, job.scale))
    } else if let picture = file.backdropPicture {
      do {
        scene.backdrop = .image(
          try photo(FileContents.path(picture.path, in: folder), covering: (scene, job.scale)))
      } catch {
        throw .input(
          SceneFileError(file: file.name, line: picture.line, parting: error.message).description)
      }
    }
    return scene
  }

  /// Reads a picture of a scene's content, in the resolution of the largest place for one.
  private func picture(
    _ picture: SceneFile.PictureReference, of file: SceneFile, folder: String, scale: Double
  ) throws(SceneFileError) -> Bitmap {
    do throws(ToolError) {
      let largest = try asInput { () throws(KitError) in try Image.largestSize(in: kit) }
      let pixels = Size(largest.width * scale, largest.height * scale)
      return try photo(
        FileContents.path(picture.path, in: folder),
        extent: (Int(pixels.width.rounded(.up)), Int(pixels.height.rounded(.up))))
    } catch {
      throw SceneFileError(file: file.name, line: picture.line, parting: error.message)
    }
  }

  private func backdrop(
    _ text: String, folder: String, covering screen: (Scene, Double)?
  ) throws(ToolError) -> Scene.Backdrop {
    guard text.hasPrefix("#") else { return .image(try photo(text, covering: screen)) }
    guard let color = Color(hexText: text) else {
      throw .usage("“\(text)” is no colour; write #RRGGBB or #RRGGBBAA")
    }
    return .color(color)
  }

  /// Reads a photo that covers a screen.
  private func photo(_ path: String, covering screen: (Scene, Double)?) throws(ToolError) -> Bitmap
  {
    var extent: (width: Int, height: Int)?
    if let (scene, scale) = screen, let size = try? scene.device.size(in: kit) {
      extent = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    }
    return try photo(path, extent: extent)
  }

  /// Reads a photo, or takes one of the last where it is the same file, unchanged.
  private func photo(
    _ path: String, extent: (width: Int, height: Int)?
  ) throws(ToolError) -> Bitmap {
    let path = try files.path(path)
    let version = FileContents.version(of: path)
    let known = photos.first { photo in
      photo.path == path && photo.version == version && photo.width == extent?.width
        && photo.height == extent?.height
    }
    if let known { return known.bitmap }
    do {
      let bitmap = try ImageFile.read(path: path, fitting: extent)
      if photos.count == Self.mostPhotos { photos.removeFirst() }
      while !photos.isEmpty, photoPixels + bitmap.width * bitmap.height > Self.mostPhotoPixels {
        photos.removeFirst()
      }
      photos.append(
        Photo(
          path: path, version: version, width: extent?.width, height: extent?.height,
          bitmap: bitmap))
      return bitmap
    } catch {
      throw .input(error.description)
    }
  }
}
