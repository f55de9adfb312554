// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

// Measures other Swift packages that format a number while it is typed, next to NumericText.
// `scripts/peers.sh` downloads their sources to Checkouts.

import PackageDescription

let package = Package(
  name: "numeric-text-peers",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "numeric-text", path: "../.."),
    .package(name: "numeric-text-benchmarks", path: ".."),
  ],
  targets: [
    .target(
      name: "DiffableTextKit",
      path: "Checkouts/DiffableTextViews/Sources/DiffableTextKit",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "DiffableTextKitXNumber",
      dependencies: ["DiffableTextKit"],
      path: "Checkouts/DiffableTextViews/Sources/DiffableTextKitXNumber",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "CurrencyFormatter",
      path: "Checkouts/CurrencyText/Sources/Formatter",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(
      name: "peers",
      dependencies: [
        "CurrencyFormatter", "DiffableTextKitXNumber",
        .product(name: "NumericText", package: "numeric-text"),
        .product(name: "Figures", package: "numeric-text-benchmarks"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
