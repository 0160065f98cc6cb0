#if canImport(VitrineFonts)
import VitrineKit

extension Alert {
  /// Draws the alert over a dimmed screen.
  ///
  /// - Parameters:
  ///   - device: the screen.
  ///   - appearance: light or dark.
  ///   - scale: device pixels in a point.
  ///   - backdrop: what lies behind the dimming.
  ///   - showsStatusBar: whether the screen shows its status bar.
  ///   - renderer: the renderer to use; nil makes one for this picture alone, which costs a few
  ///     milliseconds more.
  /// - Returns: the picture, with a warning for whatever could not be shown.
  /// - Throws: `PictureError` where the kit or fonts cannot be read, or the size not be drawn.
  public func picture(
    on device: Device = .iPhone17Pro, appearance: Appearance = .light, scale: Double = 3,
    backdrop: Scene.Backdrop = .screen, showsStatusBar: Bool = false, renderer: Renderer? = nil
  ) throws(PictureError) -> Picture {
    let scene = Scene(
      .alert(self), on: device, appearance: appearance, backdrop: backdrop,
      showsStatusBar: showsStatusBar)
    return try scene.picture(scale: scale, renderer: renderer)
  }
}

extension Scene {
  /// Draws the scene.
  ///
  /// - Parameters:
  ///   - scale: device pixels in a point.
  ///   - renderer: the renderer to use; nil makes one for this picture alone.
  /// - Returns: the picture, with a warning for whatever could not be shown.
  /// - Throws: `PictureError` where the kit or fonts cannot be read, or the size not be drawn.
  public func picture(
    scale: Double = 3, renderer: Renderer? = nil
  ) throws(PictureError) -> Picture {
    let used: Renderer
    do {
      used = if let renderer { renderer } else { try Renderer() }
    } catch {
      throw .setup(error)
    }
    do {
      return try used.picture(of: self, scale: scale)
    } catch {
      throw .render(error)
    }
  }
}

/// Why a picture could not be made.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kit or the fonts could not be read.
  case setup(SetupError)
  /// The picture could not be drawn.
  case render(RenderError)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .setup(let error): error.description
    case .render(let error): error.description
    }
  }
}
#endif
