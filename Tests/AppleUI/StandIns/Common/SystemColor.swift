// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What is the same for the colors of UIKit and AppKit: `UIColor` and `NSColor`.
public final class SystemColor: NSObject, Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  /// Returns whether both colors have the same name.
  public override func isEqual(_ object: Any?) -> Bool { (object as? SystemColor)?.name == name }
}
