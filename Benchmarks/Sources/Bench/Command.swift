import CProcess
import Foundation

/// A program with its arguments.
struct Command {
  var name: String
  var words: [String]

  enum Failure: Error, CustomStringConvertible {
    case cannotStart(String, reason: String)
    case failed(String, status: Int)

    var description: String {
      switch self {
      case .cannotStart(let command, let reason): "cannot start \(command): \(reason)"
      case .failed(let command, let status): "\(command) ended with status \(status)"
      }
    }
  }

  /// Runs commands in turn, again and again, so that a change of the machine's speed hits all alike;
  /// the first is ours.
  static func measure(_ commands: [Command], runs: Int) throws -> [Measurement] {
    var samples = [Samples](repeating: Samples(), count: commands.count)
    for run in 0...runs {
      for (index, command) in commands.enumerated() {
        Machine.waitUntilIdle()
        let cost = try command.run()
        guard run > 0 else { continue }  // The first fills the disk cache.
        samples[index].wall.append(cost.wall)
        samples[index].cpu.append(cost.cpu)
      }
    }
    let all = try zip(commands, samples).map { command, samples in
      let peaks = try (0..<3).map { _ in try command.run(samplesMemory: true).peak_memory }
      return Measurement(command.name, samples, peakMemory: peaks.max())
    }
    return all.prefix(1) + all.dropFirst().map { $0.compared(with: all[0]) }
  }

  /// Runs the command once; a status other than 0 is an error, as then there is nothing to compare.
  func run(samplesMemory: Bool = false) throws -> process_cost {
    var cost = process_cost()
    let error = withArguments { process_run($0, samplesMemory ? 1 : 0, &cost) }
    guard error == 0 else {
      throw Failure.cannotStart(words[0], reason: String(cString: strerror(error)))
    }
    guard cost.status == 0 else {
      throw Failure.failed(words.joined(separator: " "), status: Int(cost.status))
    }
    return cost
  }

  func withArguments<Result>(
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = words.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return (copies + [nil]).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("no arguments") }
      return body(base)
    }
  }
}
