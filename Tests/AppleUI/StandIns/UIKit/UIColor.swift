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

  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let placeholderText = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
}

/// A Core Graphics color.
public final class CGColor: Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  var components: [CGFloat] { [red, green, blue, alpha] }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// The layer of a view, limited to the properties that affect the appearance of a field.
@MainActor
public final class CALayer: NSObject {
  public var borderColor: CGColor?
  public var borderWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
}
