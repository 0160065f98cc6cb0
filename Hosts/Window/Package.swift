// swift-tools-version: 6.2
import PackageDescription

// The live components in a window of the desktop. A package of its own, so that nothing else of
// Vitrine links SDL or GLib.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]
let vitrine = Target.Dependency.product(name: "Vitrine", package: "vitrine")

let package = Package(
  name: "window",
  products: [
    .library(name: "VitrineWindow", targets: ["VitrineWindow"]),
    .library(name: "VitrineAccessibility", targets: ["VitrineAccessibility"]),
    .executable(name: "vitrine-window", targets: ["WindowTool"]),
  ],
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    // Without pkgConfig: SDL's asks for a flag that SwiftPM forbids.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "VitrineWindow", dependencies: [vitrine, "CSDL2"], swiftSettings: strict),
    .systemLibrary(
      name: "CATK", pkgConfig: "atk", providers: [.apt(["libatk1.0-dev", "libatk-bridge2.0-dev"])]),
    .target(
      name: "CVitrineAccessibility", dependencies: ["CATK"],
      linkerSettings: [.linkedLibrary("atk-bridge-2.0"), .linkedLibrary("gio-2.0")]),
    .target(
      name: "VitrineAccessibility", dependencies: [vitrine, "CVitrineAccessibility"],
      swiftSettings: strict),
    .executableTarget(
      name: "WindowTool",
      dependencies: [
        vitrine, .product(name: "VitrineConsole", package: "vitrine"),
        .product(name: "VitrineScene", package: "vitrine"),
        .product(name: "VitrineScript", package: "vitrine"), "VitrineWindow",
        "VitrineAccessibility",
      ], swiftSettings: strict),
    // The program of README.md.
    .executableTarget(
      name: "WindowExample", dependencies: [vitrine, "VitrineWindow", "VitrineAccessibility"],
      swiftSettings: strict),
    .testTarget(
      name: "VitrineWindowTests",
      dependencies: ["CATK", "CSDL2", "CVitrineAccessibility", "VitrineWindow", vitrine],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])
