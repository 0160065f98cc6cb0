public import VitrineGraphics
import VitrineKit

/// The icon of an app.
public enum AppIcon: Hashable, Sendable {
  /// An icon that the specs draw, such as `Messages`, in the appearance of the screen.
  case named(String)
  /// A picture in the shape of an icon.
  case image(Image)
  /// A white symbol, by its name such as `folder`, on a colour.
  case symbol(String, background: Color)

  /// AirDrop's icon.
  public static let airDrop = AppIcon.named("Airdrop")
  /// Messages' icon.
  public static let messages = AppIcon.named("Messages")
  /// Mail's icon.
  public static let mail = AppIcon.named("Mail")
}

extension AppIcon {
  /// The changes that put the icon into the layer that a path names.
  ///
  /// A badge is the small icon at a person's photo.
  func overrides(
    at path: [String], isBadge: Bool, kit: Kit, appearance: Appearance
  ) throws(KitError) -> [Override] {
    switch self {
    case .named(let name):
      let family = appearance == .light ? "Default" : "Dark"
      let master = try kit.componentName("App Icons/Artwork/\(family)/\(name)")
      return [Override(path: path, change: .swap(master))]
    case .image(let image):
      return [
        Override(path: path, change: .swap("App Icons/Own/Picture")),
        Override(path: path + ["Ground"], change: .fill([try image.fill(in: kit)])),
      ]
    case .symbol(let symbol, let background):
      let master = isBadge ? "App Icons/Own/Symbol - Small" : "App Icons/Own/Symbol"
      return [
        Override(path: path, change: .swap(master)),
        Override(path: path + ["Ground"], change: .fill([Fill(.color(background))])),
        Override(path: path + ["Symbol"], change: .text(try kit.symbolText(symbol))),
      ]
    }
  }
}
