// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "vitrine", path: "..")],
  targets: [
    .target(name: "CProcess"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        .product(name: "Vitrine", package: "vitrine"),
        .product(name: "VitrineScene", package: "vitrine"), "CProcess", "CPNG",
      ],
      swiftSettings: strict),
  ])
