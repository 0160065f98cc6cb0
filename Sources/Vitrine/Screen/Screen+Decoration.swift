import VitrineGraphics
import VitrineKit
import VitrineLayout
import VitrineText

extension Screen {
  /// Adds what touches and the keyboard's focus change of a layout's look.
  func decorate(_ arrangement: inout Arrangement, of presentation: Presentation) {
    do throws(KitError) {
      for (tag, spring) in presentation.presses.sorted(by: { $0.key < $1.key }) {
        let part = spring.value(at: now)
        if part > 0 { try showPress(of: tag, part, &arrangement) }
      }
      guard presentation === top, let focus = presentation.focus else { return }
      if let view = field(focus, in: presentation) {
        let decoration = FieldDecoration(
          view: view, kit: renderer.kit, appearance: appearance, text: renderer.text,
          showsCaret: caretIsShown)
        try arrangement.change(focus) { (layer) throws(KitError) in try decoration.apply(to: &layer)
        }
      } else if focusIsVisible, arrangement.part(focus)?.showsOwnFocus != true {
        try showFocus(of: focus, &arrangement)
      }
    } catch {
      failure = .kit(error)
    }
  }

  /// Changes a look as a person's wish for contrast or plain surfaces asks for.
  func makeLegible(_ arrangement: inout Arrangement) {
    let controls = arrangement.parts.filter { $0.gesture != .none }
    do throws(KitError) {
      guard
        let legibility = try Legibility(
          environment, appearance, kit: renderer.kit, controls: Set(controls.map { $0.tag }))
      else { return }
      for plane in arrangement.planes.indices {
        arrangement.planes[plane].layers = arrangement.planes[plane].layers.map {
          legibility.applied(to: $0)
        }
      }
    } catch {
      failure = .kit(error)
    }
  }

  /// Lays the kit page's paint over a part that is touched.
  private func showPress(
    of tag: Tag, _ part: Double, _ arrangement: inout Arrangement
  ) throws(KitError) {
    let look = try interactionLook("Pressed")
    try arrangement.change(tag) { (layer) throws(KitError) in
      layer.layer.fills += look.fills.map { $0.faded(part) }
    }
  }

  private func showFocus(of tag: Tag, _ arrangement: inout Arrangement) throws(KitError) {
    guard let place = arrangement.places[tag], !place.frame.isCut(to: place.visible),
      let plane = arrangement.planes.lastIndex(where: { plane in
        plane.layers.contains { $0.first(tagged: tag) != nil }
      }),
      let part = arrangement.planes[plane].layers.lazy.compactMap({ $0.first(tagged: tag) }).first
    else { return }
    var ring = try interactionLook("Focus Ring")
    let growth = try reach(of: ring)
    ring.corners = part.layer.corners.grown(by: growth, in: part.frame.size)
    ring.opacity = min(1, max(0, focusRing.value(at: now)))
    let frame = Rect(
      place.frame.minX - growth, place.frame.minY - growth, place.frame.width + 2 * growth,
      place.frame.height + 2 * growth)
    arrangement.planes[plane].layers.append(PlacedLayer(layer: ring, frame: frame))
  }

  /// Returns how far the focus ring reaches around a part in points; 0 where it has none.
  func ringReach(around part: Element, in presentation: Presentation) -> Double {
    guard focusIsVisible, presentation === top, presentation.focus == part.tag,
      part.gesture != .edit, !part.showsOwnFocus, let ring = try? interactionLook("Focus Ring")
    else { return 0 }
    return (try? reach(of: ring)) ?? 0
  }

  private func reach(of ring: Layer) throws(KitError) -> Double {
    let gap = try renderer.kit.metric(named: "Interaction/focus ring gap")
    return gap + ring.borders.reduce(0) { max($0, $1.width) }
  }

  /// The look of a state, from the specs.
  private func interactionLook(_ name: String) throws(KitError) -> Layer {
    try renderer.kit.resolve(named: "Interaction/\(appearance.kitName)/\(name)")
  }
}

extension Arrangement {
  /// Changes the layers of a tag in place.
  mutating func change(
    _ tag: Tag, _ body: (inout PlacedLayer) throws(KitError) -> Void
  ) throws(KitError) {
    var failure: KitError?
    for plane in planes.indices {
      for layer in planes[plane].layers.indices {
        planes[plane].layers[layer].change(tagged: tag) { found in
          do throws(KitError) { try body(&found) } catch { failure = error }
        }
      }
    }
    if let failure { throw failure }
  }
}

extension Fill {
  /// Returns the paint with its opacity multiplied.
  func faded(_ part: Double) -> Fill {
    guard case .color(var color) = source else { return self }
    var result = self
    color.alpha *= Float(part)
    result.source = .color(color)
    return result
  }
}

extension Corners {
  /// Returns corners around the same middles, for an outline grown on all sides.
  fileprivate func grown(by growth: Double, in size: Size) -> Corners {
    if isCapsule { return self }
    var corners = self
    corners.topLeft += growth
    corners.topRight += growth
    corners.bottomRight += growth
    corners.bottomLeft += growth
    return corners
  }
}
