public import Vitrine
import VitrineGraphics
import VitrineImage
public import VitrineKit

extension SceneFile {
  /// Reads a scene from a file; its pictures are not read yet.
  ///
  /// - Throws: `SceneFileError` naming the line; line 0 where the file cannot be read.
  public init(contentsOf path: String) throws(SceneFileError) {
    let text: [UInt8]
    do {
      let file = try FileBytes(path: path, limit: Self.longestFile)
      text = [UInt8](file.bytes)
    } catch {
      let reason = if case .unreadable(_, let reason) = error { reason } else { "\(error)" }
      throw SceneFileError(
        file: path, line: 0, message: "cannot be read: \(reason)", mend: "check the path")
    }
    try self.init(parsing: text, name: path)
  }

  /// One byte more than JSON may have, so that its own message is given for longer files.
  private static let longestFile = (16 << 20) + 1

  /// Reads the pictures that the scene names, that of the backdrop included.
  ///
  /// - Parameters:
  ///   - folder: the folder that paths of pictures are relative to.
  ///   - kit: the kit, which has to know the names in the scene.
  ///   - scale: device pixels in a point; pictures are read in no more detail than that needs.
  /// - Returns: the scene with its pictures.
  /// - Throws: `SceneFileError` naming the line of a picture that cannot be read, and of a name
  ///   that the kit does not know.
  public func scene(
    readingFrom folder: String, in kit: Kit, scale: Double
  ) throws(SceneFileError) -> Scene {
    try check(in: kit)
    let place = try largestPlace(in: kit)
    var scene = try scene { (picture) throws(SceneFileError) in
      try read(picture, folder, covering: place, scale)
    }
    if let backdropPicture {
      let screen = try? scene.device.size(in: kit)
      scene.backdrop = .image(try read(backdropPicture, folder, covering: screen, scale))
    }
    return scene
  }

  private func largestPlace(in kit: Kit) throws(SceneFileError) -> Size {
    do {
      return try Image.largestSize(in: kit)
    } catch {
      throw SceneFileError(file: name, line: 0, message: error.message, mend: error.mend)
    }
  }

  private func read(
    _ picture: PictureReference, _ folder: String, covering size: Size?, _ scale: Double
  ) throws(SceneFileError) -> Bitmap {
    let path = picture.path.hasPrefix("/") ? picture.path : "\(folder)/\(picture.path)"
    do {
      return try ImageFile.read(
        path: path,
        fitting: size.map {
          (Int(($0.width * scale).rounded(.up)), Int(($0.height * scale).rounded(.up)))
        })
    } catch {
      throw SceneFileError(file: name, line: picture.line, parting: error.description)
    }
  }
}
