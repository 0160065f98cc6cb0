import VitrineGraphics
import VitrineKit
import VitrineLayout

/// A component as the gallery shows it.
struct GalleryComponent {
  /// The full kit name.
  let name: String
  /// The page of the specs.
  let page: String
  /// What the component is grouped under: its name without appearance and last part.
  let family: String
  /// The rest of the name.
  let title: String
  /// `light`, `dark`, or nil where the name says neither.
  let appearance: String?
  /// The name of its pictures, without an ending.
  let slug: String
  /// The component with everything in its place.
  let placed: PlacedLayer
  /// The room for shadows on each side, in whole points.
  let margin: Double
  /// A Boolean value that is true when the look depends on what lies behind.
  let readsBackdrop: Bool

  /// The size of the pictures in pixels.
  func pixels(scale: Double) -> (width: Int, height: Int) {
    let size = placed.frame.size
    return (
      Int(((size.width + 2 * margin) * scale).rounded(.up)),
      Int(((size.height + 2 * margin) * scale).rounded(.up))
    )
  }
}

/// A component's name in parts.
struct ComponentTitle {
  let family: String
  let title: String
  let appearance: String?
  let slug: String

  init(_ name: String) {
    var parts = name.split(separator: "/").map { String($0) }
    let isBuildingBlock = parts.contains("\u{100EC3}")
    parts.removeAll { $0 == "\u{100EC3}" }
    slug = Self.slug(parts)
    let word = parts.first { $0 == "Light" || $0 == "Dark" }
    appearance = word?.lowercased()
    let last = parts.last ?? name
    parts.removeAll { $0 == "Light" || $0 == "Dark" }
    // A component that is told apart by its appearance alone is called by that.
    title = last == word ? parts.last ?? last : last
    if last != word || parts.count > 1 { parts.removeLast() }
    family = parts.joined(separator: " / ") + (isBuildingBlock ? " · parts" : "")
  }

  /// Returns the parts in small ASCII letters and digits, joined by hyphens.
  private static func slug(_ parts: [String]) -> String {
    var slug = ""
    for byte in parts.joined(separator: " ").utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        slug.unicodeScalars.append(Unicode.Scalar(byte + 32))
      default: if !slug.hasSuffix("-") { slug += "-" }
      }
    }
    return slug
  }
}
