// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// This package is for the Xcode project in the parent folder. It contains the fields, and a
// simulated user who edits them through UIKit's public API. Except for `Hands`, its folders of
// sources are symbolic links to those of the main package and its tests.
let package = Package(
  name: "hands",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "Hands", targets: ["Hands"]),
    .library(name: "NumericTextUI", targets: ["NumericTextUI"]),
  ],
  targets: [
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(
      name: "NumericTextUI",
      dependencies: ["NumericText"],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(name: "NumericTextReplay", dependencies: ["NumericText"]),
    .target(name: "TestSupport"),
    .target(name: "ScenarioSupport", dependencies: ["NumericTextReplay", "TestSupport"]),
    .target(name: "Hands", dependencies: ["NumericTextUI", "ScenarioSupport"]),
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
