/// What a screen's colour pickers have in common.
final class ColorPickerMemory {
  /// The way to choose that was used last.
  var tab: ColorPicker.Tab?
  /// The colour that a person chose last.
  var color: PickedColor?
  /// The program's place for kept colours; nil for the screen's own.
  var store: (any SavedColorStore)?
  /// What the program calls colours; nil for English names.
  var colorName: ((PickedColor) -> String)? { didSet { nameRevision += 1 } }
  /// How often the names have changed.
  private(set) var nameRevision = 0
  /// Where colours are picked from.
  var sampling = ColorSampling.screen
  private var ownColors: [PickedColor] = []

  /// The colours that a person has kept.
  var savedColors: [PickedColor] {
    get { store?.savedColors ?? ownColors }
    set {
      if let store { store.savedColors = newValue } else { ownColors = newValue }
    }
  }

  /// Returns the name of a colour, as it is read aloud.
  func name(of color: PickedColor) -> String {
    colorName?(color) ?? ColorName.words(for: color)
  }
}

/// Where a person's kept colours live, for all colour pickers.
///
/// A program that stores them gives one to `Screen.savedColorStore`.
public protocol SavedColorStore: AnyObject {
  /// The colours, in the order that they were kept in, each with its opacity.
  var savedColors: [PickedColor] { get set }
}

/// Where a colour picker's eyedropper picks from.
public enum ColorSampling {
  /// From what the screen shows, through a loupe that it draws.
  case screen
  /// From beyond the screen, by means of the host's own.
  case host(any ColorSampler)
  /// From nowhere: the eyedropper is not shown.
  case off
}

/// Lets a person pick a colour from beyond a screen, such as a whole desktop.
public protocol ColorSampler: AnyObject {
  /// Lets a person pick a colour.
  ///
  /// - Parameter completion: to be called once, at any time, on the screen's thread: with the
  ///   colour, or with nil where the person gave up. It keeps the screen until then.
  func pickColor(completion: @escaping (PickedColor?) -> Void)
}
