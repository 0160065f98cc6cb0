internal import Glibc

/// The machine's list of fonts, read through fontconfig.
///
/// The library is loaded when the list is first needed, so that Latin text never pays for it.
final class Fontconfig {
  /// A font that the machine has.
  struct Entry {
    var path: String
    var index: Int
    var family: String
    /// The weight, 100…900; nil for fonts with a weight axis.
    var weight: Double?
    var isUpright: Bool
    var isNormalWidth: Bool
    var isColor: Bool
    /// The number of scalars that the font has.
    var scalarCount: Int
    /// Fontconfig's set of the scalars that the font has.
    fileprivate var scalars: UnsafeMutableRawPointer
  }

  /// The fonts in no particular order; empty where fontconfig is not installed.
  private(set) var entries: [Entry] = []

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias HasScalar = @convention(c) (Pointer, UInt32) -> Int32
  private typealias CountScalars = @convention(c) (Pointer) -> UInt32
  private typealias GetText =
    @convention(c) (Pointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Pointer?>) -> Int32
  private typealias GetNumber =
    @convention(c) (Pointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  private typealias ConvertWeight = @convention(c) (Int32) -> Int32

  private let library: Pointer?
  private let hasScalar: HasScalar?
  private let countScalars: CountScalars?
  private let text: GetText?
  private let number: GetNumber?
  private let boolean: GetNumber?
  private let scalarSet: GetText?
  private let openTypeWeight: ConvertWeight?

  init() {
    let library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL)
    self.library = library
    hasScalar = Self.function("FcCharSetHasChar", library)
    countScalars = Self.function("FcCharSetCount", library)
    text = Self.function("FcPatternGetString", library)
    number = Self.function("FcPatternGetInteger", library)
    boolean = Self.function("FcPatternGetBool", library)
    scalarSet = Self.function("FcPatternGetCharSet", library)
    openTypeWeight = Self.function("FcWeightToOpenType", library)
    list()
  }

  /// Returns whether a font has a scalar.
  func has(_ scalar: UInt32, _ entry: Entry) -> Bool {
    hasScalar.map { $0(entry.scalars, scalar) != 0 } ?? false
  }

  private static func function<T>(_ name: String, _ library: Pointer?) -> T? {
    guard let library, let symbol = dlsym(library, name) else { return nil }
    return unsafeBitCast(symbol, to: T?.self)
  }
}

// MARK: - Reading the list

extension Fontconfig {
  /// Fontconfig's list of patterns (`FcFontSet`).
  private struct FontSet {
    var count: Int32
    var capacity: Int32
    var patterns: UnsafeMutablePointer<Pointer?>?
  }

  private func list() {
    typealias Create = @convention(c) () -> Pointer?
    typealias Add = @convention(c) (Pointer, UnsafePointer<CChar>) -> Int32
    typealias List = @convention(c) (Pointer?, Pointer, Pointer) -> Pointer?
    typealias Destroy = @convention(c) (Pointer) -> Void
    let createPattern: Create? = Self.function("FcPatternCreate", library)
    let createProperties: Create? = Self.function("FcObjectSetCreate", library)
    let addProperty: Add? = Self.function("FcObjectSetAdd", library)
    let listFonts: List? = Self.function("FcFontList", library)
    let destroyPattern: Destroy? = Self.function("FcPatternDestroy", library)
    let destroyProperties: Destroy? = Self.function("FcObjectSetDestroy", library)
    guard let addProperty, let listFonts, let destroyPattern, let destroyProperties,
      let pattern = createPattern?(), let properties = createProperties?()
    else { return }
    defer {
      destroyPattern(pattern)
      destroyProperties(properties)
    }
    let names = ["file", "index", "family", "weight", "slant", "width", "color", "charset"]
    for name in names { _ = addProperty(properties, name) }
    // The set is kept for good: the entries' sets of scalars are parts of it.
    guard let found = listFonts(nil, pattern, properties) else { return }
    let set = found.load(as: FontSet.self)
    guard let patterns = set.patterns else { return }
    entries = (0..<Int(set.count)).compactMap { patterns[$0].flatMap(entry) }
  }

  private func entry(_ pattern: Pointer) -> Entry? {
    let index = Int(number(of: pattern, "index") ?? 0)
    var scalars: Pointer?
    // The upper half of the index numbers the named instances of variable fonts.
    guard index >> 16 == 0, let path = text(of: pattern, "file"),
      let family = text(of: pattern, "family"),
      scalarSet?(pattern, "charset", 0, &scalars) == 0, let scalars
    else { return nil }
    var isColor: Int32 = 0
    _ = boolean?(pattern, "color", 0, &isColor)
    let weight = number(of: pattern, "weight").flatMap { openTypeWeight?($0) }
    return Entry(
      path: path, index: index, family: family, weight: weight.map { Double($0) },
      isUpright: number(of: pattern, "slant") ?? 0 == 0,
      isNormalWidth: number(of: pattern, "width") ?? 100 == 100, isColor: isColor != 0,
      scalarCount: Int(countScalars?(scalars) ?? 0),
      scalars: scalars)
  }

  private func number(of pattern: Pointer, _ name: String) -> Int32? {
    var value: Int32 = 0
    return number?(pattern, name, 0, &value) == 0 ? value : nil
  }

  private func text(of pattern: Pointer, _ name: String) -> String? {
    var value: Pointer?
    guard text?(pattern, name, 0, &value) == 0, let value else { return nil }
    return String(cString: value.assumingMemoryBound(to: CChar.self))
  }
}
