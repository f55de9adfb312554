// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The kind of the device, which tests set.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
