public import VitrineGraphics

/// What stands on a screen: a component, and what lies behind it.
public struct Scene: Sendable {
  /// The component of a scene.
  public enum Content: Hashable, Sendable {
    /// An alert over the dimmed screen.
    case alert(Alert)
    /// A share sheet: over the dimmed screen, or in a popover where the screen is wide.
    case activityView(ActivityView)
    /// A sidebar, alone or beside two columns.
    case sidebar(Sidebar)
    /// A colour picker: a sheet on narrow screens, a popover on wide ones.
    case colorPicker(ColorPicker)
  }

  /// What lies behind a component.
  public enum Backdrop: Hashable, Sendable {
    /// The screen's own surface.
    case screen
    /// One colour.
    case color(Color)
    /// A picture, scaled to fill the screen and cropped around its middle.
    case image(Bitmap)
  }

  /// The screen.
  public var device: Device
  /// Light or dark.
  public var appearance: Appearance
  /// What lies behind.
  public var backdrop: Backdrop
  /// A Boolean value that is true when the screen shows its status bar.
  public var showsStatusBar: Bool
  /// The text size that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction of the layout; nil to follow the first words.
  public var layoutDirection: LayoutDirection?
  /// The component.
  public var content: Content

  /// Creates a scene.
  ///
  /// - Parameter device: the screen; nil for an iPad where the content is a sidebar with columns,
  ///   and an iPhone for everything else.
  public init(
    _ content: Content, on device: Device? = nil, appearance: Appearance = .light,
    backdrop: Backdrop = .screen, showsStatusBar: Bool = false,
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection? = nil
  ) {
    self.content = content
    self.device = device ?? content.usualDevice
    self.appearance = appearance
    self.backdrop = backdrop
    self.showsStatusBar = showsStatusBar
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
  }
}

extension Scene.Content {
  /// The screen on which the kit shows the content.
  var usualDevice: Device {
    if case .sidebar(let sidebar) = self, sidebar.columns != nil { .iPad } else { .iPhone17Pro }
  }
}
