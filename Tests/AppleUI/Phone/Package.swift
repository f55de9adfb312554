// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// Compiles the real sources for a phone, which has UIKit and SwiftUI but not AppKit. The sources
// are symbolic links, and working stand-ins replace UIKit and SwiftUI.
let package = Package(
  name: "phone",
  targets: [
    .target(name: "UIKit"),
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(
      name: "NumericTextUI",
      dependencies: ["NumericText", "UIKit", "SwiftUI"],
      exclude: ["PrivacyInfo.xcprivacy"]
    ),
    .target(name: "NumericTextMigration", dependencies: ["NumericTextUI", "UIKit", "SwiftUI"]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["NumericTextUI", "NumericTextMigration", "SwiftUI", "UIKit"]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "NumericTextUI", "SwiftUI", "TouchUser", "UIKit"]
    ),
    .target(name: "TouchUser", dependencies: ["UIKit"]),
    .target(name: "NumericTextReplay", dependencies: ["NumericText"]),
    .target(name: "TestSupport"),
    .target(name: "ScenarioSupport", dependencies: ["NumericTextReplay", "TestSupport"]),
    .target(name: "Hands", dependencies: ["NumericTextUI", "ScenarioSupport", "UIKit"]),
    .testTarget(name: "HandTests", dependencies: ["Hands", "UIKit"]),
    .testTarget(
      name: "NumericTextUITests",
      dependencies: ["NumericTextUI", "SwiftUI", "TouchUser", "ScenarioSupport"]
    ),
    .testTarget(
      name: "NumericTextMigrationTests",
      dependencies: ["NumericTextMigration", "TouchUser"]
    ),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["NumericTextMigration", "NumericTextUI", "SwiftUI", "TouchUser", "UIKit"]
    ),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["NumericTextUI", "NumericTextMigration", "NumericText", "SwiftUI", "UIKit"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Call sites written for other libraries, compiled with the language options of an ordinary app.
for library in [
  "CurrencyField", "CurrencyText", "DiffableTextViews", "NumberField", "NumberTextField",
] {
  for mode in [5, 6] {
    package.targets.append(
      .testTarget(
        name: "\(library)CallsSwift\(mode)Tests",
        dependencies: ["NumericTextMigration", "SwiftUI", "TouchUser", "UIKit"]
      )
    )
  }
}

let crossImports: SwiftSetting =
  // Swift Testing's overlays for UIKit require the real UIKit.
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

for target in package.targets {
  if target.name.hasSuffix("Swift5Tests") || target.name.hasSuffix("Swift6Tests") {
    let mode: SwiftLanguageMode = target.name.hasSuffix("5Tests") ? .v5 : .v6
    target.swiftSettings = [.swiftLanguageMode(mode), crossImports]
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    crossImports,
  ]
}
