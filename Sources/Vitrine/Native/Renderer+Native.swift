#if canImport(VitrineFonts)
internal import Dispatch
import VitrineFonts
import VitrineGraphics
import VitrineImage
public import VitrineKit
import VitrineText

extension Renderer {
  /// Creates a renderer that draws with the machine's fonts on all its cores.
  ///
  /// - Parameters:
  ///   - kit: the kit; nil for the one that is compiled in.
  ///   - fontFile: the path of a font file in place of Inter.
  /// - Throws: `SetupError` where the kit or the font cannot be read.
  public convenience init(kit: Kit? = nil, fontFile: String? = nil) throws(SetupError) {
    let usedKit: Kit
    let text: Typesetter
    do {
      usedKit = if let kit { kit } else { try Kit() }
    } catch {
      throw SetupError(description: error.description)
    }
    do {
      text = try Typesetter(kit: usedKit, fonts: try Self.fonts(fontFile))
    } catch let error as KitError {
      throw SetupError(description: error.description)
    } catch {
      throw SetupError(description: "\(error)")
    }
    self.init(
      kit: usedKit, text: text, rasterizer: Rasterizer(forEach: onAllCores),
      makeBitmap: { Bitmap.onHugePages(width: $0, height: $1) })
  }

  private static func fonts(_ file: String?) throws(FontError) -> FontLibrary {
    try FontLibrary(path: file) { bytes in try? ImageFile.decode(bytes, name: "emoji") }
  }
}

/// Runs a body for each index, spread over the machine's cores.
private func onAllCores(_ count: Int, _ body: (Int) -> Void) {
  if count < 2 { return (0..<count).forEach(body) }
  // The bodies of one pass write to different rows, and the call returns after the last of them.
  nonisolated(unsafe) let body = body
  DispatchQueue.concurrentPerform(iterations: count) { index in body(index) }
}

/// Why a renderer could not be made.
public struct SetupError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String
}
#endif
