import Vitrine
import VitrineConsole
import VitrineGraphics
import VitrineKit
import VitrineScene

/// One picture to draw: what, how, and where to.
struct DrawJob {
  /// What is drawn.
  enum Subject {
    /// A component of the kit, by name.
    case component(String)
    /// A scene, and the folder that its paths are relative to.
    case scene(SceneFile, folder: String)
    /// One of the symbols, by name or code point.
    case symbol(String)
  }

  var subject: Subject
  var output: String
  var scale = 3.0
  var size: Size?
  var backdrop: String?
  var margin = 0.0
  var appearance: Appearance?
  var overrides: [Override] = []
  var font: String?
  var symbolSize: Double?
  var weight: SymbolOptions.Weight?
  var isVerbose = false
  var setsText = false

  /// A Boolean value that is true when the picture becomes an SVG.
  var isSVG: Bool { output.hasSuffix(".svg") }

  /// What the picture is called inside a file.
  var title: String {
    switch subject {
    case .component(let name), .symbol(let name): name
    case .scene(let file, _): file.name
    }
  }

  /// Returns what a name on the command line stands for.
  static func subject(named name: String) throws(ToolError) -> Subject {
    guard name.hasSuffix(".json") else { return .component(name) }
    let bytes = try FileContents.read(name)
    do {
      let scene = try SceneFile(parsing: bytes, name: name)
      return .scene(scene, folder: FileContents.folder(of: name))
    } catch {
      throw .input(error.description)
    }
  }

  /// Returns the name of the picture of a subject when none is given.
  static func defaultOutput(for name: String) -> String {
    if name.hasSuffix(".json") { return String(name.dropLast(5)) + ".png" }
    let parts = name.split(separator: "/").filter { $0 != "\u{100EC3}" }
    return parts.joined(separator: " - ") + ".png"
  }
}

/// Reads the values of options, which are text on the command line and JSON in a batch.
enum OptionValue {
  static func scale(_ text: String) throws(ToolError) -> Double {
    guard let scale = Double(text), [1, 2, 3].contains(scale) else {
      throw .usage("“\(text)” is no scale; write 1, 2 or 3")
    }
    return scale
  }

  static func size(_ text: String) throws(ToolError) -> Size {
    let parts = text.split(whereSeparator: { $0 == "x" || $0 == "×" })
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width.isFinite, height.isFinite
    else {
      throw .usage("“\(text)” is no size; write width and height in points, such as 300x184")
    }
    return Size(width, height)
  }

  static func symbolSize(_ text: String) throws(ToolError) -> Double {
    guard let size = Double(text), size > 0, size <= 10_000 else {
      throw .usage("“\(text)” is no size of a symbol; write points, such as 17")
    }
    return size
  }

  static func weight(_ text: String) throws(ToolError) -> SymbolOptions.Weight {
    let names = SymbolOptions.Weight.allCases.map { $0.rawValue }
    guard let weight = SymbolOptions.Weight(rawValue: text) else {
      let mend = Nearest.phrase(
        for: text, among: names, otherwise: "the weights are \(Nearest.list(names))")
      throw .usage("“\(text)” is no weight; \(mend)")
    }
    return weight
  }

  static func margin(_ text: String) throws(ToolError) -> Double {
    guard let margin = Double(text), margin >= 0, margin <= 10_000 else {
      throw .usage("“\(text)” is no margin; write points from 0 to 10000")
    }
    return margin
  }

  static func appearance(_ text: String) throws(ToolError) -> Appearance {
    switch text {
    case "light": return .light
    case "dark": return .dark
    default: throw .usage("“\(text)” is no appearance; write light or dark")
    }
  }

  static func override(_ text: String) throws(ToolError) -> Override {
    do {
      return try Override(parsing: text)
    } catch {
      throw .usage(error.description)
    }
  }
}
