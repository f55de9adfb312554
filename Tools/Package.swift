// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The command `numeric-text`. Because it is a separate package, an app that uses the libraries
// doesn't download the argument parser.
let package = Package(
  name: "tools",
  platforms: [.macOS(.v12)],
  products: [.executable(name: "numeric-text", targets: ["numeric-text"])],
  dependencies: [
    .package(name: "numeric-text", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "numeric-text",
      dependencies: [
        .product(name: "NumericText", package: "numeric-text"),
        .product(name: "NumericTextReplay", package: "numeric-text"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "CommandTests", dependencies: ["numeric-text"]),
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
