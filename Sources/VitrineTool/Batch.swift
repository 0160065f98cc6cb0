internal import Glibc
import Vitrine
import VitrineConsole
import VitrineJSON

/// Draws one picture for each line of standard input and answers with a line each.
struct Batch {
  /// A line longer than this is answered with an error.
  private static let longestLine = 16 << 20

  /// Returns 1 if any picture could not be drawn.
  func run(_ arguments: Arguments) throws(ToolError) -> Int32 {
    if let name = arguments.positionals.first {
      throw .usage("“\(name)” is too much; with --batch the names come from standard input")
    }
    let studio = try Studio()
    var number = 0
    var failed = false
    var lines = LineReader(limit: Self.longestLine)
    while let line = lines.next() {
      number += 1
      let isBlank = line.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
      if isBlank, !lines.wasTooLong { continue }
      var answer = BatchAnswer()
      do throws(ToolError) {
        if lines.wasTooLong {
          throw .input("line \(number): is longer than 16 MiB; shorten it")
        }
        let job = try DrawJob(
          batchLine: line, number: number, defaults: arguments, answer: &answer)
        answer.warnings = try studio.write(job)
      } catch {
        answer.error = error.message
        failed = true
      }
      Console.print(answer.json.compact + "\n")
    }
    if let reason = lines.failure {
      throw .input("standard input: cannot be read: \(reason); give it a file or a pipe")
    }
    return failed ? 1 : 0
  }
}

/// What a batch says about one picture.
struct BatchAnswer {
  var output: String?
  var warnings: [String] = []
  var error: String?

  var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("output", output.map { .string($0) } ?? .null), ("ok", .bool(error == nil)),
    ]
    if let error { members.append(("error", .string(error))) }
    if !warnings.isEmpty { members.append(("warnings", .array(warnings.map { .string($0) }))) }
    return .object(members)
  }
}

/// Reads standard input line by line in bounded memory.
struct LineReader {
  private let limit: Int
  private var buffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var searched = 0
  private var isAtEnd = false
  /// Why reading ended before the end; nil where it did not.
  private(set) var failure: String?
  /// A Boolean value that is true when the last line was cut off at the limit.
  private(set) var wasTooLong = false

  init(limit: Int) { self.limit = limit }

  /// Returns the next line without its end, or nil behind the last one.
  mutating func next() -> [UInt8]? {
    wasTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        return line
      }
      searched = buffer.count
      if buffer.count > limit {
        // The rest of the line is read and forgotten.
        wasTooLong = true
        buffer.removeAll(keepingCapacity: true)
        searched = 0
        skipLine()
        return []
      }
      if isAtEnd {
        guard !buffer.isEmpty else { return nil }
        let line = buffer
        buffer = []
        searched = 0
        return line
      }
      fill()
    }
  }

  private mutating func fill() {
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0, errno == EINTR { return }
    if count < 0 { failure = String(cString: strerror(errno)) }
    if count <= 0 {
      isAtEnd = true
    } else {
      buffer.append(contentsOf: chunk[..<count])
    }
  }

  private mutating func skipLine() {
    while !isAtEnd {
      fill()
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        buffer.removeSubrange(...end)
        return
      }
      buffer.removeAll(keepingCapacity: true)
    }
  }
}
