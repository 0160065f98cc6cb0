public import VitrineGraphics

/// One layer of a component: what is drawn, where, and where its values come from.
///
/// All lengths are in points. In a resolved tree no names are left to look up: every colour is
/// chosen, every instance holds its master's layers.
public struct Layer: Hashable, Sendable {
  /// What a layer is.
  public enum Kind: Hashable, Sendable {
    /// The root of a component.
    case component
    /// A container.
    case group
    /// Text.
    case text(TextContent)
    /// A rectangle.
    case rect
    /// An ellipse.
    case oval
    /// An outline, in the coordinates of the layer's stored size; a stroke has a width.
    case path(PathContent)
    /// An instance of a component; a resolved one holds the master's layers.
    case use(master: String, overrides: [Override])
  }

  /// The kit's name of the layer.
  public var name: String
  /// What the layer is.
  public var kind: Kind
  /// The place in the parent.
  public var frame: Rect
  /// The size in which the children's frames hold.
  ///
  /// It is the stored size, except for a resolved instance, where it is the master's own size:
  /// the children have to be laid out anew where it differs from the frame's.
  public var contentSize: Size
  /// A Boolean value that is true when neither the layer nor its children are drawn or laid out.
  public var isHidden = false
  /// The opacity of the layer and its children as a whole, 0…1.
  public var opacity = 1.0
  /// How the layer and its children as a whole meet what lies below.
  public var blend = BlendMode.normal
  /// The paints inside the outline, bottom first.
  public var fills: [Fill] = []
  /// The lines along the outline, bottom first.
  public var borders: [Border] = []
  /// The shadows outside the outline, bottom first.
  public var shadows: [LayerShadow] = []
  /// The shadows inside the outline, bottom first.
  public var innerShadows: [LayerShadow] = []
  /// The filter on what lies behind.
  public var backdrop: BackdropFilter?
  /// The corners of the outline.
  public var corners = Corners.square
  /// The corner style as the kit stores it, 1 for its smooth one; nil where none is stated.
  ///
  /// Nothing is drawn by it: the smoothing of the corners says how they look.
  public var cornerStyle: Int?
  /// Which of the values that may be left out the line states, be it as zero.
  public var stated: StatedValues = []
  /// The shared style that the values repeat.
  public var styleName: String?
  /// A Boolean value that is true when the outline clips the children.
  public var clipsChildren = false
  /// A Boolean value that is true when the children tile an opaque black ground without seams.
  ///
  /// Inside, every blend is drawn as plus-lighter and no layer is a group of its own: where two
  /// tiles share a pixel their parts of it add up exactly. The children keep their stored blends.
  public var isSeamless = false
  /// How the children are stacked; nil where they stay where they are.
  public var stack: Stack?
  /// How the layer takes its width in a stack.
  public var widthSizing = Sizing.fixed
  /// How the layer takes its height in a stack.
  public var heightSizing = Sizing.fixed
  /// A Boolean value that is true when the layer keeps out of its parent's stack.
  public var ignoresStack = false
  /// How the layer follows its parent's width outside a stack.
  public var horizontalResizing = Resizing.stretch
  /// How the layer follows its parent's height outside a stack.
  public var verticalResizing = Resizing.stretch
  /// The children, bottom first; in a stack, in reading order.
  public var layers: [Layer] = []
  /// The line of the page that the layer stands on.
  public var source: SourceLine
  /// The attributes that the kit documents do not state, with what they are instead.
  public var marks: [AttributeMark] = []
  /// Where an instance's own look comes from; nil before the instance is filled in.
  public var masterOrigin: MasterOrigin?
  /// A Boolean value that is true when the words differ from the stored ones.
  public var textIsChanged = false
  /// A Boolean value that is true when the layer is shown or hidden other than stored.
  public var visibilityIsChanged = false
  /// A Boolean value that is true when the children are not the stored ones: a stack then lays
  /// them out by its rules alone, without keeping stored oddities.
  public var isRebuilt = false
  /// What a live component calls the layer, to find it again once it is placed; nil in the kit.
  public var tag: LayerTag?

  /// Creates a layer without any look.
  public init(name: String, kind: Kind, frame: Rect, source: SourceLine) {
    self.name = name
    self.kind = kind
    self.frame = frame
    contentSize = frame.size
    self.source = source
  }
}

/// The words of a text layer and how they are set.
public struct TextContent: Hashable, Sendable {
  /// Where lines lie in their box.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The left edge, or the right one in right-to-left text.
    case left
    /// The middle.
    case center
    /// The right edge, or the left one in right-to-left text.
    case right
  }

  /// The words; lines are divided by U+000A.
  public var string: String
  /// The kit's font name, such as `SFPro-Semibold`.
  public var font: String
  /// The nominal size in points.
  public var fontSize: Double
  /// The distance between baselines in points; nil where the kit gives none.
  public var lineHeight: Double?
  /// Where lines lie in their box.
  public var alignment: Alignment
  /// The stored text colour; it is what is drawn where the layer has no fills.
  public var color: Fill?
  /// The shared text style.
  public var styleName: String?
  /// A Boolean value that is true for the kit's `transform1`: drawn in upper case.
  public var isUppercase = false
  /// A Boolean value that is true when the stored width hugs the stored words.
  public var isFitted = false
  /// A Boolean value that is true when the lines lie in the middle of a taller box, not at its top.
  public var isCenteredVertically = false
  /// The smallest factor by which the words may shrink before they are truncated; 1 for none.
  public var minimumScale = 1.0
  /// The most lines that may be used; nil for as many as the height has room for.
  public var lineLimit: Int?

  /// Creates text content.
  public init(
    string: String, font: String, fontSize: Double, lineHeight: Double?,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.font = font
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.alignment = alignment
  }
}

/// The outline of a path layer.
public struct PathContent: Hashable, Sendable {
  /// The outline in the coordinates of the layer's stored size.
  public var path: Path
  /// The width of a stroke with round caps and joins in points; nil where the inside is filled.
  public var strokeWidth: Double?

  /// Creates path content.
  public init(path: Path, strokeWidth: Double? = nil) {
    self.path = path
    self.strokeWidth = strokeWidth
  }
}

/// A paint inside a layer's outline.
public struct Fill: Hashable, Sendable {
  /// What the paint consists of.
  public enum Source: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// A linear gradient; its ends are in the unit square of the layer's frame.
    case gradient(Gradient)
    /// A drawing: the name of a component that is cropped to fill the layer.
    case image(String)
    /// Pixels that are cropped to fill the layer; a person's own picture, never in a spec file.
    case bitmap(Bitmap)
  }

  /// The colour, gradient or picture.
  public var source: Source
  /// How the paint meets what lies below.
  public var blend = BlendMode.normal
  /// The swatch that the colour is bound to.
  public var swatch: String?
  /// A Boolean value that is false for a fill that is stored but not drawn.
  public var isDrawn = true

  /// Creates a fill.
  public init(_ source: Source, blend: BlendMode = .normal, swatch: String? = nil) {
    self.source = source
    self.blend = blend
    self.swatch = swatch
  }
}

/// A line along the inside of a layer's outline.
public struct Border: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The paint.
  public var fill: Fill

  /// Creates a border.
  public init(width: Double, fill: Fill) {
    self.width = width
    self.fill = fill
  }
}

/// A shadow of a layer; lengths are in points.
public struct LayerShadow: Hashable, Sendable {
  /// How far the shadow is moved.
  public var offset: Point
  /// The stored blur, twice the standard deviation.
  public var blur: Double
  /// How far the casting outline is grown.
  public var spread: Double
  /// The colour and blend.
  public var fill: Fill

  /// Creates a shadow.
  public init(offset: Point, blur: Double, spread: Double, fill: Fill) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.fill = fill
  }
}

/// A filter on what lies behind a layer; lengths are in points.
public struct BackdropFilter: Hashable, Sendable {
  /// A Boolean value that is true for Liquid Glass, false for a plain background blur.
  public var isGlass: Bool
  /// The blur radius.
  public var radius: Double
  /// The saturation factor.
  public var saturation: Double
  /// The brightness factor.
  public var brightness: Double
  /// The strength of the refraction, 0…1.
  public var distortion: Double
  /// The thickness, 0…1.
  public var depth: Double
  /// The strength of colour fringes, 0…1.
  public var chromatic: Double

  /// Creates a filter.
  public init(
    isGlass: Bool, radius: Double, saturation: Double = 1, brightness: Double = 1,
    distortion: Double = 0, depth: Double = 0, chromatic: Double = 0
  ) {
    self.isGlass = isGlass
    self.radius = radius
    self.saturation = saturation
    self.brightness = brightness
    self.distortion = distortion
    self.depth = depth
    self.chromatic = chromatic
  }
}

/// How a container lays out its children.
public struct Stack: Hashable, Sendable {
  /// The direction in which children follow each other.
  public enum Axis: UInt8, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// Where left-over room along the axis goes.
  public enum Justification: UInt8, Hashable, Sendable {
    /// Behind the last child.
    case start
    /// To both ends alike.
    case center
    /// Before the first child.
    case end
    /// Between the children; the stored gap is not used.
    case spaceBetween
  }

  /// Where children lie across the axis.
  public enum CrossAlignment: UInt8, Hashable, Sendable {
    /// At the top or left padding.
    case start
    /// In the middle.
    case center
    /// At the bottom or right padding.
    case end
    /// Where they are stored.
    case stored
  }

  /// The direction.
  public var axis: Axis
  /// The distance between children in points.
  public var gap: Double
  /// The room around the children in points.
  public var padding: EdgeInsets
  /// Where left-over room goes.
  public var justification = Justification.start
  /// Where children lie across the axis.
  public var alignment = CrossAlignment.stored

  /// Creates a stack.
  public init(axis: Axis, gap: Double, padding: EdgeInsets) {
    self.axis = axis
    self.gap = gap
    self.padding = padding
  }
}

/// How a layer takes its extent in a stack.
public enum Sizing: UInt8, Hashable, Sendable {
  /// It keeps its own.
  case fixed
  /// It takes what its content needs.
  case hug
  /// It shares what is left over.
  case fill
}

/// How a layer follows its parent's extent where no stack rules.
public enum Resizing: UInt8, Hashable, Sendable {
  /// It keeps both margins.
  case stretch
  /// It keeps its extent and the leading margin.
  case start
  /// It keeps its extent and its distance from the middle.
  case center
  /// It keeps its extent and the trailing margin.
  case end
  /// Margins and extent grow in proportion.
  case scale
}

/// A place in a spec page.
public struct SourceLine: Hashable, Sendable {
  /// The index of the page in the kit.
  public var page: UInt16
  /// The line, counted from 1.
  public var line: UInt32

  /// Creates a place.
  public init(page: UInt16, line: UInt32) {
    self.page = page
    self.line = line
  }
}

/// Where a value comes from.
public enum Provenance: UInt8, Hashable, Sendable, CaseIterable {
  /// The kit documents state it.
  case kit
  /// It is computed from values that the kit documents state.
  case derived
  /// Others extracted it from the same kit.
  case mined
  /// It is this project's own.
  case own
}

/// An attribute whose value the kit documents do not state.
public struct AttributeMark: Hashable, Sendable {
  /// The attribute's words, such as `fill`, `stack axis`, or `size` and `position` for the frame.
  public var attribute: String
  /// Where its value comes from.
  public var provenance: Provenance

  /// Creates a mark.
  public init(attribute: String, provenance: Provenance) {
    self.attribute = attribute
    self.provenance = provenance
  }
}

/// A change to a layer inside an instance.
public struct Override: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// Other words.
    case text(String)
    /// Shown or hidden.
    case visible(Bool)
    /// Another master.
    case swap(String)
    /// Other fills.
    case fill([Fill])
  }

  /// The names of the layers that lead to the changed one; empty for the only layer that fits.
  public var path: [String]
  /// What is changed.
  public var change: Change

  /// Creates an override.
  public init(path: [String], change: Change) {
    self.path = path
    self.change = change
  }
}
