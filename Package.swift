// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// The first line determines the Swift version, and `scripts/check-version.sh` checks that it is the
// same everywhere. It is 6.3 because of the exit tests, which check their output, and because of
// the code that Embedded Swift generates for the engine.

let package = Package(
  name: "numeric-text",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "NumericText", targets: ["NumericText"]),
    .library(name: "NumericTextUI", targets: ["NumericTextUI"]),
    .library(name: "NumericTextMigration", targets: ["NumericTextMigration"]),
    .executable(name: "numeric-text", targets: ["numeric-text"]),
    .executable(name: "numeric-field", targets: ["NumericTextWeb"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
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
    .executableTarget(
      name: "numeric-text",
      dependencies: [
        "NumericText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(name: "WasmRuntime"),
    .testTarget(name: "NumericTextWebTests", dependencies: ["NumericTextWeb"]),
    .executableTarget(name: "NumericTextWeb", dependencies: ["NumericTextCore", "WasmRuntime"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "NumericTextCoreTests", dependencies: ["NumericTextCore", "TestSupport"]),
    .testTarget(name: "NumericTextUITests", dependencies: ["NumericTextUI"]),
    .testTarget(
      name: "NumericTextTests",
      dependencies: ["NumericText", "CurrencyNames", "TestSupport"]
    ),
    .executableTarget(
      name: "conformance",
      dependencies: ["NumericText", "TestSupport"],
      path: "Tests/Conformance"
    ),
    .target(name: "ReferenceModel", path: "Tests/Model/ReferenceModel"),
    .executableTarget(
      name: "model",
      dependencies: ["ReferenceModel"],
      path: "Tests/Model/Comparison"
    ),
    .testTarget(
      name: "ReferenceModelTests",
      dependencies: ["ReferenceModel"],
      path: "Tests/Model/Tests"
    ),
    .testTarget(name: "CommandTests", dependencies: ["numeric-text"]),
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
    .testTarget(name: "DocumentTests", dependencies: ["NumericText", "DocumentExamples"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Exit tests start a process, which other platforms don't allow.
    .define("EXIT_TESTS", .when(platforms: [.macOS, .linux])),
  ]
}
