// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// The tests of `make quick`: the engine's unit tests and all scenarios. A test run builds all
// targets of a package, so this package contains only the targets that these tests need. Its
// sources are symbolic links to the real sources.
let package = Package(
  name: "quick",
  targets: [
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(name: "NumericTextReplay", dependencies: ["NumericText"]),
    .target(name: "TestSupport", path: "TestSupport"),
    .target(name: "Laws", dependencies: ["NumericTextCore"], path: "Laws"),
    .testTarget(
      name: "NumericTextCoreTests",
      dependencies: ["NumericTextCore", "Laws", "TestSupport"]
    ),
    .testTarget(
      name: "NumericTextReplayTests",
      dependencies: ["NumericTextReplay", "NumericText", "TestSupport"]
    ),
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
