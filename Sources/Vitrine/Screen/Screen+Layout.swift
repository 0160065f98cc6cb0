import VitrineGraphics
import VitrineKit
import VitrineLayout

extension Screen {
  /// What a component may ask when it lays itself out.
  func context(for presentation: Presentation) -> LiveContext {
    var measures = measures
    if let safeArea = environment.safeArea {
      measures = ScreenMeasures(size: measures.size, safeArea: safeArea.held(in: measures.size))
    }
    let now = now
    return LiveContext(
      renderer: renderer,
      surroundings: Surroundings(
        appearance: appearance, backdrop: backdrop, showsStatusBar: showsStatusBar,
        dynamicTypeSize: environment.dynamicTypeSize,
        layoutDirection: environment.layoutDirection),
      screenMeasures: measures, environment: environment,
      keyboardInset: keyboardInset(for: presentation), motion: motion, now: now,
      scrollOffset: { tag in presentation.scrolls[tag]?.offset(at: now) ?? 0 },
      sheetHeight: presentation.height?.value(at: now),
      selectedDetent: presentation.detentPlace, focus: presentation.focus,
      focusIsVisible: focusIsVisible && presentation === top, isActive: isActive)
  }

  private func keyboardInset(for presentation: Presentation) -> Double {
    let inset =
      presentation.isLeaving ? presentation.keyboardAtDismissal : environment.keyboardInset
    return inset > 0 ? min(inset, size.height) : 0
  }

  /// Returns where everything in a presentation is at the present; nil where it cannot be laid out.
  func arrangement(of presentation: Presentation) -> Arrangement? {
    if presentation.contentTime != now, presentation.contentTime < presentation.layoutMotionEnd {
      presentation.invalidate()
    }
    if presentation.arrangementTime != now {
      for tag in presentation.movingScrollers { presentation.invalidateScrolled(tag) }
    }
    if let arrangement = presentation.arrangement { return arrangement }
    do throws(KitError) {
      let content = if let kept = presentation.content { kept } else { try layOut(presentation) }
      let arrangement = arrange(content, presentation)
      presentation.arrangement = arrangement
      presentation.arrangementTime = now
      return arrangement
    } catch {
      failure = .kit(error)
      return nil
    }
  }

  private func layOut(_ presentation: Presentation) throws(KitError) -> LiveContent {
    var content = try presentation.component.content(context(for: presentation))
    let begins = content.scrollers.contains { scroller in
      scroller.initialOffset != 0 && scroller.contentLength != nil
        && presentation.scrolls[scroller.tag] == nil
    }
    measureScrollers(content, presentation)
    // Where only the layers in sight are made, those at the initial offset are still missing.
    if begins { content = try presentation.component.content(context(for: presentation)) }
    presentation.contentTime = now
    presentation.content = content
    return content
  }

  private func measureScrollers(_ content: LiveContent, _ presentation: Presentation) {
    for scroller in content.scrollers {
      guard
        let layer = content.planes.lazy.flatMap({ $0.layers })
          .compactMap({ $0.first(tagged: scroller.tag) }).first
      else { continue }
      let view = scroller.axis == .vertical ? layer.frame.height : layer.frame.width
      let measured = layer.layers.reduce(0.0) { max($0, scroller.end(of: $1.frame, in: view)) }
      let known = presentation.scrolls[scroller.tag]
      var motion = known ?? ScrollMotion(self.motion)
      motion.grid = scale > 0 ? 1 / scale : 0
      motion.haste = environment.reducesMotion ? self.motion.reducedHaste : 1
      motion.resize(
        view: view, content: (scroller.contentLength ?? measured) + scroller.endInset, at: now)
      motion.pageLength = scroller.pageLength
      if known == nil { motion.scroll(to: scroller.initialOffset, animated: false, at: now) }
      presentation.scrolls[scroller.tag] = motion
    }
    let tags = content.scrollers.map { $0.tag }
    presentation.scrolls = presentation.scrolls.filter { tags.contains($0.key) }
  }

  private func arrange(_ content: LiveContent, _ presentation: Presentation) -> Arrangement {
    var arrangement = Arrangement(
      planes: content.planes, root: content.root, panel: content.panel,
      scrollers: content.scrollers, origin: content.origin)
    for scroller in content.scrollers where scroller.contentLength == nil {
      let offset = presentation.scrolls[scroller.tag]?.offset(at: now) ?? 0
      if offset == 0 { continue }
      for plane in arrangement.planes.indices {
        for layer in arrangement.planes[plane].layers.indices {
          arrangement.planes[plane].layers[layer].change(tagged: scroller.tag) { region in
            for child in region.layers.indices {
              region.layers[child].frame.origin =
                region.layers[child].frame.origin
                - scroller.way(of: offset)
            }
          }
        }
      }
    }
    let whole = Rect(.zero, size)
    for plane in arrangement.planes {
      for layer in plane.layers { layer.collectPlaces(&arrangement.places, .zero, whole) }
    }
    arrangement.root.place(by: arrangement.places)
    return arrangement
  }
}

extension Scroller {
  /// Returns how far a layer of the content reaches from where the content begins, in points.
  fileprivate func end(of frame: Rect, in view: Double) -> Double {
    if axis == .vertical { return frame.maxY }
    return isReversed ? view - frame.minX : frame.maxX
  }

  /// Returns how far the layers lie from their places at an offset.
  fileprivate func way(of offset: Double) -> Point {
    if axis == .vertical { return Point(0, offset) }
    return Point(isReversed ? -offset : offset, 0)
  }
}

extension Element {
  /// Takes over the places of the layers of the same tags.
  fileprivate mutating func place(by places: [Tag: Arrangement.Place]) {
    if let place = places[tag] {
      frame = place.frame
      visibleFrame = place.visible
    }
    for index in children.indices {
      children[index].z = max(z, children[index].z)
      children[index].place(by: places)
    }
    // A container without a layer of its own is where its parts are.
    if frame.isEmpty {
      frame = children.reduce(Rect.zero) { $0.isEmpty ? $1.frame : $0.union($1.frame) }
      visibleFrame = frame
    }
  }
}

extension PlacedLayer {
  /// Returns the first layer of a tag.
  func first(tagged tag: Tag) -> PlacedLayer? {
    if layer.tag == tag { return self }
    for child in layers {
      if let found = child.first(tagged: tag) { return found }
    }
    return nil
  }

  /// Changes the layers of a tag in place; returns whether there was one.
  @discardableResult
  mutating func change(tagged tag: Tag, _ body: (inout PlacedLayer) -> Void) -> Bool {
    if layer.tag == tag {
      body(&self)
      return true
    }
    var isFound = false
    for index in layers.indices where layers[index].holds(tag) {
      if layers[index].change(tagged: tag, body) { isFound = true }
    }
    return isFound
  }

  private func holds(_ tag: Tag) -> Bool {
    layer.tag == tag || layers.contains { $0.holds(tag) }
  }

  /// Notes where tagged layers lie on the screen, and what of them is not cut off.
  fileprivate func collectPlaces(
    _ places: inout [Tag: Arrangement.Place], _ origin: Point, _ clip: Rect
  ) {
    let onScreen = frame.offset(by: origin)
    if let tag = layer.tag {
      // What is cut off by less than a hundredth of a point is cut off by rounding alone.
      let isWhole =
        onScreen.minX > clip.minX - 0.01 && onScreen.maxX < clip.maxX + 0.01
        && onScreen.minY > clip.minY - 0.01 && onScreen.maxY < clip.maxY + 0.01
      places[tag] = Arrangement.Place(
        frame: onScreen, visible: isWhole ? onScreen : onScreen.intersection(clip))
    }
    let inner = layer.clipsChildren ? onScreen.intersection(clip) : clip
    for child in layers { child.collectPlaces(&places, onScreen.origin, inner) }
  }
}

extension Rect {
  /// Returns whether some of a place is cut off, more than rounding can make of it.
  func isCut(to visible: Rect) -> Bool {
    let least = 0.001
    return width - visible.width > least || height - visible.height > least
  }
}
