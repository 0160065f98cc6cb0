import CProcess

/// Times of one measurement, in seconds, one entry a run.
struct Samples {
  /// Time that passed.
  var wall: [Double] = []
  /// Processor time, user and system, of all threads and processes.
  var cpu: [Double] = []

  /// Measures a body: some runs to warm up, then the counted ones.
  static func of(runs: Int, warmUp: Int = 3, _ body: (_ run: Int) throws -> Void) rethrows
    -> Samples
  {
    var samples = Samples()
    let clock = ContinuousClock()
    for run in 0..<(warmUp + runs) {
      if run % 8 == 0 { Machine.waitUntilIdle() }
      let cpu = process_own_cpu()
      let wall = try clock.measure { try body(run) }
      guard run >= warmUp else { continue }
      samples.cpu.append(process_own_cpu() - cpu)
      samples.wall.append(wall / .seconds(1))
    }
    return samples
  }
}

extension [Double] {
  /// The middle value; of an even count the mean of the two in the middle; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}
