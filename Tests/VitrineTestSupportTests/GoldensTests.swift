import Foundation
import Testing
import VitrineGraphics
import VitrineTestSupport

final class GoldensTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  /// A file of a test target of its own.
  private var file: String { folder.path + "/Tests/SomeTests/SomeTests.swift" }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func picture(_ color: UInt32 = 0xFF80_4020) -> Bitmap {
    let bitmap = Bitmap(width: 6, height: 4)
    bitmap.pixels.update(repeating: color)
    return bitmap
  }

  private func record(_ bitmap: Bitmap, _ name: String, crop: Rect? = nil) {
    #expect(throws: GoldenFailure.self) {
      try Goldens(file: file, isRecording: true).check(bitmap, named: name, crop: crop)
    }
  }

  private func failure(_ body: () throws -> Void) -> GoldenFailure? {
    #expect(throws: GoldenFailure.self) { try body() }
  }

  @Test func recordingFailsAndTheRecordedPicturePasses() throws {
    record(picture(), "folder/name")
    try Goldens(file: file, isRecording: false).check(picture(), named: "folder/name")
  }

  @Test func aMissingGoldenFails() {
    let failure = failure {
      try Goldens(file: file, isRecording: false).check(picture(), named: "name")
    }
    guard case .missing = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func onePixelOffByOneFails() throws {
    record(picture(), "name")
    let changed = picture()
    changed.pixels[9] += 1
    let failure = failure {
      try Goldens(file: file, isRecording: false).check(changed, named: "name")
    }
    guard case .different(let summary, let path) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(summary == "1 of 24 pixels differ, by up to 1 of 255, in 1×1 at 3,1")
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func anotherSizeFails() {
    record(picture(), "name")
    let wider = Bitmap(width: 7, height: 4)
    #expect(throws: GoldenFailure.self) {
      try Goldens(file: file, isRecording: false).check(wider, named: "name")
    }
  }

  @Test func translucentPicturesComeBackAsTheyWere() throws {
    let bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        let word = UInt32(alpha) << 24 | UInt32(value) << 16 | UInt32(alpha - value)
        bitmap.pixels[alpha * 256 + value] = word
      }
    }
    record(bitmap, "name")
    try Goldens(file: file, isRecording: false).check(bitmap, named: "name")
  }

  @Test func onlyTheCropCounts() throws {
    let crop = Rect(1, 1, 2, 2)
    record(picture(), "name", crop: crop)
    let changed = picture()
    changed.pixels[0] = 0
    let goldens = Goldens(file: file, isRecording: false)
    try goldens.check(changed, named: "name", crop: crop)
    changed.pixels[7] = 0
    #expect(throws: GoldenFailure.self) {
      try goldens.check(changed, named: "name", crop: crop)
    }
  }

  @Test func anOrphanFails() throws {
    record(picture(), "used")
    record(picture(), "folder/orphan")
    let goldens = Goldens(file: file, isRecording: false)
    try goldens.checkNames(["used", "folder/orphan"])
    #expect(throws: GoldenFailure.self) { try goldens.checkNames(["used"]) }
    #expect(throws: GoldenFailure.self) {
      try goldens.checkNames(["used", "folder/orphan", "absent"])
    }
  }
}
