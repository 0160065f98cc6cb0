/// The zooms of the groups that are open while the commands of a list are gone through.
struct ZoomScopes {
  /// How the page shows what is drawn here.
  private(set) var zoom = Zoom.none
  private var outer: [Zoom] = []

  /// Takes note of a command that may begin or end a group.
  mutating func pass(_ command: DisplayCommand) {
    switch command {
    case .beginGroup(_, _, let inner):
      outer.append(zoom)
      if inner != .none { zoom = zoom.following(inner) }
    case .endGroup: if let last = outer.popLast() { zoom = last }
    case .fill, .shadow, .innerShadow, .border, .glass, .beginClip, .endClip: break
    }
  }
}
