import Foundation
public import VitrineGraphics
import VitrineImage

/// The golden pictures of one test target: `Tests/<Target>/Goldens/<name>.png`.
///
/// Pictures are compared with zero tolerance. With `RECORD_GOLDENS=1` in the environment every
/// check writes its golden and fails all the same, so that nothing passes that nobody looked at.
public struct Goldens: Sendable {
  private let target: URL
  private let isRecording: Bool

  /// Creates the goldens of the test target that a file belongs to.
  ///
  /// - Parameters:
  ///   - file: A file anywhere below `Tests/<Target>/`.
  ///   - isRecording: Whether to write goldens in place of comparing; nil for what
  ///     `RECORD_GOLDENS` says.
  public init(file: String = #filePath, isRecording: Bool? = nil) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/", folder.deletingLastPathComponent().lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    target = folder
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1")
  }

  /// Compares a picture, or a part of it, with its golden.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - name: The name of the golden; it may hold slashes for folders.
  ///   - crop: The device pixels to compare; nil for all. Pixels outside the picture are
  ///     transparent.
  /// - Throws: When the golden is missing, was written, or is different. A different picture is
  ///   written below `.build/golden-failures`: expected, difference and actual side by side.
  public func check(_ bitmap: Bitmap, named name: String, crop: Rect? = nil)
    throws(GoldenFailure)
  {
    let actual = crop.map { bitmap.cropped(to: $0) } ?? bitmap
    let file = folder.appendingPathComponent(name + ".png")
    if isRecording {
      try write(actual, to: file)
      throw .recorded(path: file.path)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .missing(path: file.path)
    }
    let expected = try read(file)
    guard let difference = PictureDifference(expected: expected, actual: try stored(actual)) else {
      return
    }
    let failure = failures.appendingPathComponent(name + ".png")
    try write(difference.picture, to: failure)
    throw .different(summary: difference.summary, path: failure.path)
  }

  /// Compares a text with its golden, `Tests/<Target>/Goldens/<name>.txt`.
  ///
  /// - Throws: When the golden is missing, was written, or is different; then with the first line
  ///   that differs, and the text is written below `.build/golden-failures`.
  public func check(text: String, named name: String) throws(GoldenFailure) {
    let file = folder.appendingPathComponent(name + ".txt")
    if isRecording {
      try write(text, to: file)
      throw .recorded(path: file.path)
    }
    guard let stored = try? String(contentsOf: file, encoding: .utf8) else {
      throw .missing(path: file.path)
    }
    guard stored != text else { return }
    let failure = failures.appendingPathComponent(name + ".txt")
    try write(text, to: failure)
    throw .different(summary: Self.summary(expected: stored, actual: text), path: failure.path)
  }

  private static func summary(expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var line = 0
    while line < min(old.count, new.count), old[line] == new[line] { line += 1 }
    let wanted = line < old.count ? "“\(old[line])”" : "the end"
    let found = line < new.count ? "“\(new[line])”" : "the end"
    return "line \(line + 1) is \(found), not \(wanted)"
  }

  /// Checks that there are exactly the goldens that tests ask for.
  ///
  /// - Parameter names: The names of all goldens of the target.
  /// - Throws: When a golden is missing, or one is there that no test asks for.
  public func checkNames(_ names: some Sequence<String>) throws(GoldenFailure) {
    let wanted = Set(names)
    let found = storedNames()
    if let orphan = found.subtracting(wanted).min() {
      throw .orphan(path: folder.appendingPathComponent(orphan + ".png").path)
    }
    if let missing = wanted.subtracting(found).min(), !isRecording {
      throw .missing(path: folder.appendingPathComponent(missing + ".png").path)
    }
  }

  private var folder: URL { target.appendingPathComponent("Goldens") }

  private var failures: URL {
    target.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/golden-failures")
      .appendingPathComponent(target.lastPathComponent)
  }

  private func storedNames() -> Set<String> {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return Set(
      (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".png") }
        .map { String($0.dropLast(".png".count)) })
  }

  private func read(_ file: URL) throws(GoldenFailure) -> Bitmap {
    do {
      return try ImageFile.read(path: file.path)
    } catch { throw .file(problem: error.description) }
  }

  /// The picture as a golden would give it back: alpha is straight in a file.
  private func stored(_ bitmap: Bitmap) throws(GoldenFailure) -> Bitmap {
    do {
      let bytes = try PNGEncoder.encode(bitmap, name: "the actual picture")
      let decoded = bytes.withUnsafeBytes { bytes in
        Result { () throws(ImageError) in try ImageFile.decode(bytes, name: "the actual picture") }
      }
      return try decoded.get()
    } catch { throw .file(problem: error.description) }
  }

  private func write(_ bitmap: Bitmap, to file: URL) throws(GoldenFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(PNGEncoder.encode(bitmap, name: file.path)).write(
        to: file, options: .atomic)
    } catch { throw .file(problem: "\(file.path): \(error)") }
  }

  private func write(_ text: String, to file: URL) throws(GoldenFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch { throw .file(problem: "\(file.path): \(error)") }
  }
}
