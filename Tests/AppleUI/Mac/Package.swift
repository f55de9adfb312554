// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

// Compiles the real sources, through symbolic links, with stand-ins for AppKit and SwiftUI.

import PackageDescription

let package = Package(
  name: "numeric-text-mac",
  platforms: [.macOS(.v12)],
  targets: [
    .target(name: "AppKit"),
    .target(name: "SwiftUI", dependencies: ["AppKit"]),
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(
      name: "NumericTextUI",
      dependencies: ["NumericText", "AppKit", "SwiftUI"],
      exclude: ["PrivacyInfo.xcprivacy"]
    ),
    .target(name: "NumericTextMigration", dependencies: ["NumericTextUI", "AppKit", "SwiftUI"]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["NumericTextUI", "NumericTextMigration", "AppKit", "SwiftUI"]
    ),
    .target(name: "NumericTextReplay", dependencies: ["NumericText", "NumericTextCore"]),
    .target(name: "TestSupport"),
    .target(name: "ScenarioSupport", dependencies: ["NumericTextReplay", "TestSupport"]),
    .testTarget(name: "SwiftUITests", dependencies: ["NumericTextUI", "AppKit", "SwiftUI"]),
    .testTarget(
      name: "AppKitTests",
      dependencies: ["NumericTextUI", "AppKit", "SwiftUI", "ScenarioSupport"]
    ),
    .testTarget(
      name: "NumericTextMigrationTests",
      dependencies: ["NumericTextMigration", "AppKit", "SwiftUI"]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "NumericTextUI", "AppKit", "SwiftUI"]
    ),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["NumericTextUI", "NumericTextMigration", "NumericText", "AppKit", "SwiftUI"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Swift Testing's overlay for AppKit requires the real AppKit.
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
  ]
}
