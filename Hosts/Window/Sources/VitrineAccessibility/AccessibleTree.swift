internal import CATK
internal import CVitrineAccessibility
internal import Vitrine
internal import VitrineGraphics

/// The accessible objects of a screen; all of it happens on GLib's thread.
final class AccessibleTree: @unchecked Sendable {
  /// What a screen and its window are like.
  struct Snapshot: Hashable, Sendable {
    var root: AccessibilityNode
    var title: String
    var origin: Point
    var unitsPerPoint: Double
    var isActive: Bool
  }

  /// An object and what it shows.
  private struct Part {
    let object: OpaquePointer
    let key: UInt64
    var node: AccessibilityNode
    var children: [OpaquePointer?] = []
  }

  private let applicationName: String
  private let request: @Sendable (AccessibilityAction, AccessibilityID) -> Void
  private var parts: [AccessibilityID: Part] = [:]
  private var ids: [UInt64: AccessibilityID] = [:]
  private var lastKey: UInt64 = 0
  private var isOpen = false
  private var isActive = false

  init(
    applicationName: String,
    request: @escaping @Sendable (AccessibilityAction, AccessibilityID) -> Void
  ) {
    self.applicationName = applicationName
    self.request = request
  }

  /// Makes the objects show a screen, and tells what is different.
  func show(_ snapshot: Snapshot) {
    vitrine_bridge_move(Int32(nearest: snapshot.origin.x), Int32(nearest: snapshot.origin.y))
    var root = snapshot.root
    root.label = snapshot.title
    let known = Set(parts.keys)
    var shown: [AccessibilityNode] = []
    guard let window = update(root, snapshot, &shown) else { return }
    if !isOpen { open(window) }
    // What loses the focus says so before what gets it.
    for node in shown where !node.isFocused { setStates(of: node, snapshot) }
    for node in shown where node.isFocused { setStates(of: node, snapshot) }
    release(known.subtracting(shown.map { $0.id }))
    if isActive != snapshot.isActive {
      isActive = snapshot.isActive
      vitrine_node_activate_window(window, isActive ? 1 : 0)
    }
  }

  /// Lets words be said.
  func announce(_ words: String) { vitrine_bridge_announce(words) }

  private func open(_ window: OpaquePointer) {
    isOpen = true
    // The tree lives as long as its objects can be asked for: as long as the program runs.
    let context = Unmanaged.passRetained(self).toOpaque()
    vitrine_bridge_open(
      applicationName, window,
      { context, key, action, text in
        guard let context else { return }
        Unmanaged<AccessibleTree>.fromOpaque(context).takeUnretainedValue()
          .handle(action, key, text.map { String(cString: $0) })
      }, context)
  }

  private func handle(_ action: vitrine_action, _ key: UInt64, _ text: String?) {
    guard let id = ids[key], let action = AccessibilityAction(action, text) else { return }
    request(action, id)
  }

  // MARK: - Objects

  /// Creates or updates the object of a node and those of the nodes inside; not their states.
  private func update(
    _ node: AccessibilityNode, _ snapshot: Snapshot, _ shown: inout [AccessibilityNode]
  ) -> OpaquePointer? {
    guard var part = parts[node.id] ?? create(node) else { return nil }
    part.node = node
    node.withProperties(unitsPerPoint: snapshot.unitsPerPoint) { properties in
      vitrine_node_update(part.object, &properties)
    }
    shown.append(node)
    let children = node.children.map { update($0, snapshot, &shown) }
    if children != part.children {
      part.children = children
      vitrine_node_set_children(part.object, children, Int32(children.count))
    }
    parts[node.id] = part
    return part.object
  }

  private func create(_ node: AccessibilityNode) -> Part? {
    lastKey += 1
    guard
      let object = vitrine_node_create(
        lastKey, node.role.kind, Int32(bitPattern: node.role.atkRole.rawValue))
    else { return nil }
    ids[lastKey] = node.id
    return Part(object: object, key: lastKey, node: node)
  }

  private func setStates(of node: AccessibilityNode, _ snapshot: Snapshot) {
    guard let object = parts[node.id]?.object else { return }
    vitrine_node_set_states(object, node.states(isActive: snapshot.isActive))
  }

  private func release(_ gone: Set<AccessibilityID>) {
    for id in gone {
      guard let part = parts.removeValue(forKey: id) else { continue }
      ids[part.key] = nil
      vitrine_node_release(part.object)
    }
  }
}
