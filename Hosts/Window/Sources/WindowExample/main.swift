import Vitrine
import VitrineAccessibility
import VitrineWindow

let screen = try Screen(.iPhone17Pro, renderer: Renderer())
let host = try WindowHost(screen, title: "Trips")
let alert = try Alert("Delete “Trip.mov”?") {
  Button("Delete", role: .destructive) { print("deleted") }
  Button("Cancel", role: .cancel)
}
try screen.present(alert) { _ in host.close() }

let bridge = AccessibilityBridge(applicationName: "Trips", post: host.queue.post)
host.didUpdate = { screen, place in
  bridge?.update(
    screen, title: place.title, origin: place.frame.origin, unitsPerPoint: place.unitsPerPoint,
    isActive: place.isActive)
}
try host.run()
