// swift-tools-version: 6.2
import PackageDescription

// The browser build compiles the portable modules for WebAssembly: VITRINE_WASM=1, a scratch path
// of its own, and the toolset that scripts/wasm-toolset writes.
let isWasm = Context.environment["VITRINE_WASM"] == "1"

// What only ever runs natively: tests, and what they are made of.
let tests: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
let strict =
  tests + [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatWarning("EmbeddedRestrictions", as: .error),
  ]
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
// Pixel loops and line breaking keep their speed in debug builds, so that tests stay quick.
let hot =
  strict + [
    .unsafeFlags(["-O"], .when(configuration: .debug)),
    .unsafeFlags(["-enforce-exclusivity=unchecked"]),
  ]

var targets: [Target] = [
  .target(
    name: "VitrineGraphics", swiftSettings: hot,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .target(name: "VitrineSpecs", swiftSettings: strict),
  .target(
    name: "VitrineKit", dependencies: ["VitrineGraphics", "VitrineSpecs"], swiftSettings: strict),
  .target(name: "VitrineText", dependencies: ["VitrineGraphics"], swiftSettings: hot),
  .target(
    name: "VitrineLayout", dependencies: ["VitrineGraphics", "VitrineKit", "VitrineText"],
    swiftSettings: strict),
  .target(name: "VitrineSVG", dependencies: ["VitrineGraphics"], swiftSettings: hot),
  .target(
    name: "VitrineTokens", dependencies: ["VitrineGraphics", "VitrineKit"], swiftSettings: strict),
]
var products: [Product] = [
  .library(name: "Vitrine", targets: ["Vitrine", "VitrineSVG", "VitrineTokens"])
]

let portable: [Target.Dependency] = [
  "VitrineGraphics", "VitrineKit", "VitrineText", "VitrineLayout",
]
let check: [Target.Dependency] = ["Vitrine", "VitrineGraphics", "VitrineKit", "VitrineText"]
if isWasm {
  targets += [
    .target(name: "Vitrine", dependencies: portable, swiftSettings: strict),
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "WasmCheck", dependencies: check + ["CWasmRuntime"], path: "Tests/Wasm",
      exclude: ["Native"], swiftSettings: strict),
  ]
} else {
  targets += [
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "VitrineFonts", dependencies: ["VitrineGraphics", "VitrineText", "CHarfBuzz"],
      swiftSettings: strict),
    // From Debian: libpng-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev libdeflate-dev.
    .target(
      name: "CVitrineImage",
      linkerSettings: ["png16", "jpeg", "webp", "webpdemux", "webpmux", "lcms2", "deflate"].map {
        .linkedLibrary($0)
      }),
    .target(
      name: "VitrineImage", dependencies: ["VitrineGraphics", "CVitrineImage"],
      swiftSettings: hot),
    .testTarget(
      name: "VitrineImageTests", dependencies: ["VitrineGraphics", "VitrineImage"],
      exclude: ["Pictures"], swiftSettings: tests),
    .target(
      name: "Vitrine", dependencies: portable + ["VitrineFonts", "VitrineImage"],
      swiftSettings: strict),
    // From Debian: rapidjson-dev.
    .target(name: "CJSON"),
    .target(
      name: "VitrineScene",
      dependencies: ["CJSON", "Vitrine", "VitrineGraphics", "VitrineImage", "VitrineKit"],
      swiftSettings: tests),
    .target(
      name: "VitrineScript", dependencies: ["Vitrine", "VitrineGraphics", "VitrineKit"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineScriptTests",
      dependencies: [
        "Vitrine", "VitrineGraphics", "VitrineImage", "VitrineScene", "VitrineScript",
      ],
      swiftSettings: tests),
    .target(
      name: "VitrineJSON", dependencies: ["VitrineGraphics", "VitrineKit", "VitrineLayout"],
      swiftSettings: tests),
    .target(
      name: "VitrineGallery",
      dependencies: [
        "Vitrine", "VitrineGraphics", "VitrineImage", "VitrineJSON", "VitrineKit", "VitrineLayout",
      ], swiftSettings: tests),
    // From Debian: libmicrohttpd-dev.
    .target(name: "CVitrineHTTP", linkerSettings: [.linkedLibrary("microhttpd")]),
    .target(
      name: "VitrineServer", dependencies: ["CVitrineHTTP", "VitrineJSON"], swiftSettings: tests),
    // What the programs share: they are in two packages.
    .target(name: "VitrineConsole", swiftSettings: tests),
    .executableTarget(
      name: "VitrineTool",
      dependencies: portable + [
        "Vitrine", "VitrineConsole", "VitrineGallery", "VitrineImage", "VitrineJSON", "VitrineSVG",
        "VitrineScene",
        "VitrineScript", "VitrineServer", "VitrineTokens",
      ], swiftSettings: tests),
    .testTarget(
      name: "VitrineGalleryTests",
      dependencies: [
        "Vitrine", "VitrineGallery", "VitrineGraphics", "VitrineKit", "VitrineScene",
      ], swiftSettings: tests),
    .testTarget(
      name: "VitrineServerTests", dependencies: ["VitrineServer"], swiftSettings: tests),
    .testTarget(
      name: "VitrineSceneTests",
      dependencies: ["Vitrine", "VitrineGraphics", "VitrineKit", "VitrineScene"],
      exclude: ["Broken"], swiftSettings: tests),
    .testTarget(
      name: "VitrineToolTests", dependencies: ["VitrineConsole", "VitrineImage", "VitrineTool"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineTests", dependencies: portable + ["Vitrine", "VitrineTestSupport"],
      exclude: ["Goldens"], swiftSettings: tests),
    .executableTarget(
      name: "NativeCheck", dependencies: check, path: "Tests/Wasm", exclude: ["Module"],
      swiftSettings: strict),
    .testTarget(
      name: "VitrineTextTests", dependencies: ["VitrineGraphics", "VitrineText"],
      swiftSettings: tests + optimized),
    .testTarget(
      name: "VitrineFontsTests", dependencies: ["VitrineGraphics", "VitrineText", "VitrineFonts"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineGraphicsTests", dependencies: ["VitrineGraphics"], exclude: ["Vectors"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineSVGTests",
      dependencies: portable + ["Vitrine", "VitrineImage", "VitrineSVG", "VitrineTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineTokensTests",
      dependencies: ["VitrineGraphics", "VitrineKit", "VitrineTestSupport", "VitrineTokens"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineKitTests", dependencies: ["VitrineGraphics", "VitrineKit", "VitrineSpecs"],
      swiftSettings: tests),
    .testTarget(
      name: "VitrineLayoutTests",
      dependencies: ["VitrineGraphics", "VitrineKit", "VitrineLayout", "VitrineText"],
      swiftSettings: tests),
    .target(
      name: "VitrineTestSupport", dependencies: ["VitrineGraphics", "VitrineImage"],
      path: "Tests/VitrineTestSupport", swiftSettings: tests),
    .testTarget(
      name: "VitrineTestSupportTests", dependencies: ["VitrineGraphics", "VitrineTestSupport"],
      swiftSettings: tests),
  ]
  products += [
    .library(name: "VitrineConsole", targets: ["VitrineConsole"]),
    .library(name: "VitrineScene", targets: ["VitrineScene"]),
    .library(name: "VitrineScript", targets: ["VitrineScript"]),
    .executable(name: "vitrine", targets: ["VitrineTool"]),
  ]
}

let package = Package(
  name: "vitrine", products: products, targets: targets, swiftLanguageModes: [.v6])
