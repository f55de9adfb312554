// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The first line determines the Swift version that the libraries require, and
// `scripts/check-version.sh` checks that documents say the same. `scripts/check-swift.py` checks that
// nothing in the libraries requires a later version.

let package = Package(
  name: "numeric-text",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "NumericText", targets: ["NumericText"]),
    .library(name: "NumericTextUI", targets: ["NumericTextUI"]),
    .library(name: "NumericTextMigration", targets: ["NumericTextMigration"]),
    .library(name: "NumericTextReplay", targets: ["NumericTextReplay"]),
  ],
  targets: [
    .target(name: "NumericTextCore"),
    .target(name: "NumericText", dependencies: ["NumericTextCore"]),
    .target(
      name: "NumericTextUI",
      dependencies: ["NumericText"],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .target(name: "NumericTextMigration", dependencies: ["NumericTextUI"]),
    .target(name: "NumericTextReplay", dependencies: ["NumericText"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "Laws", dependencies: ["NumericTextCore"], path: "Tests/Laws"),
    .testTarget(
      name: "NumericTextCoreTests",
      dependencies: ["NumericTextCore", "Laws", "TestSupport"]
    ),
    .testTarget(
      name: "NumericTextUITests",
      dependencies: ["NumericTextUI"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "NumericTextMigrationTests",
      dependencies: ["NumericTextMigration", "CurrencyNames"]
    ),
    .testTarget(
      name: "NumericTextTests",
      dependencies: ["NumericText", "NumericTextReplay", "CurrencyNames", "TestSupport"]
    ),
    .executableTarget(
      name: "conformance",
      dependencies: ["NumericTextReplay", "Laws", "TestSupport"],
      path: "Tests/Conformance",
      exclude: ["Exhaustive/fields.jsonl"]
    ),
    .target(
      name: "ReferenceModel",
      dependencies: ["TestSupport"],
      path: "Tests/Model/ReferenceModel"
    ),
    .executableTarget(
      name: "model",
      dependencies: ["NumericTextReplay", "ReferenceModel", "TestSupport"],
      path: "Tests/Model/Comparison"
    ),
    .testTarget(
      name: "ReferenceModelTests",
      dependencies: ["ReferenceModel", "TestSupport"],
      path: "Tests/Model/Tests",
      exclude: ["left-out.json"]
    ),
    .testTarget(
      name: "NumericTextReplayTests",
      dependencies: ["NumericTextReplay", "TestSupport"]
    ),
    .target(name: "CurrencyNames", path: "scripts/CurrencyNames"),
    .executableTarget(
      name: "generate-currencies",
      dependencies: ["CurrencyNames"],
      path: "scripts/GenerateCurrencies"
    ),
    .target(name: "DocumentExamples", path: "scripts/DocumentExamples"),
    .executableTarget(
      name: "generate-examples",
      dependencies: ["DocumentExamples"],
      path: "scripts/GenerateExamples"
    ),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["NumericTextMigration", "NumericTextReplay", "DocumentExamples"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The web engine requires Swift 6.3, which has the attribute `@c` and generates less code.
#if compiler(>=6.3)
  package.products.append(.executable(name: "numeric-field", targets: ["NumericTextWeb"]))
  package.targets += [
    .target(name: "WasmRuntime"),
    .executableTarget(name: "NumericTextWeb", dependencies: ["NumericTextCore", "WasmRuntime"]),
    .testTarget(name: "NumericTextWebTests", dependencies: ["NumericTextWeb"]),
  ]
#endif

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      // Exit tests start a process, which other platforms don't allow.
      .define("EXIT_TESTS", .when(platforms: [.macOS, .linux])),
    ]
}
