/// What somebody does with a component, as text: for tests, bug reports and recordings.
///
/// A step a line; words are separated by spaces, text stands between quotation marks, `#` begins a
/// comment. `Documentation/event-scripts.md` lists the steps.
public struct EventScript: Sendable {
  /// A step, and the line that it stands on.
  public struct Line: Hashable, Sendable {
    /// The line, counted from 1.
    public var number: Int
    /// What is done.
    public var step: ScriptStep

    /// Creates a line.
    public init(number: Int, step: ScriptStep) {
      self.number = number
      self.step = step
    }
  }

  /// The script's name, for messages.
  public var name: String
  /// The scene file that the script plays on, as it is written; nil where it names none.
  public var scene: String?
  /// The line that names the scene.
  public private(set) var sceneLine = 1
  /// The steps.
  public var lines: [Line]

  /// The longest script that is read, in bytes.
  public static let mostBytes = 1 << 20

  /// Creates a script from steps.
  public init(_ steps: [ScriptStep], name: String = "script") {
    self.name = name
    lines = steps.enumerated().map { Line(number: $0 + 1, step: $1) }
  }

  /// Reads a script.
  ///
  /// - Throws: `ScriptError` naming the line, for the first line that cannot be read.
  public init(parsing text: String, name: String) throws(ScriptError) {
    self.name = name
    lines = []
    guard text.utf8.count <= Self.mostBytes else {
      throw ScriptError(
        .syntax, file: name, line: 1, message: "the script is larger than 1 MB",
        mend: "divide it into several")
    }
    // Editors of other systems begin files with a mark, and end lines with two characters.
    let words = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let lines = words.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      var reader = try LineReader(line, file: name, number: index + 1)
      guard let word = reader.next() else { continue }
      if word == .word("scene") {
        guard scene == nil, self.lines.isEmpty else {
          throw reader.error(
            "the scene is named too late", mend: "name it once, before all steps")
        }
        scene = try reader.text("a scene file, such as scene “alert.json”")
        sceneLine = index + 1
        try reader.finish()
      } else {
        self.lines.append(Line(number: index + 1, step: try reader.step(word)))
      }
    }
  }

  /// The script as text; reading it gives the same steps.
  public var text: String {
    let head = scene.map { "scene \($0.quoted)\n" } ?? ""
    return head + lines.map { $0.step.text + "\n" }.joined()
  }
}
