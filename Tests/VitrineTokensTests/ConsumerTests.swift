import Foundation
import Testing
import VitrineKit
import VitrineTestSupport
import VitrineTokens

/// What other programs make of the tokens.
@Suite(.serialized) struct ConsumerTests {
  private let tokens: DesignTokens
  private let folder: TemporaryFolder

  init() throws {
    tokens = try DesignTokens(kit: try Kit())
    folder = try TemporaryFolder()
  }

  /// Runs a program and returns its status and all that it says.
  private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }
}

extension ConsumerTests {
  /// Loads the style sheet in Chromium and reads properties back off the root element.
  private func properties(_ names: [String], attributes: String = "") throws -> [String: String] {
    let chromium = try #require(Chromium())
    try write(tokens.css(), to: "tokens.css")
    let document = try chromium.document(
      of: """
        <!doctype html><html \(attributes)><link rel=stylesheet href=tokens.css>
        <body><div id=box style="width:var(--vitrine-metric-alerts-default-width);\
        box-shadow:var(--vitrine-material-liquid-glass-regular-large-shadow-1);\
        font:var(--vitrine-text-body-bold);\
        background:var(--vitrine-color-pickers-none,var(--vitrine-color-fills-tertiary))"></div>
        <pre id=out></pre><script>
        const root = getComputedStyle(document.documentElement)
        const box = getComputedStyle(document.getElementById("box"))
        let text = ""
        for (const name of \(names)) {
          const value = name.startsWith("--") ? root.getPropertyValue(name) : box[name]
          text += name + "=" + value.trim() + "\\n"
        }
        document.getElementById("out").textContent = text
        </script></body></html>
        """, in: folder.url)
    let start = try #require(document.range(of: "<pre id=\"out\">")).upperBound
    let end = try #require(document.range(of: "</pre>")).lowerBound
    var result: [String: String] = [:]
    for line in document[start..<end].split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      result[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return result
  }

  @Test(.enabled(if: Chromium() != nil, "no Chromium here; scripts/setup test"))
  func aBrowserReadsTheStyleSheet() throws {
    let glass = "--vitrine-material-liquid-glass-regular-large"
    let expected = [
      "--vitrine-color-system-colors-red": "#ff383c",
      "--vitrine-color-labels-secondary": "rgb(60 60 67 / 0.6)",
      "--vitrine-color-backgrounds-elevated-primary": "#ffffff",
      "\(glass)-fill-1-blend": "lighten", "\(glass)-distortion": "0.3",
      "\(glass)-fill-3": "", "\(glass)-shadow-2": "0px 0px 0.3px 0.3px #dbdbdb",
      "--vitrine-text-body-letter-spacing": "-0.43px",
      "--vitrine-metric-alerts-default-corner-radius": "34px",
      "width": "300px", "fontWeight": "600", "fontSize": "17px", "lineHeight": "22px",
      "boxShadow": "rgba(0, 0, 0, 0.25) 0px 18px 46px 0px",
      "backgroundColor": "rgba(118, 118, 128, 0.12)",
    ]
    let found = try properties(expected.keys.sorted())
    for (name, value) in expected { #expect(found[name] == value, "\(name)") }
  }

  @Test(.enabled(if: Chromium() != nil, "no Chromium here; scripts/setup test"))
  func anAttributeMakesEverythingDark() throws {
    let names = [
      "--vitrine-color-system-colors-red", "--vitrine-color-backgrounds-elevated-primary",
      "--vitrine-material-liquid-glass-regular-large-fill-3", "boxShadow",
    ]
    let found = try properties(names, attributes: "data-appearance=dark")
    #expect(
      names.map { found[$0] } == [
        "#ff4245", "#1c1c1e", "#1a1a1a", "rgba(0, 0, 0, 0.45) 0px 18px 48px 0px",
      ])
  }
}

extension ConsumerTests {
  private static let checker = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/check-design-tokens").path

  @Test func theFormatsRulesAreKept() throws {
    try write(tokens.json(), to: "tokens.json")
    let checked = try run(Self.checker, "tokens.json")
    #expect(checked.status == 0, "\(checked.text)")
    #expect(checked.text.contains(" color, "), "\(checked.text)")
    #expect(try run("python3", "-m", "json.tool", "tokens.json").status == 0)
  }

  @Test(arguments: [
    (#"{"a": {"$value": 1}}"#, "has no $type"),
    (#"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "pt"}}}"#, "unit"),
    (##"{"a": {"$type": "color", "$value": "#fff"}}"##, "color"),
    (#"{"a.b": {"$type": "number", "$value": 1}}"#, "name"),
    (#"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, "unknown"),
    (#"{"a": {"$type": "number", "$value": 1}, "a": {}}"#, "twice"),
    (#"{"a": {"$type": "number", "$value": 1, "$extensions": {"x": 1}}}"#, "domain"),
  ])
  func theCheckerFindsWhatBreaksTheRules(json: String, problem: String) throws {
    try write(json, to: "broken.json")
    let checked = try run(Self.checker, "broken.json")
    #expect(checked.status == 1)
    #expect(checked.text.contains(problem), "\(checked.text)")
  }

  @Test func theSwiftFileCompilesAndHoldsTheValues() throws {
    try write(tokens.swift(), to: "Tokens.swift")
    try write(
      """
      let glass = KitMaterials.liquidGlassRegularLarge
      precondition(KitColors.systemColorsRed.light.green == 0.21961)
      precondition(KitColors.labelsSecondary.dark.alpha == 0.6)
      precondition(KitTextStyles.bodyBold.weight == 600)
      precondition(KitMetrics.AlertsDefault.buttonsGap == 8)
      precondition(glass.light.fills[0].blend == "lighten" && glass.dark.fills.count == 3)
      precondition(glass.light.backdrop?.depth == 0.9)
      print("held")
      """, to: "main.swift")
    let built = try run(
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "Tokens.swift", "main.swift", "-o",
      "held")
    #expect(built.status == 0, "\(built.text)")
    #expect(try run("./held").text == "held\n")
  }
}
