// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// What `make quick` tests after an edit of the engine: its unit tests, and all scenarios through it. A test builds
// every target of its package, so these have one of their own; the sources are the real ones, by symlinked folders.
let package = Package(
  name: "quick",
  targets: [
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(name: "numeric_text", dependencies: ["NumericText"]),
    .target(name: "TestSupport"),
    .testTarget(name: "NumericTextCoreTests", dependencies: ["NumericTextCore", "TestSupport"]),
    .testTarget(name: "ScenarioTests", dependencies: ["numeric_text", "NumericText"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("EXIT_TESTS", .when(platforms: [.macOS, .linux])),
  ]
}
