/// A cache of bounded cost: what was not used for a whole generation is dropped.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  /// The cost of a generation; two are kept.
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Returns what was stored for a key.
  mutating func value(for key: Key, cost: (Value) -> Int) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    store(value, for: key, cost: cost(value))
    return value
  }

  /// Stores a value, if it does not fill a generation on its own.
  mutating func store(_ value: Value, for key: Key, cost: Int) {
    if cost > capacity { return }
    if youngCost + cost > capacity {
      old = young
      young = [:]
      youngCost = 0
    }
    if young.updateValue(value, forKey: key) == nil { youngCost += cost }
  }
}
