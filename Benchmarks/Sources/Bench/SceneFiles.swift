import Foundation
import VitrineImage

/// A scene as files, for whole processes to draw.
struct SceneFiles {
  let scene: BenchScene
  /// The scene's content.
  let json: [String: Any]
  /// The scene.
  let path: String
  /// Where its picture goes.
  let output: String
  /// The folder of the scene and its pictures.
  let folder: String

  /// Writes a scene and its pictures, unless there are some already.
  init(_ scene: BenchScene, photo: String?, in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.scene = scene
    self.folder = folder
    path = "\(folder)/\(scene.rawValue).json"
    output = "\(folder)/\(scene.rawValue).png"
    let own = "\(folder)/photo.png"
    json = scene.json(photo: photo.map { URL(fileURLWithPath: $0).path } ?? own)
    if photo == nil { try Self.paint(own, width: 1206, height: 2622) }
    if scene == .shareSheet {
      try Self.paint("\(folder)/thumbnail.png", width: 216, height: 210)
      for index in 0..<5 {
        try Self.paint("\(folder)/person\(index).png", width: 210, height: 210, seed: 8 + index)
      }
    }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    try JSONSerialization.data(withJSONObject: json, options: options).write(
      to: URL(fileURLWithPath: path))
  }

  /// The words of the command that draws the scene.
  func command(_ tool: String) -> [String] {
    [tool, "draw", path, "-o", output, "--scale", "\(scene.scale)"]
  }

  private static func paint(_ path: String, width: Int, height: Int, seed: Int = 7) throws {
    if FileManager.default.fileExists(atPath: path) { return }
    let bitmap = Photo.draw(width: width, height: height, seed: UInt64(seed))
    try Data(PNGEncoder.encode(bitmap, name: path)).write(to: URL(fileURLWithPath: path))
  }
}
