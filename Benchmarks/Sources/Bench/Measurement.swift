import Foundation

/// What was measured, and what came out.
struct Measurement: Encodable {
  /// What was done.
  var name: String
  /// The median of the time that passed, in milliseconds.
  var wallMilliseconds: Double
  /// The shortest time that passed, in milliseconds.
  var leastWallMilliseconds: Double
  /// The median of the processor time of all threads and processes, in milliseconds.
  var cpuMilliseconds: Double
  /// The least processor time, in milliseconds.
  var leastCPUMilliseconds: Double
  /// The number of runs.
  var runs: Int
  /// The largest memory of all processes together, in bytes; nil where it was not measured.
  var peakMemory: Int?
  /// The size of what was written, in bytes; nil where nothing was.
  var bytes: Int?
  /// How much more processor time than ours it took; nil for our own.
  var timesOurs: Double?

  init(_ name: String, _ samples: Samples, peakMemory: Int? = nil, bytes: Int? = nil) {
    self.name = name
    wallMilliseconds = samples.wall.median * 1000
    leastWallMilliseconds = (samples.wall.min() ?? 0) * 1000
    cpuMilliseconds = samples.cpu.median * 1000
    leastCPUMilliseconds = (samples.cpu.min() ?? 0) * 1000
    runs = samples.wall.count
    self.peakMemory = peakMemory
    self.bytes = bytes
  }

  /// The measurement of another program, compared with ours.
  func compared(with ours: Measurement) -> Measurement {
    var copy = self
    copy.timesOurs = cpuMilliseconds / ours.cpuMilliseconds
    return copy
  }
}

/// All measurements of a run of the benchmarks.
struct Report: Encodable {
  var processor = Machine.processor
  var cores = ProcessInfo.processInfo.activeProcessorCount
  var measurements: [Measurement] = []

  /// Adds measurements and prints their lines of the table.
  mutating func add(_ added: [Measurement]) {
    if measurements.isEmpty { print(Self.heading) }
    measurements += added
    for measurement in added { print(Self.line(measurement)) }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
  }

  private static let heading =
    pad("measurement", 44)
    + [" wall ms", "  least", " CPU ms", "  least", "peak MB", " kB out", " × ours"].joined(
      separator: "  ")

  private static func line(_ m: Measurement) -> String {
    let memory = m.peakMemory.map { number(Double($0) / 1e6) } ?? "      –"
    let bytes = m.bytes.map { number(Double($0) / 1e3) } ?? "      –"
    let ratio = m.timesOurs.map { number($0) } ?? ""
    let times = [
      m.wallMilliseconds, m.leastWallMilliseconds, m.cpuMilliseconds, m.leastCPUMilliseconds,
    ].map(number)
    return pad(m.name, 45) + (times + [memory, bytes, ratio]).joined(separator: "  ")
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%7.2f" : "%7.1f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
