import Foundation
import Vitrine
import VitrineGraphics
import VitrineImage
import VitrineScene

/// A scene that is drawn again and again in this process, read from the tool's files.
struct LiveScene {
  let kind: BenchScene
  let canvas: Bitmap
  let renderer: Renderer
  let scene: Scene

  init(_ files: SceneFiles) throws {
    kind = files.scene
    canvas = Bitmap.onHugePages(width: kind.width, height: kind.height)
    renderer = try Renderer()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: files.path))
    let file = try SceneFile(parsing: Array(bytes), name: files.path)
    var scene = try file.scene { (picture) throws(SceneFileError) in
      try Self.picture(picture, files)
    }
    if let picture = file.backdropPicture {
      scene.backdrop = .image(try Self.picture(picture, files))
    }
    self.scene = scene
  }

  private static func picture(
    _ picture: SceneFile.PictureReference, _ files: SceneFiles
  ) throws(SceneFileError) -> Bitmap {
    let path = picture.path.hasPrefix("/") ? picture.path : "\(files.folder)/\(picture.path)"
    do {
      return try ImageFile.read(path: path)
    } catch {
      throw SceneFileError(file: files.path, line: picture.line, parting: error.description)
    }
  }

  /// The commands, made anew from the words; `run` changes the title.
  func displayList(run: Int = 0) throws -> DisplayList {
    var scene = scene
    scene.content = try scene.content.titled(BenchScene.titles[run % BenchScene.titles.count])
    return try renderer.displayList(of: scene, scale: Double(kind.scale)).list
  }

  /// The commands with the photo some pixels further to the right.
  func displayList(photoMovedBy shift: Double) throws -> DisplayList {
    var list = try displayList()
    guard case .image(let photo) = scene.backdrop else { return list }
    list.commands = list.commands.map { command in
      guard case .fill(let shape, var paint) = command, case .image(var image) = paint.source,
        image.bitmap === photo
      else { return command }
      image.frame.origin.x += shift
      paint.source = .image(image)
      return .fill(shape: shape, paint)
    }
    return list
  }
}

extension Scene.Content {
  /// Returns the content with other words at the top, for a sidebar at the top of its columns.
  fileprivate func titled(_ title: String) throws -> Scene.Content {
    switch self {
    case .alert(let alert):
      return .alert(
        try Alert(title, message: alert.message, fields: alert.fields, buttons: alert.buttons))
    case .activityView(var view):
      view.preview.title = title
      return .activityView(view)
    case .sidebar(var sidebar):
      sidebar.columns?.title = title
      return .sidebar(sidebar)
    case .colorPicker(var picker):
      picker.title = title
      return .colorPicker(picker)
    }
  }
}
