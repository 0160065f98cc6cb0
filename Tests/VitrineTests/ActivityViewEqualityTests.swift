import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

/// A live share sheet with the kit's placeholder content is the kit's own card.
@Suite struct ActivityViewEqualityTests {
  static let headers: [(name: String, options: ShareOptions, subtitle: String?)] = [
    ("Title + Subtitle", .none, "Subtitle"),
    ("Title + Subtitle + Drill-in Button", .drillIn("Location Included"), "Subtitle"),
    ("Title + Subtitle + Drill-in Shaped Button", .options("Options"), "Subtitle"),
    ("Title + Pop Up Button", .menu(.sendCopy), nil),
    (
      "Title + Pop Up Button + Drill-in Button",
      .menuWithDrillIn(.collaborate, "Everyone can make changes"), nil
    ),
    ("SharePlay", .sharePlay("SharePlay"), "Subtitle Line 1\nSubtitle Line 2"),
  ]

  /// The kit's placeholder content; the last action is another word in Dark.
  static func content(
    _ options: ShareOptions, subtitle: String?, in appearance: Appearance
  ) -> ActivityView {
    let picture = Image.drawing("Artwork/Landscape")
    let preview = SharePreview("Title", subtitle: subtitle, image: picture)
    return ActivityView(preview, options: options) {
      person("Ana Martins", .messages)
      person("Kenji Sato", .mail)
      person("Lea Brandt", .messages)
      person("Omar Haddad", .airDrop)
      person("Maya Patel", .messages)
      for name in ["Airdrop", "Messages", "Mail", "Notes", "Reminders"] {
        Activity(name, icon: .named(name))
      }
      Activity("Copy", systemImage: "doc.on.doc")
      Activity("Annotate", systemImage: "highlighter")
      Activity("Archive", systemImage: "archivebox")
      Activity("Lock", systemImage: "lock")
      ActivitySection { Activity("Copy", systemImage: "doc.on.doc") }
      ActivitySection {
        Activity("Add to Reading List", systemImage: "eyeglasses")
        Activity("Add Bookmark", systemImage: "book")
        Activity("Add to Favorites", systemImage: "star")
        Activity("Find on Page", systemImage: "magnifyingglass")
        Activity("Add to Home Screen", systemImage: "plus.app")
      }
      ActivitySection {
        Activity("Markup", systemImage: "pencil.tip.crop.circle")
        Activity(appearance == .light ? "Print" : "More", systemImage: "printer")
      }
    }
  }

  private static func person(_ name: String, _ app: AppIcon) -> Person {
    Person(name, photo: .single(.drawing("Artwork/Person/Blue")), app: app)
  }

  /// The overrides that make the kit's Dark labels white, as the live ones are.
  static func corrections(_ appearance: Appearance) -> [Override] {
    guard appearance == .dark else { return [] }
    let white = Override.Change.fill([Fill(.color(Color(hex: 0xFFFFFF)))])
    let slots = (1...5).flatMap { ["Person \($0)", "App \($0)"] }
    return slots.map { Override(path: [$0, "Label"], change: white) }
  }

  @Test(arguments: Appearance.allCases)
  func theFullCardIsTheKits(appearance: Appearance) throws {
    var view = Self.content(.none, subtitle: "Subtitle", in: appearance)
    view.detent = .large
    try expectSame(view, "Card - Full Height", appearance)
  }

  @Test(arguments: Appearance.allCases)
  func theHalfCardIsTheKits(appearance: Appearance) throws {
    let header = Self.headers[4]
    let view = Self.content(header.options, subtitle: nil, in: appearance)
    try expectSame(view, "Card - Half Height", appearance)
  }

  @Test(arguments: Self.headers.indices, Appearance.allCases)
  func everyHeaderIsTheKits(index: Int, appearance: Appearance) throws {
    let header = Self.headers[index]
    let view = Self.content(header.options, subtitle: header.subtitle, in: appearance)
    let master = "Activity View/\u{100EC3}/\(appearance.kitName)/Headers/\(header.name)"
    try expectSame(
      view, "Card - Half Height", appearance,
      [Override(path: ["Header"], change: .swap(master))])
  }

  private func expectSame(
    _ view: ActivityView, _ card: String, _ appearance: Appearance, _ overrides: [Override] = []
  ) throws {
    let renderer = try Renderer()
    var options = ComponentOptions()
    options.scale = 1
    options.backdrop = .color(Color(hex: 0x3366CC))
    options.overrides = overrides + Self.corrections(appearance)
    let name = "Activity View/\(appearance.kitName)/\(card)"
    let kitPicture = try renderer.picture(ofComponent: name, options)
    let scene = Scene(.activityView(view), appearance: appearance, backdrop: options.backdrop)
    let live = try renderer.picture(of: scene, scale: 1)
    #expect(live.bitmap.hasSamePixels(as: kitPicture.bitmap), "\(name)")
    #expect(live.warnings == kitPicture.warnings)
  }
}
