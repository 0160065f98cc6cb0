public import Vitrine
import VitrineGraphics
import VitrineImage
import VitrineKit
import VitrineLayout

/// The gallery's files: the page, what it knows about every component, and the pictures.
///
/// Pictures are drawn when they are asked for. The page works from the file system as well as
/// from a server. Not to be used from several threads at once.
public final class GallerySite {
  /// Pixels in a point of the pictures.
  static let scale = 2.0
  /// Shadows that reach farther than this many points are cut off.
  static let mostMargin = 120.0

  let renderer: Renderer
  let components: [GalleryComponent]
  private let pictures: [String: Drawing]
  private var bay: Bitmap?

  /// Which picture a path stands for.
  struct Drawing {
    /// The index of the component; nil for the backdrop on its own.
    let component: Int?
    let backdrop: GalleryBackdrop?
  }

  /// Lays out the kit's components.
  ///
  /// - Throws: `GalleryError` where the kit cannot be read.
  public init(renderer: Renderer) throws(GalleryError) {
    self.renderer = renderer
    var components: [GalleryComponent] = []
    var slugs: Set<String> = []
    for entry in renderer.kit.components where entry.isOnKitPage {
      let component = try Self.component(entry, renderer, slugs: &slugs)
      components.append(component)
    }
    self.components = components
    var pictures: [String: Drawing] = [
      Self.bayPath: Drawing(component: nil, backdrop: nil)
    ]
    for (index, component) in components.enumerated() {
      pictures[Self.path(component)] = Drawing(component: index, backdrop: nil)
      guard component.readsBackdrop else { continue }
      for backdrop in GalleryBackdrop.allCases {
        pictures[Self.path(component, backdrop)] = Drawing(component: index, backdrop: backdrop)
      }
    }
    self.pictures = pictures
  }

  /// The paths of all files, relative to the page, the page itself last.
  public var paths: [String] {
    PageFiles.names.filter { $0 != Self.pagePath } + [Self.dataPath] + picturePaths
      + [Self.pagePath]
  }

  /// The paths of the pictures: first each component's own, then those over backdrops.
  public var picturePaths: [String] {
    let own = components.map { Self.path($0) }
    let others = components.filter { $0.readsBackdrop }.flatMap { component in
      GalleryBackdrop.allCases.map { Self.path(component, $0) }
    }
    return own + [Self.bayPath] + others
  }

  /// Returns whether a path is that of a picture.
  public func isPicture(_ path: String) -> Bool { pictures[path] != nil }

  /// Returns a file that is not a picture; nil where there is none.
  public func text(at path: String) -> [UInt8]? {
    if path == Self.dataPath { return GalleryData(self).script }
    return PageFiles.bytes(named: path)
  }

  /// Draws a picture.
  ///
  /// - Returns: the picture, or nil where the path is none of a picture.
  /// - Throws: `GalleryError` where it cannot be drawn.
  public func picture(at path: String) throws(GalleryError) -> Bitmap? {
    guard let drawing = pictures[path] else { return nil }
    return try asGalleryError { () throws(RenderError) in
      guard let index = drawing.component else { return try drawnBay() }
      let component = components[index]
      var options = ComponentOptions()
      options.scale = Self.scale
      options.margin = component.margin
      if let backdrop = drawing.backdrop {
        options.backdrop =
          if let hex = backdrop.hex { .color(Color(hex: hex)) } else { .image(try bayPicture()) }
      }
      let list = try renderer.displayList(of: component.placed, options)
      return renderer.bitmap(of: list)
    }
  }

  private func bayPicture() throws(RenderError) -> Bitmap {
    if let bay { return bay }
    let picture = try drawnBay()
    bay = picture
    return picture
  }

  /// Draws the backdrop anew: a picture that is written as a file is used up by that.
  private func drawnBay() throws(RenderError) -> Bitmap {
    var options = ComponentOptions()
    options.scale = Self.scale
    return try renderer.picture(ofComponent: GalleryBackdrop.drawing, options).bitmap
  }
}

extension GallerySite {
  private static let pagePath = "index.html"
  private static let dataPath = "gallery-data.js"
  static let bayPath = "pictures/backdrop.png"

  /// Returns the path of a component's picture over a backdrop; nil for none.
  static func path(_ component: GalleryComponent, _ backdrop: GalleryBackdrop? = nil) -> String {
    "pictures/" + component.slug + (backdrop.map { "." + $0.rawValue } ?? "") + ".png"
  }

  private static func component(
    _ entry: ComponentEntry, _ renderer: Renderer, slugs: inout Set<String>
  ) throws(GalleryError) -> GalleryComponent {
    let title = ComponentTitle(entry.name)
    var slug = title.slug
    while !slugs.insert(slug).inserted { slug += "-2" }
    let placed = try asGalleryError { () throws(RenderError) in
      try renderer.placed(component: entry.name)
    }
    let list = try asGalleryError { () throws(RenderError) in
      try renderer.displayList(of: placed)
    }
    return GalleryComponent(
      name: entry.name, page: renderer.kit.pages[Int(entry.source.page)].name,
      family: title.family, title: title.title, appearance: title.appearance, slug: slug,
      placed: placed,
      margin: PaintedExtent(of: placed).margin(around: placed.frame.size, atMost: mostMargin),
      readsBackdrop: list.readsBackdrop)
  }
}

extension DisplayList {
  /// A Boolean value that is true when a command reads what lies behind, through glass or a blend.
  fileprivate var readsBackdrop: Bool {
    commands.contains { command in
      switch command {
      case .glass: true
      case .fill(_, let paint), .border(_, _, let paint): paint.blend != .normal
      case .shadow(_, let shadow), .innerShadow(_, let shadow): shadow.blend != .normal
      case .beginGroup(_, let blend, _): blend != .normal
      default: false
      }
    }
  }
}
