import VitrineGraphics

/// What the gallery's pictures are drawn over.
enum GalleryBackdrop: String, CaseIterable {
  case white
  case grey
  case black
  case blue
  /// The project's own drawing of a bay.
  case bay

  /// The component that is drawn behind; nil for a colour.
  static let drawing = "Artwork/Backdrop"

  /// The word on the page.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The colour as a hexadecimal number; nil for a drawing.
  ///
  /// The page's own choice: both ends, the middle, and a colour that shows what saturation does.
  var hex: UInt32? {
    switch self {
    case .white: 0xFFFFFF
    case .grey: 0x808080
    case .black: 0x000000
    case .blue: 0x4A90D9
    case .bay: nil
    }
  }
}
