/// Turns display lists into pixels.
///
/// Keeps coverage masks, blurred shadows and other intermediate results between calls, so that
/// drawing a similar list again is cheap. Results depend on nothing but the list: the same bytes
/// come out with empty or full caches, on one core or many, natively and in the browser.
///
/// Not safe to use from several threads at once.
public final class Rasterizer {
  /// Runs a body for each index below a count, in any order, possibly at once.
  public typealias ForEach = (_ count: Int, _ body: (Int) -> Void) -> Void

  let forEach: ForEach
  private var masks: Cache<MaskKey, Mask>
  private var pictures: Cache<PictureKey, Bitmap>
  private var opacities = Cache<Bitmap, Bool>(capacity: 16)
  var lenses: Cache<Lens.Key, Lens>
  var backdrops: Cache<BackdropKey, Backdrop>
  var keptRuns: Cache<KeptRun.Key, KeptRun>

  /// Creates a rasteriser that spreads work with the given function; the default runs in order.
  ///
  /// - Parameters:
  ///   - cacheBytes: About how much memory intermediate results may take between calls.
  ///   - forEach: Runs the parts of a step; must return when all are done.
  public init(
    cacheBytes: Int = 96 << 20,
    forEach: @escaping ForEach = { count, body in for i in 0..<count { body(i) } }
  ) {
    self.forEach = forEach
    let share = max(cacheBytes, 0) / 5
    masks = Cache(capacity: share)
    pictures = Cache(capacity: share)
    lenses = Cache(capacity: share)
    backdrops = Cache(capacity: share)
    keptRuns = Cache(capacity: share)
  }

  /// Draws a list on top of what a bitmap holds.
  ///
  /// Commands that name no shape of the list draw nothing; ends without a beginning are passed
  /// over. Pictures in paints must not change while they are in use: what was made of them is kept.
  ///
  /// Only pixels that `clip` touches may change, or all for nil. They get the same bytes as in a
  /// drawing without a clip.
  public func draw(_ list: DisplayList, into bitmap: Bitmap, clip: Rect? = nil) {
    let all = PixelBounds(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    draw(list, into: bitmap, regions: [clip.map { PixelBounds(covering: $0) } ?? all])
  }

  /// Draws a list on top of what a bitmap holds, one clip after the other.
  ///
  /// Costs less than a call for each clip. Where clips overlap, the list is drawn twice.
  public func draw(_ list: DisplayList, into bitmap: Bitmap, clips: [Rect]) {
    draw(list, into: bitmap, regions: clips.map { PixelBounds(covering: $0) })
  }

  private func draw(_ list: DisplayList, into bitmap: Bitmap, regions: [PixelBounds]) {
    let all = PixelBounds(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    let visible = regions.map { $0.intersection(all) }.filter { !$0.isEmpty }
    guard let pixels = bitmap.pixels.baseAddress, !visible.isEmpty else { return }
    let surface = Surface(pixels: pixels, bounds: all)
    let context = DrawContext(list, self, bitmap: surface)
    let range = 0..<list.commands.count
    for region in visible {
      context.prepareMasks(range, region: region)
      context.prepareBackdrops(range, region: region)
      DrawPass(context, surface: surface, region: region).draw(range)
    }
  }

  /// Returns a mask, computed if it is not at hand.
  func mask(_ plan: EffectMask) -> Mask {
    if let kept = masks.value(for: plan.key) { return kept }
    let mask = plan.make()
    keep(mask, for: plan.key)
    return mask
  }

  /// Returns whether a mask is at hand.
  func hasMask(_ key: MaskKey) -> Bool { masks.value(for: key) != nil }

  /// Keeps a mask for later.
  func keep(_ mask: Mask, for key: MaskKey) {
    masks.insert(mask, for: key, bytes: mask.byteCount)
  }

  /// Makes a paint ready to be read; `visible` is all that can be seen of it.
  func source(_ paint: Paint, visible: PixelBounds) -> PaintSource {
    switch paint.source {
    case .color(let color): return .solid(Pixel(color))
    case .gradient(let gradient): return .gradient(GradientRow(gradient))
    case .image(let image): return .image(row(image, visible))
    }
  }

  private func row(_ image: ImagePaint, _ visible: PixelBounds) -> ImageRow {
    let bounds = PixelBounds(covering: image.frame)
    let isExact =
      image.frame
      == Rect(
        Double(bounds.left), Double(bounds.top), Double(image.bitmap.width),
        Double(image.bitmap.height))
    let opacity = image.opacity > 0 ? min(image.opacity, 1) : 0
    if isExact || image.bitmap.width == 0 || image.bitmap.height == 0 {
      return ImageRow(
        bitmap: image.bitmap, left: bounds.left, top: bounds.top, opacity: opacity,
        isOpaque: opacity == 1 && isOpaque(image.bitmap))
    }
    // Enough of it that the edges that go on are those of the whole picture.
    let part = bounds.intersection(visible.outset(1))
    guard !part.isEmpty else {
      return ImageRow(
        bitmap: Bitmap(width: 0, height: 0), left: 0, top: 0, opacity: 0, isOpaque: false)
    }
    let bitmap = resampled(image, part)
    return ImageRow(
      bitmap: bitmap, left: part.left, top: part.top, opacity: opacity,
      isOpaque: opacity == 1 && isOpaque(image.bitmap))
  }

  private func resampled(_ image: ImagePaint, _ part: PixelBounds) -> Bitmap {
    let key = PictureKey(bitmap: image.bitmap, frame: image.frame, part: part)
    if let kept = pictures.value(for: key) { return kept }
    let bitmap = image.bitmap.resampled(over: image.frame, in: part)
    pictures.insert(bitmap, for: key, bytes: bitmap.width * bitmap.height * 4)
    return bitmap
  }

  /// Returns whether every pixel of a picture is opaque.
  package func isOpaque(_ bitmap: Bitmap) -> Bool {
    if let kept = opacities.value(for: bitmap) { return kept }
    let isOpaque = bitmap.isOpaque
    // Keeping the answer keeps the picture alive, so few answers are kept.
    opacities.insert(isOpaque, for: bitmap, bytes: 1)
    return isOpaque
  }
}

/// What a resampled picture depends on.
private struct PictureKey: Hashable {
  var bitmap: Bitmap
  var frame: Rect
  var part: PixelBounds
}
