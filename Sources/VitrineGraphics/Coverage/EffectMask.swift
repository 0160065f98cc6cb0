/// What a mask is made of a shape for.
enum EffectShape: Hashable {
  case fill
  case shadow(offset: Point, blur: Double, spread: Double)
  case innerShadow(offset: Point, blur: Double, spread: Double)
  case border(width: Double)

  /// The effect of a shadow's geometry, on the outline grid and within sane limits.
  static func shadow(_ shadow: Shadow, isInner: Bool) -> EffectShape {
    let offset = Point(held(shadow.offset.x), held(shadow.offset.y))
    let blur = max(held(shadow.blur), 0)
    let spread = held(shadow.spread)
    return isInner
      ? .innerShadow(offset: offset, blur: blur, spread: spread)
      : .shadow(offset: offset, blur: blur, spread: spread)
  }

  /// Holds a length within what any effect needs, on the outline grid; 0 for NaN.
  ///
  /// The limit is seven times what the kit's widest shadow takes at three pixels a point.
  static func held(_ value: Double) -> Double {
    let limit = 1024.0
    return value.isNaN ? 0 : Elementary.onGrid(min(max(value, -limit), limit))
  }
}

/// What a mask depends on.
struct MaskKey: Hashable {
  var shape: Shape
  var effect: EffectShape
  /// The only pixels needed, for a mask that would be too large as a whole.
  var window: PixelBounds?
}

/// Computes the mask of an effect of a shape.
struct EffectMask {
  /// The most pixels that are computed at a time when a shape cannot be pulled apart.
  private static let mostPixels = 4_194_304.0

  let shape: LocalShape
  let effect: EffectShape
  /// The part that is computed, and what is left out of its middle.
  let area: PixelBounds
  private let stretch: Stretch
  let key: MaskKey

  /// Plans a mask.
  ///
  /// `visible` are all pixels of the picture, relative to the shape's origin. Only tests ask for
  /// straight middles not to be left out.
  init(
    _ shape: LocalShape, _ effect: EffectShape, visible: PixelBounds, mayStretch: Bool = true
  ) {
    self.shape = shape
    self.effect = effect
    let stretch = mayStretch ? shape.stretch(margin: Self.margin(effect)) : .none
    let full = Self.bounds(shape, effect)
    let small = PixelBounds(
      left: full.left, top: full.top, right: full.right - stretch.columns,
      bottom: full.bottom - stretch.rows)
    if small.area <= Self.mostPixels {
      self.stretch = stretch
      area = small
      key = MaskKey(shape: shape.shape, effect: effect, window: nil)
    } else {
      self.stretch = .none
      area = full.intersection(visible)
      key = MaskKey(shape: shape.shape, effect: effect, window: visible)
    }
  }

  /// Plans the mask of a part of another's shape.
  private init(_ whole: EffectMask, _ shape: LocalShape, _ bounds: PixelBounds) {
    self.shape = shape
    effect = whole.effect
    area = bounds.intersection(whole.area)
    stretch = .none
    key = MaskKey(shape: shape.shape, effect: whole.effect, window: area)
  }

  /// Returns the mask of a part of the shape that has some bounds.
  func part(_ shape: Shape, _ bounds: PixelBounds) -> EffectMask {
    EffectMask(self, self.shape.replaced(by: shape), bounds)
  }

  /// The pixels that an effect of a shape may touch, relative to the shape's origin.
  static func bounds(_ shape: LocalShape, _ effect: EffectShape) -> PixelBounds {
    switch effect {
    case .fill, .innerShadow, .border: shape.pixelBounds()
    case .shadow(let offset, let blur, let spread):
      shape.pixelBounds(grownBy: spread, movedBy: offset)
        .outset(ShadowBlur(blur).reach)
    }
  }

  /// How far from the bends of the outline an effect still changes along a straight side.
  private static func margin(_ effect: EffectShape) -> Double {
    switch effect {
    case .fill: return 0
    case .border(let width): return max(width, 0)
    case .shadow(let offset, let blur, let spread), .innerShadow(let offset, let blur, let spread):
      let move = max(offset.x.magnitude, offset.y.magnitude)
      // A grown corner bends up to twice as far along its edges as it grows.
      return move + 2 * spread.magnitude + Double(ShadowBlur(blur).reach) + 1
    }
  }

  /// Computes the mask.
  func make() -> Mask {
    let small = shape.shrunk(by: stretch)
    let plane: Plane
    switch effect {
    case .fill: plane = small.coverage(in: area)
    case .border(let width): plane = Self.border(small, width, area)
    case .shadow(let offset, let blur, let spread):
      plane = Self.shadow(small, offset, blur, spread, area)
    case .innerShadow(let offset, let blur, let spread):
      plane = Self.innerShadow(small, offset, blur, spread, area)
    }
    return MaskBuilder.mask(plane, stretch: stretch)
  }

  private static func border(_ shape: LocalShape, _ width: Double, _ area: PixelBounds) -> Plane {
    let plane = shape.coverage(in: area)
    guard width > 0 else { return Plane(area) }
    let inside = shape.coverage(grownBy: -width, in: area)
    for i in 0..<plane.width * plane.height {
      plane.values[i] = max(plane.values[i] - inside.values[i], 0)
    }
    return plane
  }

  /// The blurred caster, left out where the shape itself covers.
  private static func shadow(
    _ shape: LocalShape, _ offset: Point, _ blur: Double, _ spread: Double, _ area: PixelBounds
  ) -> Plane {
    let plane = blurred(shape, offset, blur, spread, area)
    let cover = shape.coverage(in: area)
    for i in 0..<plane.width * plane.height { plane.values[i] *= 1 - cover.values[i] }
    return plane
  }

  /// The shape without the blurred hole that the light falls through.
  private static func innerShadow(
    _ shape: LocalShape, _ offset: Point, _ blur: Double, _ spread: Double, _ area: PixelBounds
  ) -> Plane {
    let hole = blurred(shape, offset, blur, -spread, area)
    let plane = shape.coverage(in: area)
    for i in 0..<plane.width * plane.height { plane.values[i] *= 1 - hole.values[i] }
    return plane
  }

  private static func blurred(
    _ shape: LocalShape, _ offset: Point, _ blur: Double, _ spread: Double, _ area: PixelBounds
  ) -> Plane {
    let filter = ShadowBlur(blur)
    let caster = shape.pixelBounds(grownBy: spread, movedBy: offset)
      .intersection(area.outset(filter.reach))
    guard !caster.isEmpty else { return Plane(area) }
    let source = shape.coverage(
      grownBy: spread, movedBy: offset, in: filter.room(around: caster))
    return filter.applied(to: source, in: area)
  }
}
