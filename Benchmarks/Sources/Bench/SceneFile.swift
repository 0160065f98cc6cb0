import Foundation
import VitrineImage

/// Scene A as files, for whole processes to draw.
struct SceneFile {
  /// The scene.
  let path: String
  /// The scene's content.
  let scene: [String: Any]
  /// Where its picture goes.
  let output: String

  /// Writes the scene, and its photo unless there is one already.
  init(photo: String?, in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = folder + "/a.json"
    output = folder + "/a.png"
    let photo = photo.map { URL(fileURLWithPath: $0).path } ?? folder + "/photo.png"
    if !FileManager.default.fileExists(atPath: photo) {
      let bitmap = Photo.draw(width: SceneA.width, height: SceneA.height)
      try Data(PNGEncoder.encode(bitmap, name: photo)).write(
        to: URL(fileURLWithPath: photo))
    }
    scene = [
      "screen": "iPhone 17 Pro", "backdrop": photo, "statusBar": true,
      "alert": [
        "title": "A Short Title Is Best",
        "message": "A message should be a short, complete sentence.",
        "buttons": [
          ["label": "Secondary", "role": "cancel"], ["label": "Primary", "preferred": true],
        ],
      ],
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    try JSONSerialization.data(withJSONObject: scene, options: options).write(
      to: URL(fileURLWithPath: path))
  }
}
