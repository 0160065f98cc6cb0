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
  private let request: @Sendable (AccessibilityRequest) -> Void
  private var parts: [AccessibilityID: Part] = [:]
  private var ids: [UInt64: AccessibilityID] = [:]
  private var lastKey: UInt64 = 0
  private var unitsPerPoint = 1.0
  private var isOpen = false
  private var isActive = false

  init(
    applicationName: String, request: @escaping @Sendable (AccessibilityRequest) -> Void
  ) {
    self.applicationName = applicationName
    self.request = request
  }

  /// Makes the objects show a screen, and tells what is different.
  func show(_ snapshot: Snapshot) {
    vitrine_bridge_move(Int32(nearest: snapshot.origin.x), Int32(nearest: snapshot.origin.y))
    unitsPerPoint = snapshot.unitsPerPoint
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
    let program = vitrine_program(
      context: Unmanaged.passRetained(self).toOpaque(),
      request: { context, request in
        guard let tree = AccessibleTree.from(context), let request = request?.pointee else {
          return
        }
        tree.handle(request)
      },
      place: { context, key, offset, area in
        guard let found = AccessibleTree.from(context)?.place(key, offset) else { return 0 }
        area?.pointee = found
        return 1
      },
      offset: { context, key, x, y in AccessibleTree.from(context)?.offset(key, x, y) ?? -1 })
    vitrine_bridge_open(applicationName, window, program)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> AccessibleTree? {
    context.map { Unmanaged<AccessibleTree>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - What is asked

  private func handle(_ asked: vitrine_request) {
    if let id = ids[asked.key] { request(AccessibilityRequest(asked, of: id)) }
  }

  private func place(_ key: UInt64, _ offset: Int32) -> vitrine_area? {
    guard let node = ids[key].flatMap({ parts[$0]?.node }), offset >= 0,
      let frame = node.textPlaces?.frame(of: node.boundary(upTo: Int(offset)))
    else { return nil }
    func length(_ points: Double) -> Int32 { Int32(nearest: points * unitsPerPoint) }
    let (left, top) = (length(frame.minX), length(frame.minY))
    return vitrine_area(
      x: left, y: top, width: length(frame.maxX) - left, height: length(frame.maxY) - top)
  }

  private func offset(_ key: UInt64, _ x: Int32, _ y: Int32) -> Int32? {
    let point = Point(Double(x) / unitsPerPoint, Double(y) / unitsPerPoint)
    guard let node = ids[key].flatMap({ parts[$0]?.node }),
      let character = node.textPlaces?.cluster(at: point)
    else { return nil }
    return Int32(node.scalar(before: character))
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
