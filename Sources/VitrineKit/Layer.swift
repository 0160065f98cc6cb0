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
