/// What the scenes say, as scene files have it.
enum SceneContent {
  static var alert: [String: Any] {
    [
      "title": "A Short Title Is Best",
      "message": "A message should be a short, complete sentence.",
      "buttons": [
        ["label": "Secondary", "role": "cancel"], ["label": "Primary", "preferred": true],
      ],
    ]
  }

  static var shareSheet: [String: Any] {
    [
      "title": "Title", "subtitle": "Subtitle", "thumbnail": "thumbnail.png", "height": "full",
      "people": zip(["Ana Martins", "Kenji Sato", "Lea Brandt", "Omar Haddad", "Maya Patel"], 0...)
        .map {
          ["name": $0, "photo": "person\($1).png", "app": $1 % 2 == 0 ? "Messages" : "Mail"]
        },
      "apps": [
        ["name": "AirDrop", "icon": "Airdrop"], ["name": "Messages"], ["name": "Mail"],
        ["name": "Notes"], ["name": "Reminders"],
      ],
      "quickActions": actions([
        ("Copy", "doc.on.doc"), ("Annotate", "pencil.tip.crop.circle"), ("Archive", "archivebox"),
        ("Lock", "lock"),
      ]),
      "sections": [
        actions([("Copy", "doc.on.doc")]),
        actions([
          ("Add to Reading List", "eyeglasses"), ("Add Bookmark", "book"),
          ("Add to Favorites", "star"), ("Find on Page", "magnifyingglass"),
          ("Add to Home Screen", "plus.app"),
        ]),
        actions([("Markup", "pencil.tip.crop.circle"), ("Print", "printer")]),
      ],
      "editLabel": "Edit Actions",
    ]
  }

  private static func actions(_ rows: [(String, String)]) -> [[String: String]] {
    rows.map { ["label": $0.0, "symbol": $0.1] }
  }

  static var sidebar: [String: Any] {
    [
      "toolbar": ["trailing": ["folder", "sidebar.left"]],
      "sections": [
        [
          "rows": [
            row("All Inboxes", "tray.2", 12), row("iCloud", "tray", 2), row("Apple", "tray", 4),
            row("VIP", "star"),
          ]
        ],
        [
          "title": "iCloud", "expanded": true,
          "rows": [
            row("Inbox", "tray", 2), row("Flagged", "flag", 13), row("Sent", "paperplane"), trips,
          ],
        ],
      ],
      "columns": [
        "title": "All Inboxes", "subtitle": "67 Messages, 12 Unread",
        "detailTitle": "2342 Messages, 5 unread",
        "detailText": String(repeating: sentence, count: 24),
      ],
    ]
  }

  /// The selected row, which is open.
  private static var trips: [String: Any] {
    var row = row("Scuba Trips", "folder", 19)
    row["selected"] = true
    row["expanded"] = true
    row["rows"] = [
      Self.row("Philippines", "folder", 8), Self.row("Palau", "folder", 7),
      Self.row("BVI", "folder", 4),
    ]
    return row
  }

  private static func row(_ title: String, _ symbol: String, _ count: Int? = nil)
    -> [String: Any]
  {
    var row: [String: Any] = ["title": title, "symbol": symbol]
    if let count { row["detail"] = count }
    return row
  }

  /// Two dozen of these fill the last column.
  private static let sentence =
    "The boat leaves the pier at seven, so bring everything you need the evening before. "

  static var colorPicker: [String: Any] {
    [
      "selection": "#BE38F3",
      "savedColors": [
        "#34C759", "#FFCC00", "#FF8D28", "#FF383C", "#CB30E0", "#0088FF", "#6155F5", "#CB30E0",
        "#FF2D55",
      ],
    ]
  }
}
