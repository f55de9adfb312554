// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "numeric-text-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .library(name: "Figures", targets: ["Figures"]),
    .library(name: "AllocationCounter", type: .dynamic, targets: ["AllocationCounter"]),
  ],
  dependencies: [.package(name: "numeric-text", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "Valgrind"),
    .target(
      name: "Figures",
      dependencies: [.product(name: "NumericText", package: "numeric-text")]
    ),
    .testTarget(name: "FiguresTests", dependencies: ["Figures"]),
    .target(name: "Cases", dependencies: [.product(name: "NumericText", package: "numeric-text")]),
    .executableTarget(name: "bench", dependencies: ["Cases", "Figures", "Valgrind"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where !["AllocationCounter", "Valgrind"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
