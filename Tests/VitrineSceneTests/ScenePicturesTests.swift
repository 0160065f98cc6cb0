import Foundation
import Testing
import Vitrine
import VitrineScene

/// Scene files that are read together with the pictures that they name.
struct ScenePicturesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a scene of an alert over a backdrop, and reads it from its file.
  private func scene(backdrop: String) throws -> Scene {
    let path = folder.appendingPathComponent("scene.json").path
    let text = "{\n\"backdrop\": \"\(backdrop)\",\n\"alert\": {\"title\": \"A\"}}"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return try SceneFile(contentsOf: path).scene(
      readingFrom: folder.path, in: Renderer().kit, scale: 2)
  }

  @Test func aBackdropIsReadFromTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try Renderer().picture(ofComponent: "Artwork/Backdrop")
    try picture.write(to: folder.appendingPathComponent("bay.png").path)
    guard case .image(let bitmap) = try scene(backdrop: "bay.png").backdrop else {
      Issue.record("the backdrop is no picture")
      return
    }
    #expect(bitmap.width == picture.bitmap.width)
    #expect(bitmap.pixels.elementsEqual(picture.bitmap.pixels))
  }

  @Test func aMissingPictureIsNamedWithItsLine() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      try scene(backdrop: "nowhere.png")
    } throws: { error in
      guard let error = error as? SceneFileError else { return false }
      return error.line == 2 && error.message.contains("nowhere.png: cannot be read")
    }
  }

  @Test func aMissingSceneIsNamedWithoutALine() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      try SceneFile(contentsOf: "/nowhere/scene.json")
    } throws: { error in
      "\(error)" == "/nowhere/scene.json: cannot be read: No such file or directory; check the path"
    }
  }
}
