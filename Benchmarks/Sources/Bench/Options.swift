/// What the command line asks for.
struct Options {
  static let usage = """
    usage: Benchmarks/run [--scene A|B|C|D]... [--only PART]... [--runs N] [--json FILE]
                          [--photo FILE] [--no-wait] [--breakdown] [--peer NAME COMMAND... ,]...

      --scene X      measures this scene alone; repeatable
      --only PART    measures this part alone: cold, resident, frames, live or encoding; repeatable
      --runs N       how often each thing is done; 15
      --json FILE    writes the numbers
      --photo FILE   the photo behind scenes A, B and D; without, one is painted
      --breakdown    prints what each drawing command costs, and nothing else
      --no-wait      does not wait for an idle machine
      --peer …       a command to time in turn with ours, cold, ended by a comma; for one scene
    """

  struct Failure: Error { var problem: String }

  /// A part of the benchmarks.
  enum Part: String, CaseIterable { case cold, resident, frames, live, encoding }

  var runs = 15
  var tool = ""
  /// The scenes to measure, all where none is named.
  var scenes: [BenchScene] = []
  /// The parts to measure.
  var parts: Set<Part> = []
  /// Where the scenes' files go.
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
      case "--scene": scenes.append(try Self.choice(option, &rest))
      case "--only": parts.insert(try Self.choice(option, &rest))
      case "--peer": peers.append(try Self.peer(&rest))
      case "--runs":
        guard let count = Int(try Self.value(option, &rest)), count > 0 else {
          throw Failure(problem: "--runs wants a number above 0")
        }
        runs = count
      default: throw Failure(problem: "there is no option \(option)")
      }
    }
    if scenes.isEmpty { scenes = BenchScene.allCases }
    if parts.isEmpty { parts = Set(Part.allCases) }
    if !peers.isEmpty, scenes.count > 1 {
      throw Failure(problem: "peers draw one scene; name it with --scene")
    }
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws -> Choice where Choice.RawValue == String {
    let word = try value(option, &rest)
    guard let choice = Choice(rawValue: word) else {
      let all = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Failure(problem: "\(option) wants one of \(all), not \(word)")
    }
    return choice
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
