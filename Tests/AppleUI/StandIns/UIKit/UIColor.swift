// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class UIColor: NSObject, Sendable {
  public let cgColor: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// Returns whether both colors have the same components.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor.components == cgColor.components
  }

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let placeholderText = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
}

/// A Core Graphics color.
public final class CGColor: Sendable {
  let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
}

/// The layer of a view, of which only the corners are simulated.
@MainActor
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
}
