// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets: programs that libFuzzer calls with inputs of its own making. scripts/fuzz builds
// and runs them; CONTRIBUTING.md says how to add one.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-parse-as-library"]),
]

let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "vitrine", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzImages", dependencies: [.product(name: "Vitrine", package: "vitrine")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzScenes", dependencies: [.product(name: "VitrineScene", package: "vitrine")],
      swiftSettings: strict),
    .executableTarget(
      name: "FuzzSpecs", dependencies: [.product(name: "Vitrine", package: "vitrine")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6])
