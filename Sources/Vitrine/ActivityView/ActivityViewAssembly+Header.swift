import VitrineKit

extension ActivityViewAssembly {
  /// Swaps the header for the kit's one of its kind and exchanges its words.
  func setHeader(_ layer: inout Layer) throws(KitError) {
    let title = ActivityViewPart.title
    let subtitle = ActivityViewPart.subtitle
    var overrides = [Override(path: [title], change: .text(view.preview.title))]
    if !view.options.isMenu {
      if let words = view.preview.subtitle {
        overrides.append(Override(path: [subtitle], change: .text(words)))
      } else {
        overrides.append(Override(path: [subtitle], change: .visible(false)))
      }
    }
    overrides += try thumbnailOverrides()
    overrides += try optionOverrides()
    let name = view.options.headerName
    layer.kind = .use(
      master: "\(ActivityViewPart.block)/\(appearance.kitName)/Headers/\(name)",
      overrides: overrides)
  }

  private func thumbnailOverrides() throws(KitError) -> [Override] {
    guard let image = view.preview.image else {
      return [Override(path: [ActivityViewPart.thumbnailStack], change: .visible(false))]
    }
    let size = if case .sharePlay = view.options { "90pt" } else { "64pt" }
    let master = try kit.layer(named: "\(ActivityViewPart.block)/Thumbnails/\(size)")
    let path = [ActivityViewPart.thumbnail]
    // A picture may be see-through, so nothing of the kit's stays below it.
    if case .bitmap = image { return [Override(path: path, change: .fill([image.fill]))] }
    let picture = try image.fill(in: kit)
    let fills = master.fills.map { fill in
      if case .image = fill.source { picture } else { fill }
    }
    return [Override(path: path, change: .fill(fills))]
  }

  private func optionOverrides() throws(KitError) -> [Override] {
    let menu = [ActivityViewPart.menu, ActivityViewPart.label]
    switch view.options {
    case .none: return []
    case .drillIn(let words):
      return [Override(path: ["Location Included"], change: .text(words))]
    case .options(let words):
      return [Override(path: ["Permission Text"], change: .text(words))]
    case .menu(let mode):
      return [Override(path: menu, change: .text(try menuText(mode)))]
    case .menuWithDrillIn(let mode, let words):
      return [
        Override(path: menu, change: .text(try menuText(mode))),
        Override(path: ["Everyone can make changes"], change: .text(words)),
      ]
    case .sharePlay(let words):
      return [Override(path: ["SharePlay Button", ActivityViewPart.label], change: .text(words))]
    }
  }

  private func menuText(_ mode: ShareMode) throws(KitError) -> String {
    guard let symbol = mode.systemImage else { return mode.title }
    return try kit.symbolText(symbol) + " " + mode.title
  }

  /// Cuts long words in the header off behind as many lines as there may be.
  func limitLines(_ contents: inout Layer) throws(KitError) {
    let titleLines = try kit.metric(named: "Activity View/title lines")
    let subtitleLines: Double
    if case .sharePlay = view.options {
      subtitleLines = try kit.metric(named: "Activity View/SharePlay subtitle lines")
    } else {
      subtitleLines = try kit.metric(named: "Activity View/subtitle lines")
    }
    try contents.changeChild(ActivityViewPart.header) { (header) throws(KitError) in
      header.limitLines(ofText: ActivityViewPart.title, to: Int(titleLines))
      header.limitLines(ofText: ActivityViewPart.subtitle, to: Int(subtitleLines))
    }
  }
}

extension ShareOptions {
  /// The kit's name of the header.
  fileprivate var headerName: String {
    switch self {
    case .none: "Title + Subtitle"
    case .drillIn: "Title + Subtitle + Drill-in Button"
    case .options: "Title + Subtitle + Drill-in Shaped Button"
    case .menu: "Title + Pop Up Button"
    case .menuWithDrillIn: "Title + Pop Up Button + Drill-in Button"
    case .sharePlay: "SharePlay"
    }
  }

  /// A Boolean value that is true for the kinds whose menu stands in the subtitle's place.
  public var isMenu: Bool {
    switch self {
    case .menu, .menuWithDrillIn: true
    default: false
    }
  }
}
