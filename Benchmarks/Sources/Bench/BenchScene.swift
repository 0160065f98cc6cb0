/// The scenes that are measured, at the sizes of the kit's documents.
enum BenchScene: String, CaseIterable {
  case alert = "A"
  case shareSheet = "B"
  case sidebar = "C"
  case colorPicker = "D"

  /// Pixels in a point.
  var scale: Int { self == .sidebar ? 2 : 3 }
  /// The width of the picture in pixels.
  var width: Int { self == .sidebar ? 2420 : 1206 }
  /// The height of the picture in pixels.
  var height: Int { self == .sidebar ? 1668 : 2622 }
  /// A Boolean value that is true when a photo lies behind.
  var showsPhoto: Bool { self != .sidebar }

  /// What the scene file holds; the photo is the path of the picture behind.
  func json(photo: String) -> [String: Any] {
    var scene: [String: Any] = ["statusBar": true]
    scene["screen"] = self == .sidebar ? "iPad" : "iPhone 17 Pro"
    if showsPhoto { scene["backdrop"] = photo }
    switch self {
    case .alert: scene["alert"] = SceneContent.alert
    case .shareSheet: scene["activityView"] = SceneContent.shareSheet
    case .sidebar: scene["sidebar"] = SceneContent.sidebar
    case .colorPicker: scene["colorPicker"] = SceneContent.colorPicker
    }
    return scene
  }

  /// Titles of one line, so that everything else stays where it is.
  static let titles = [
    "A Short Title Is Best", "Delete This Recording?", "Allow Notifications", "Sign In Required",
    "Low Battery 20%", "Update Available", "Cannot Connect", "Storage Almost Full",
    "Enable Location",
  ]
}
