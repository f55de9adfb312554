// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// Compiles the real sources, through the symbolic links in `Linked`, with stand-ins for Apple's
// frameworks. `APPLE_SYSTEM` chooses the system: a `Phone` has UIKit and SwiftUI, a `Mac` has AppKit
// and SwiftUI, and a `Watch` has only SwiftUI. Each system needs a build folder of its own:
//
//     APPLE_SYSTEM=Mac swift test --scratch-path .build/Mac
let system = Context.environment["APPLE_SYSTEM"] ?? "Phone"

// The module that takes the place of UIKit or AppKit. A watch has neither.
let kit: [Target.Dependency] = ["Phone": ["UIKit"], "Mac": ["AppKit"]][system] ?? []

// The stand-in for UIKit or AppKit, with what the two have in common.
func standIn(_ name: String, without other: String) -> Target {
  .target(name: name, path: "StandIns", exclude: [other, "SwiftUI", "README.md"])
}

func source(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Linked/Sources/\(name)",
    exclude: exclude
  )
}

// Tests of fields run on the main actor, to which the fields belong.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  isolation: MainActor.Type? = MainActor.self
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies + kit + ["SwiftUI"],
    path: "\(system)/Tests/\(name)",
    swiftSettings: [.defaultIsolation(isolation)]
  )
}

let package = Package(
  name: "apple-ui",
  platforms: [.macOS(.v12)],
  targets: [
    .target(name: "SwiftUI", dependencies: kit, path: "StandIns/SwiftUI"),
    source("NumericTextCore"),
    source("NumericText", ["NumericTextCore"]),
    source("NumericTextUI", ["NumericText", "SwiftUI"] + kit, exclude: ["PrivacyInfo.xcprivacy"]),
    source("NumericTextMigration", ["NumericTextUI", "SwiftUI"] + kit),
    source("NumericTextReplay", ["NumericText"]),
    .target(name: "TestSupport", path: "Linked/TestSupport"),
    .target(
      name: "ScenarioSupport",
      dependencies: ["NumericTextReplay", "TestSupport"],
      path: "Support/ScenarioSupport"
    ),
    // A simulated user of text fields, and the screen that shows them. A watch has only the model of
    // the app.
    .target(
      name: "SimulatedUser",
      dependencies: ["NumericTextUI", "SwiftUI"] + kit + (system == "Phone" ? ["Hands"] : []),
      path: "\(system)/SimulatedUser",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if system == "Watch" {
  package.targets += [
    tests(
      "WatchTests",
      ["SimulatedUser", "NumericTextUI", "NumericTextMigration", "ScenarioSupport"]
    )
  ]
} else {
  package.targets += [
    .executableTarget(
      name: "Gallery",
      dependencies: ["NumericTextUI", "NumericTextMigration", "SwiftUI"] + kit,
      path: "Linked/Gallery"
    ),
    tests("GalleryTests", ["SimulatedUser", "Gallery", "NumericTextUI"]),
    tests("SwiftUITests", ["SimulatedUser", "NumericTextMigration", "NumericTextUI"]),
    tests("DocumentTests", ["NumericTextUI", "NumericTextMigration"], isolation: nil),
  ]
}

if system == "Mac" {
  package.targets += [
    standIn("AppKit", without: "UIKit"),
    tests("AppKitTests", ["SimulatedUser", "NumericTextUI", "ScenarioSupport"]),
    tests("NumericTextUITests", ["NumericTextUI"]),
  ]
}

if system == "Phone" {
  package.targets += [
    standIn("UIKit", without: "AppKit"),
    .target(
      name: "Hands",
      dependencies: ["NumericTextUI", "ScenarioSupport", "UIKit"],
      path: "Linked/Hands"
    ),
    .testTarget(name: "HandTests", dependencies: ["Hands", "UIKit"], path: "Linked/HandTests"),
    tests("NumericTextUITests", ["SimulatedUser", "Hands", "NumericTextUI", "ScenarioSupport"]),
  ]
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// For each of these libraries, a test target compiles code that was written for the library, with
// the language options of an ordinary app.
let libraries = [
  "CurrencyField", "CurrencyText", "DiffableTextViews", "NumberField", "NumberTextField",
]
let modes: [(folder: String, mode: SwiftLanguageMode)] = [
  ("CallSites", .v6), ("CallSitesInSwift5", .v5),
]
for library in system == "Phone" ? libraries : [] {
  for (folder, mode) in modes {
    package.targets.append(
      .testTarget(
        name: "\(library)\(folder)Tests",
        dependencies: ["SimulatedUser", "NumericTextMigration", "SwiftUI", "UIKit"],
        path: "Support/\(folder)/\(library)",
        swiftSettings: [.swiftLanguageMode(mode)]
      )
    )
  }
}

for target in package.targets {
  // Swift Testing's overlays for UIKit and AppKit require the real frameworks.
  let overlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
  target.swiftSettings = (target.swiftSettings ?? []) + [overlays]
}
