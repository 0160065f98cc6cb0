/// Why a picture or a text does not pass as its golden.
public enum GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no golden.
  case missing(path: String)
  /// There is a golden that no test asks for.
  case orphan(path: String)
  /// The golden was written and nobody has looked at it yet.
  case recorded(path: String)
  /// The picture or text differs; the path leads to expected, difference and actual side by side,
  /// or to the actual text.
  case different(summary: String, path: String)
  /// A file could not be read or written.
  case file(problem: String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no golden \(path); record it with RECORD_GOLDENS=1 and look at it"
    case .orphan(let path):
      "no test asks for the golden \(path); remove it, or add it to its test's names"
    case .recorded(let path):
      "recorded \(path); look at it, then test without RECORD_GOLDENS"
    case .different(let summary, let path):
      path.hasSuffix(".txt")
        ? "\(summary); actual: \(path)"
        : "\(summary); expected, difference and actual: \(path)"
    case .file(let problem): problem
    }
  }
}
