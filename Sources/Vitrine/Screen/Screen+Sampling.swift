import VitrineGraphics
import VitrineKit
import VitrineLayout

/// A colour of the screen is being picked.
struct Sampling {
  /// Who wants it; out of sight meanwhile.
  let presentation: Presentation
  /// What assistive technologies call it.
  let label: String
  /// Where it aims, in points.
  var position: Point
  /// Whether a finger aims, which hides what lies below it.
  var isTouch = false
  /// What the screen shows without the loupe; nil until it is needed.
  var picture: Bitmap?
  /// Whether the host lets the person pick: the screen draws no loupe and waits.
  var isHosts = false
}

extension Screen {
  /// Begins to pick a colour of the screen for a component, which is out of sight meanwhile.
  ///
  /// The loupe is in the middle until the pointer comes. A host that picks by itself is asked when
  /// the event has been handled; Escape no longer waits for it.
  func beginSampling(for presentation: Presentation, label: String) {
    cancelGesture()
    samplingCount += 1
    sampling = Sampling(
      presentation: presentation, label: label, position: Rect(.zero, size).center)
    if case .host(let sampler) = colorPickerMemory.sampling {
      sampling?.isHosts = true
      let count = samplingCount
      calls.append { [self] in sampler.pickColor { self.hostPicked($0, count) } }
    }
    presentation.aside.move(to: 1, at: now, settledPart: motion.settledPart)
    isDirty = true
    notify(.screenChanged(samplingID))
  }

  /// Takes the host's colour, unless it comes too late; nil for none.
  private func hostPicked(_ color: PickedColor?, _ count: Int) {
    guard let sampling, sampling.isHosts, count == samplingCount else { return }
    cancelSampling()
    if let color { take(color, for: sampling.presentation) }
    // Calls back what was put off, unless an event is being handled, which then does.
    advance(by: .zero)
  }

  /// Aims at a place on the screen, or the nearest one.
  func aim(at position: Point, isTouch: Bool) {
    sampling?.position = Point(
      min(max(position.x, 0), size.width), min(max(position.y, 0), size.height))
    sampling?.isTouch = isTouch
    isDirty = true
  }

  /// Ends picking without a colour.
  func cancelSampling() {
    guard let sampling else { return }
    self.sampling = nil
    sampling.presentation.aside.move(to: 0, at: now, settledPart: motion.settledPart)
    isDirty = true
    notify(.screenChanged(sampling.presentation.focus.map { id($0, sampling.presentation) }))
  }

  /// Takes the colour at the place that is aimed at.
  func pick() {
    if sampling?.isHosts == true { return }
    guard let sampling, let color = sampledColor else { return cancelSampling() }
    cancelSampling()
    take(PickedColor(color), for: sampling.presentation)
  }

  private func take(_ color: PickedColor, for presentation: Presentation) {
    var effects = Effects(now: now)
    presentation.component.sampled(color, &effects)
    apply(effects, to: presentation)
  }

  /// Escape cancels, Return picks, arrows aim by device pixels, with Shift by ten.
  func sample(_ event: KeyEvent) {
    guard let sampling else { return }
    let step = (event.modifiers.contains(.shift) ? 10 : 1) / scale
    let place = sampling.position
    switch event.key {
    case .escape: cancelSampling()
    case .enter, .space: pick()
    case .left: aim(at: place - Point(step, 0), isTouch: false)
    case .right: aim(at: place + Point(step, 0), isTouch: false)
    case .up: aim(at: place - Point(0, step), isTouch: false)
    case .down: aim(at: place + Point(0, step), isTouch: false)
    default: break
    }
  }

  // MARK: - The screen's picture

  /// The colour that is aimed at; nil where the screen cannot be drawn.
  var sampledColor: Color? {
    guard let sampling, !sampling.isHosts, let picture = screenPicture, picture.width > 0,
      picture.height > 0
    else {
      return nil
    }
    let (x, y) = pixel(at: sampling.position, in: picture)
    return picture.color(x, y)
  }

  /// What the screen shows without the loupe and who wants the colour.
  private var screenPicture: Bitmap? {
    if let picture = sampling?.picture { return picture }
    guard var recorder = try? renderer.recorder(size, scale: scale) else { return nil }
    do throws(KitError) { try recordBase(&recorder) } catch { return nil }
    for presentation in presentations where presentation !== sampling?.presentation {
      record(presentation, &recorder)
    }
    let picture = renderer.bitmap(of: recorder.list)
    sampling?.picture = picture
    return picture
  }

  private func pixel(at position: Point, in picture: Bitmap) -> (x: Int, y: Int) {
    let x = (position.x * scale).rounded(.down)
    let y = (position.y * scale).rounded(.down)
    return (
      Int(min(max(x, 0), Double(picture.width - 1))),
      Int(min(max(y, 0), Double(picture.height - 1)))
    )
  }

  // MARK: - The loupe

  /// Draws the loupe: the pixels around the aim, large, in a rim of the colour.
  func record(_ sampling: Sampling, _ recorder: inout DisplayListRecorder) {
    guard let color = sampledColor, let picture = screenPicture else { return }
    do throws(KitError) {
      var loupe = LayerPlacer(text: renderer.text).place(
        try renderer.kit.resolve(named: "Color Pickers/\u{100EC3}/Loupe"))
      loupe.frame.origin = try loupeOrigin(loupe.frame.size, sampling)
      let across = Int(try renderer.kit.metric(named: "Eyedropper/pixels across"))
      let center = pixel(at: sampling.position, in: picture)
      loupe.setFill(Fill(.color(color)), ofLayer: "Color")
      if let view = loupe.first(named: "Pixels") {
        let extent = Int((view.frame.width * scale).rounded(.up))
        loupe.setFill(
          Fill(.bitmap(picture.magnified(around: center, across: across, to: extent))),
          ofLayer: "Pixels")
      }
      let shown = min(1, max(0, sampling.presentation.aside.value(at: now)))
      recorder.record(
        [loupe], opacity: shown, scale: 1, around: loupe.frame.center, offset: .zero)
    } catch {
      failure = .kit(error)
    }
  }

  /// Above a finger, or below where there is no room; around any other pointer.
  private func loupeOrigin(_ loupe: Size, _ sampling: Sampling) throws(KitError) -> Point {
    var center = sampling.position
    if sampling.isTouch {
      let lift = try renderer.kit.metric(named: "Eyedropper/touch lift")
      center.y += center.y - lift - loupe.height / 2 < 0 ? lift : -lift
    }
    return center - Point(loupe.width / 2, loupe.height / 2)
  }
}

extension PlacedLayer {
  /// Exchanges the fills of the layers of a name inside.
  fileprivate mutating func setFill(_ fill: Fill, ofLayer name: String) {
    for index in layers.indices {
      if layers[index].layer.name == name { layers[index].layer.fills = [fill] }
      layers[index].setFill(fill, ofLayer: name)
    }
  }
}

extension Bitmap {
  /// The colour of a pixel, which has to be inside; what can be seen through counts as on black.
  fileprivate func color(_ x: Int, _ y: Int) -> Color {
    let pixel = pixels[y * width + x]
    func channel(_ shift: UInt32) -> Float { Float((pixel >> shift) & 255) / 255 }
    return Color(red: channel(0), green: channel(8), blue: channel(16))
  }

  /// Returns a square of whole pixels enlarged around one of them; black beyond the edges.
  fileprivate func magnified(
    around center: (x: Int, y: Int), across: Int, to extent: Int
  ) -> Bitmap {
    let large = Bitmap(width: extent, height: extent)
    guard extent > 0, across > 0 else { return large }
    let first = (x: center.x - across / 2, y: center.y - across / 2)
    for row in 0..<extent {
      let y = first.y + row * across / extent
      for column in 0..<extent {
        let x = first.x + column * across / extent
        let isInside = x >= 0 && y >= 0 && x < width && y < height
        large.pixels[row * extent + column] = isInside ? pixels[y * width + x] : 0xFF00_0000
      }
    }
    return large
  }
}
