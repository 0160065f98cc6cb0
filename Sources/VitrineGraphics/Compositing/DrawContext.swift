/// What all passes of one drawing share: the list, the caches, and the captured backdrops.
final class DrawContext {
  let list: DisplayList
  let rasterizer: Rasterizer
  let bitmap: Surface
  /// Backdrops that had to be prepared before drawing began, by command.
  var backdrops: [Int: Backdrop] = [:]
  /// The commands whose backdrops were kept from an earlier drawing.
  var reusedBackdrops: Set<Int> = []
  private let shapes: [LocalShape?]
  private var groupEnds: [Int: Int] = [:]
  private var isApart: [Bool] = []
  private var zooms: [Zoom] = []

  var forEach: Rasterizer.ForEach { rasterizer.forEach }

  init(_ list: DisplayList, _ rasterizer: Rasterizer, bitmap: Surface) {
    self.list = list
    self.rasterizer = rasterizer
    self.bitmap = bitmap
    shapes = list.shapes.map { LocalShape($0) }
    matchGroups()
  }

  /// Whether a group's content may be drawn straight onto what lies below.
  static func isPassThrough(_ opacity: Float, _ blend: BlendMode, _ zoom: Zoom) -> Bool {
    opacity >= 1 && blend == .normal && zoom == .none
  }

  /// Finds the ends of all groups; one without an end reaches to the end of the list.
  private func matchGroups() {
    var open: [(index: Int, isApart: Bool)] = []
    var apart = 0
    var scopes = ZoomScopes()
    for index in 0..<list.commands.count {
      // A zoom applies to what stands in its group, not to the group as a whole.
      zooms.append(scopes.zoom)
      scopes.pass(list.commands[index])
      switch list.commands[index] {
      case .beginGroup(let opacity, let blend, let zoom):
        let isApart = !Self.isPassThrough(opacity, blend, zoom)
        open.append((index, isApart))
        if isApart { apart += 1 }
      case .endGroup:
        if let last = open.popLast() {
          groupEnds[last.index] = index
          if last.isApart { apart -= 1 }
        }
      default: break
      }
      isApart.append(apart > 0)
    }
    for group in open { groupEnds[group.index] = list.commands.count }
  }

  func end(ofGroup index: Int) -> Int { groupEnds[index] ?? list.commands.count }

  /// Whether the backdrop of a piece of glass was kept from an earlier drawing.
  func hasReusedBackdrop(_ index: Int) -> Bool { reusedBackdrops.contains(index) }

  /// How the page shows what a command draws.
  func zoom(of index: Int) -> Zoom { zooms[index] }

  /// Whether a command lies in a group that is kept apart.
  func isInGroup(_ index: Int) -> Bool { isApart[index] }

  /// The shape that a command names; nil for one that names none.
  func shape(of index: Int) -> Shape? { list.shape(of: list.commands[index]) }

  func localShape(_ index: Int) -> LocalShape? {
    shapes.indices.contains(index) ? shapes[index] : nil
  }

  /// Returns the mask of an effect at its place.
  func mask(_ shape: Int, _ effect: EffectShape, of index: Int) -> PlacedMask? {
    guard let local = localShape(shape), let plan = plan(shape, effect, index) else { return nil }
    return PlacedMask(mask: rasterizer.mask(plan), x: local.originX, y: local.originY)
  }

  /// Computes the masks of a region that are not at hand, spread over cores.
  func prepareMasks(_ range: Range<Int>, region: PixelBounds) {
    var seen: Set<MaskKey> = []
    var plans: [EffectMask] = []
    for index in range {
      guard let plan = plan(of: index, region: region), !rasterizer.hasMask(plan.key),
        seen.insert(plan.key).inserted
      else { continue }
      plans.append(plan)
    }
    let parts = plans.map { $0.parts() }
    let made = masks(parts.flatMap { $0 })
    var next = 0
    for (index, plan) in plans.enumerated() {
      let own = made[next..<next + parts[index].count]
      next += own.count
      let mask = own.count == 1 ? own.first : Mask(joining: Array(own), in: plan.area)
      if let mask { rasterizer.keep(mask, for: plan.key) }
    }
  }

  /// Computes masks, spread over cores.
  private func masks(_ plans: [EffectMask]) -> [Mask] {
    let made = UnsafeMutablePointer<Mask?>.allocate(capacity: max(plans.count, 1))
    made.initialize(repeating: nil, count: plans.count)
    defer {
      made.deinitialize(count: plans.count)
      made.deallocate()
    }
    forEach(plans.count) { made[$0] = plans[$0].make() }
    return (0..<plans.count).map { made[$0] ?? Mask(filling: .empty) }
  }

  private func plan(of index: Int, region: PixelBounds) -> EffectMask? {
    if case .beginClip(let shape) = list.commands[index] { return plan(shape, .fill, index) }
    guard let (shape, effect) = list.commands[index].effect,
      !pageBounds(of: index).intersection(region).isEmpty
    else { return nil }
    return plan(shape, effect, index)
  }

  private func plan(_ shape: Int, _ effect: EffectShape, _ index: Int) -> EffectMask? {
    guard let local = localShape(shape) else { return nil }
    let page = PixelBounds(left: 0, top: 0, right: list.width, bottom: list.height)
      .union(bitmap.bounds)
    return EffectMask(
      local, effect,
      visible: visible(page, index).offset(-local.originX, -local.originY))
  }

  /// Returns all that a command can be asked to draw for some pixels of the page to be shown.
  ///
  /// In steps, so that what is kept serves on while a group grows.
  private func visible(_ page: PixelBounds, _ index: Int) -> PixelBounds {
    zooms[index] == .none ? page : zooms[index].source(of: page).wider(by: 256)
  }

  /// Returns the pixels of the page that a command may change.
  func pageBounds(of index: Int) -> PixelBounds { zooms[index].applied(to: bounds(of: index)) }

  /// Returns the pixels that a command may change, where its group is drawn.
  func bounds(of index: Int) -> PixelBounds {
    guard let (shape, effect) = list.commands[index].effect, let local = localShape(shape) else {
      return .empty
    }
    return EffectMask.bounds(local, effect).offset(local.originX, local.originY)
  }

  /// Returns the pixels that commands of one group may change, groups in it as they are shown.
  func bounds(of range: Range<Int>) -> PixelBounds {
    var bounds = PixelBounds.empty
    var scopes = ZoomScopes()
    for index in range {
      bounds = bounds.union(scopes.zoom.applied(to: self.bounds(of: index)))
      scopes.pass(list.commands[index])
    }
    return bounds
  }

  /// Makes a command ready to be drawn; nil if it changes nothing in a region.
  func prepared(_ index: Int, region: PixelBounds) -> PreparedCommand? {
    guard let (shape, effect) = list.commands[index].effect,
      !bounds(of: index).intersection(region).isEmpty, let mask = mask(shape, effect, of: index)
    else { return nil }
    switch list.commands[index] {
    case .fill(_, let paint), .border(_, _, let paint):
      return PreparedCommand(
        mask: mask, source: rasterizer.source(paint, visible: visible(bitmap.bounds, index)),
        blend: paint.blend)
    case .shadow(_, let shadow), .innerShadow(_, let shadow):
      return PreparedCommand(mask: mask, source: .solid(Pixel(shadow.color)), blend: shadow.blend)
    default: return nil
    }
  }
}
