/// Results kept for the next picture, the longest unused thrown out first.
///
/// Only the memory taken is bounded. What is found is never recomputed differently: a key says all
/// that its value depends on.
struct Cache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0

  /// Creates a cache that holds about as many bytes.
  init(capacity: Int) { self.capacity = capacity }

  /// Returns what is kept under a key, and marks it as used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps a value that takes some bytes.
  mutating func insert(_ value: Value, for key: Key, bytes size: Int) {
    clock += 1
    if let old = entries[key] { bytes -= old.bytes }
    entries[key] = Entry(value: value, bytes: size, lastUse: clock)
    bytes += size
    if bytes > capacity { evict() }
  }

  /// Throws out the longest unused entries until a quarter of the room is free.
  private mutating func evict() {
    var uses: [Int] = []
    for entry in entries.values { uses.append(entry.lastUse) }
    uses.sort()
    var sizes: [Int: Int] = [:]
    for entry in entries.values { sizes[entry.lastUse] = entry.bytes }
    var limit = 0
    for use in uses {
      // The newest stays, however large.
      guard bytes > capacity / 4 * 3, use < clock else { break }
      bytes -= sizes[use] ?? 0
      limit = use
    }
    entries = entries.filter { $0.value.lastUse > limit }
  }
}
