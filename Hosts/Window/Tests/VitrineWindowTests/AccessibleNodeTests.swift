import CATK
import CVitrineAccessibility
import Testing

/// Accessible objects, without anybody who asks for them.
struct AccessibleNodeTests {
  @Test(arguments: [true, false])
  func partsThatWentAreGone(parentGoesFirst: Bool) throws {
    let role = Int32(bitPattern: ATK_ROLE_DIALOG.rawValue)
    let parent = try #require(vitrine_node_create(1, VITRINE_KIND_CONTROL, role))
    let child = try #require(vitrine_node_create(2, VITRINE_KIND_FIELD, role))
    // GLib clears these when the objects go.
    let watched = UnsafeMutablePointer<gpointer?>.allocate(capacity: 2)
    defer { watched.deallocate() }
    for (index, node) in [parent, child].enumerated() {
      watched[index] = UnsafeMutableRawPointer(node)
      g_object_add_weak_pointer(UnsafeMutablePointer(node), watched + index)
    }
    var children: [OpaquePointer?] = [child]
    vitrine_node_set_children(parent, &children, 1)
    vitrine_node_release(parentGoesFirst ? parent : child)
    vitrine_node_release(parentGoesFirst ? child : parent)
    #expect(watched[0] == nil && watched[1] == nil)
  }
}
