extension Screen {
  /// Sends a sheet to one of its heights, or to the nearest there is.
  func selectDetent(_ place: Int, animated: Bool, in presentation: Presentation) {
    guard !presentation.isLeaving, !presentation.detents.isEmpty else { return }
    if gesture?.presentation === presentation, gesture?.owner == .sheet {
      gesture?.owner = .ignored
      presentation.drag.set(0)
    }
    presentation.selectedDetent = max(0, place)
    guard let height = presentation.selectedHeight else { return }
    if animated {
      presentation.height?.move(
        to: height, at: now, settledPart: motion.settledPart, frequency: sheetFrequency)
    } else {
      presentation.height?.set(height)
    }
    presentation.invalidate()
    isDirty = true
  }

  /// Notes the height that a person let go of a sheet for, and tells it.
  func choseDetent(of height: Double, in presentation: Presentation) {
    guard let place = presentation.detents.firstIndex(of: height),
      place != presentation.detentPlace
    else { return }
    presentation.selectedDetent = place
    var effects = Effects(now: now)
    presentation.component.detentChanged(to: place, &effects)
    apply(effects, to: presentation)
  }

  /// How much a sheet dims what is below at its present height, 0…1: nothing up to the greatest
  /// undimmed height, all from the next one on.
  func dimming(of presentation: Presentation) -> Double {
    guard presentation.style == .sheet, let last = presentation.component.largestUndimmedDetent,
      presentation.detents.indices.contains(last)
    else { return 1 }
    guard last + 1 < presentation.detents.count else { return 0 }
    let (low, high) = (presentation.detents[last], presentation.detents[last + 1])
    let height = presentation.height?.value(at: now) ?? high
    return min(1, max(0, (height - low) / max(1, high - low)))
  }
}

extension Presentation {
  /// The place of the height that a sheet has; nil for a sheet without heights.
  ///
  /// The chosen one may be out of range for a while, on a screen with fewer of them.
  var detentPlace: Int? { detents.isEmpty ? nil : min(selectedDetent, detents.count - 1) }

  /// The chosen height in points; nil for a sheet without.
  var selectedHeight: Double? { detentPlace.map { detents[$0] } }

  /// Whether a sheet has come to a height that leaves what is below to be used.
  var isUndimmed: Bool {
    guard let last = component.largestUndimmedDetent, let detentPlace else { return false }
    return detentPlace <= last
  }
}
