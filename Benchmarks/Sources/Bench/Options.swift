/// What the command line asks for.
struct Options {
  static let usage = """
    usage: Benchmarks/run [--runs N] [--json FILE] [--photo FILE] [--no-wait] [--breakdown]
                          [--peer NAME COMMAND... ,]...

      --runs N       how often each thing is done; 15
      --json FILE    writes the numbers
      --photo FILE   the photo behind scene A; without, one is painted
      --breakdown    prints what each drawing command costs, and nothing else
      --no-wait      does not wait for an idle machine
      --peer …       a command to time in turn with ours, ended by a comma
    """

  struct Failure: Error { var problem: String }

  var runs = 15
  var tool = ""
  /// Where scene A's files go.
  var folder: String { tool + "-scenes" }
  var json: String?
  var photo: String?
  var waits = true
  var breaksDown = false
  var peers: [Command] = []

  /// Reads the words behind the program's name; the first is the built tool.
  init(_ words: [String]) throws {
    var rest = words[...]
    tool = try Self.value("the tool", &rest)
    while let option = rest.popFirst() {
      switch option {
      case "--no-wait": waits = false
      case "--breakdown": breaksDown = true
      case "--json": json = try Self.value(option, &rest)
      case "--photo": photo = try Self.value(option, &rest)
      case "--peer": peers.append(try Self.peer(&rest))
      case "--runs":
        guard let count = Int(try Self.value(option, &rest)), count > 0 else {
          throw Failure(problem: "--runs wants a number above 0")
        }
        runs = count
      default: throw Failure(problem: "there is no option \(option)")
      }
    }
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw Failure(problem: "\(option) wants a value")
    }
    return value
  }

  private static func peer(_ rest: inout ArraySlice<String>) throws -> Command {
    let name = try value("--peer", &rest)
    let words = Array(rest.prefix { $0 != "," })
    guard !words.isEmpty else { throw Failure(problem: "--peer \(name) wants a command") }
    rest = rest.dropFirst(words.count + 1)
    return Command(name: name, words: words)
  }
}
