// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIColor = SystemColor

extension UIColor {
  public static let red = UIColor(name: "red")
  public static let blue = UIColor(name: "blue")
  public static let placeholderText = UIColor(name: "placeholderText")
}

/// The layer of a view, of which only the corners are simulated.
@MainActor
public final class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
}
