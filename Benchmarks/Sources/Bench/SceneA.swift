import Vitrine
import VitrineGraphics

/// Scene A: an alert over a dimmed photo, 402 × 874 points at 3 pixels a point.
struct SceneA {
  static let width = 1206
  static let height = 2622

  let canvas: Bitmap
  private let photo: Bitmap
  private let renderer: Renderer

  init(photo: Bitmap) throws {
    self.photo = photo
    canvas = Bitmap(width: Self.width, height: Self.height)
    renderer = try Renderer()
  }

  /// The commands, made anew from the words; `run` changes the title.
  func displayList(run: Int = 0) throws -> DisplayList {
    let alert = try Alert(
      Self.titles[run % Self.titles.count],
      message: "A message should be a short, complete sentence.",
      buttons: [
        Button("Secondary", role: .cancel), Button("Primary").keyboardShortcut(.defaultAction),
      ])
    let scene = Scene(.alert(alert), backdrop: .image(photo), showsStatusBar: true)
    return try renderer.displayList(of: scene).list
  }

  /// The commands with the photo some pixels further to the right.
  func displayList(photoMovedBy shift: Double) throws -> DisplayList {
    var list = try displayList()
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

  /// Titles of one line, so that everything else stays where it is.
  private static let titles = [
    "A Short Title Is Best", "Delete This Recording?", "Allow Notifications", "Sign In Required",
    "Low Battery 20%", "Update Available", "Cannot Connect", "Storage Almost Full",
    "Enable Location",
  ]
}
