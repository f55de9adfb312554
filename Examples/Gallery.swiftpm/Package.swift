// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// A gallery of number fields. Open this folder in Xcode for iPhone and iPad, or run it on a Mac
// from the terminal:
//
//     swift run --package-path Examples/Gallery.swiftpm

import PackageDescription

// Xcode builds an app product; SwiftPM on the command line builds only executables.
#if canImport(AppleProductTypes)
  import AppleProductTypes

  let product = Product.iOSApplication(
    name: "Gallery",
    targets: ["Gallery"],
    bundleIdentifier: "org.numerictext.Gallery",
    displayVersion: "1.0",
    bundleVersion: "1",
    supportedDeviceFamilies: [.phone, .pad],
    supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
  )
#else
  let product = Product.executable(name: "Gallery", targets: ["Gallery"])
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [product],
  dependencies: [.package(name: "numeric-text", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "NumericTextUI", package: "numeric-text"),
        .product(name: "NumericTextMigration", package: "numeric-text"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
