import Foundation

/// The machine that is measured on.
enum Machine {
  /// Set by `--no-wait`.
  nonisolated(unsafe) static var waits = true

  /// Waits until the processors have next to nothing else to do, at most 30 s.
  static func waitUntilIdle() {
    guard waits else { return }
    for _ in 0..<100 where busyShare(seconds: 0.2) > 0.12 { usleep(100_000) }
  }

  /// The processor's name.
  static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown"
  }

  /// How much of all processors' time went into work over a while, 0…1.
  private static func busyShare(seconds: Double) -> Double {
    let before = times()
    usleep(UInt32(seconds * 1e6))
    let after = times()
    let all = after.all - before.all
    return all > 0 ? 1 - (after.idle - before.idle) / all : 0
  }

  private static func times() -> (all: Double, idle: Double) {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let numbers = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8)
      .map { Double($0) ?? 0 }
    guard numbers.count == 8 else { return (0, 0) }
    return (numbers.reduce(0, +), numbers[3] + numbers[4])
  }
}
