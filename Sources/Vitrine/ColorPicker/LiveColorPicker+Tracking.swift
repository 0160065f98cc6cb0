import VitrineGraphics
import VitrineKit

extension LiveColorPicker {
  func track(_ tag: Tag, _ event: TrackEvent, _ effects: inout Effects) {
    switch event.phase {
    case .began: choice.beginDrag()
    case .moved: break
    case .ended, .cancelled: return endTrack(tag, event.phase == .cancelled, &effects)
    }
    let place = Point(isRightToLeft ? 1 - event.place.x : event.place.x, event.place.y)
    if let slider = ColorPickerSlider(tag) {
      trackSlider(slider, place.x, event, &effects)
    } else if tag == ColorPickerTag.field, tab == .grid {
      trackGrid(place, &effects)
    } else if tag == ColorPickerTag.field, tab == .spectrum {
      let hue = min(max(place.x, 0), 1)
      let color = SpectrumMap.color(at: place).withAlpha(choice.selection.alpha)
      // On the white and the black edge the knob moves although the colour does not.
      if hue != choice.hue { effects.needsLayout = true }
      announce(choice.drag(to: color, hue: hue), &effects)
    }
    moveKnobs(at: effects.now, held: event.phase == .moved ? ColorPickerSlider(tag) : nil)
  }

  private func endTrack(_ tag: Tag, _ isCancelled: Bool, _ effects: inout Effects) {
    guard choice.isDragging else { return }
    let change = choice.endDrag(isCancelled: isCancelled)
    announce(change, &effects)
    moveKnobs(at: effects.now)
    if change != nil { effects.notifications.append(.valueChanged(tag)) }
    if tag == ColorPickerTag.field, tab == .grid {
      effects.needsLayout = true
      effects.focus = ColorPickerTag.cell(currentCell)
    }
  }

  /// A pointer outside is on the nearest cell.
  private func trackGrid(_ place: Point, _ effects: inout Effects) {
    guard grid.columns > 0 else { return }
    func index(_ place: Double, of count: Int) -> Int {
      Int(min(max((place * Double(count)).rounded(.down), 0), Double(count - 1)))
    }
    let rows = grid.colors.count / grid.columns
    let cell = index(place.y, of: rows) * grid.columns + index(place.x, of: grid.columns)
    guard let color = gridColor(cell) else { return }
    lastCell = cell
    announce(choice.drag(to: color), &effects)
  }

  /// A knob is taken where it is touched; elsewhere it jumps below the pointer.
  private func trackSlider(
    _ slider: ColorPickerSlider, _ x: Double, _ event: TrackEvent, _ effects: inout Effects
  ) {
    let share = event.size.width > 0 ? rules.knobWidth / event.size.width : 1
    guard share < 1 else { return }
    if event.phase == .began {
      let middle = share / 2 + knobs[slider.rawValue].value(at: effects.now) * (1 - share)
      grabOffset = (x - middle).magnitude <= share / 2 ? x - middle : 0
      if grabOffset != 0 { return }
    }
    let value = min(max((x - grabOffset - share / 2) / (1 - share), 0), 1)
    announce(choice.drag(to: color(slider, value)), &effects)
  }

  /// Returns the chosen colour with another value of a slider, 0…1.
  ///
  /// The opacity leaves the channels alone; a channel is one of the sliders' colour space.
  func color(_ slider: ColorPickerSlider, _ value: Double) -> PickedColor {
    guard let channel = slider.channel else { return choice.selection.withAlpha(value) }
    return choice.selection.converted(to: colorSpace).with(channel, value)
  }
}
