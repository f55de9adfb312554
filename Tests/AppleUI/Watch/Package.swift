// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// Compiles the real sources, through symbolic links, for a watch, which has SwiftUI but neither
// UIKit nor AppKit.
let package = Package(
  name: "numeric-text-watch",
  targets: [
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(name: "SwiftUI"),
    .target(
      name: "NumericTextUI",
      dependencies: ["NumericText", "SwiftUI"],
      exclude: ["PrivacyInfo.xcprivacy"]
    ),
    .target(name: "NumericTextMigration", dependencies: ["NumericTextUI", "SwiftUI"]),
    .target(name: "NumericTextReplay", dependencies: ["NumericText"]),
    .target(name: "TestSupport"),
    .target(name: "ScenarioSupport", dependencies: ["NumericTextReplay", "TestSupport"]),
    .testTarget(
      name: "WatchTests",
      dependencies: ["NumericTextUI", "NumericTextMigration", "SwiftUI", "ScenarioSupport"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
