import Vitrine
import VitrineGraphics
import VitrineImage
import VitrineKit
import VitrineLayout
import VitrineScene

/// The kit, the fonts and the photos that pictures of one run share.
final class Studio {
  /// The kit.
  let kit: Kit
  private var renderers: [String: Renderer] = [:]
  private var lastPhoto: Photo?

  private struct Photo {
    let path: String
    let version: FileVersion?
    let width: Int?
    let height: Int?
    let bitmap: Bitmap
  }

  init() throws(ToolError) {
    do {
      kit = try Kit()
    } catch {
      throw .input(error.description)
    }
  }

  /// Returns the renderer that sets text in a font; nil for the usual one.
  func renderer(font: String?) throws(ToolError) -> Renderer {
    if let known = renderers[font ?? ""] { return known }
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

  private func scene(_ file: SceneFile, folder: String, job: DrawJob) throws(ToolError) -> Scene {
    var scene = file.scene
    if let appearance = job.appearance { scene.appearance = appearance }
    if let backdrop = job.backdrop {
      scene.backdrop = try self.backdrop(backdrop, folder: ".", covering: (scene, job.scale))
    } else if let picture = file.backdropPicture {
      do {
        scene.backdrop = .image(
          try photo(FileContents.path(picture.path, in: folder), covering: (scene, job.scale)))
      } catch {
        throw .input("\(file.name):\(picture.line): \(error.message)")
      }
    }
    return scene
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

  /// Reads a photo, or takes the last one where it is the same file, unchanged.
  private func photo(_ path: String, covering screen: (Scene, Double)?) throws(ToolError) -> Bitmap
  {
    let version = FileContents.version(of: path)
    var extent: (width: Int, height: Int)?
    if let (scene, scale) = screen, let size = try? scene.device.size(in: kit) {
      extent = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    }
    if let last = lastPhoto, last.path == path, last.version == version,
      last.width == extent?.width, last.height == extent?.height
    {
      return last.bitmap
    }
    do {
      let bitmap = try ImageFile.read(path: path, fitting: extent)
      lastPhoto = Photo(
        path: path, version: version, width: extent?.width, height: extent?.height, bitmap: bitmap)
      return bitmap
    } catch {
      throw .input(error.description)
    }
  }
}
