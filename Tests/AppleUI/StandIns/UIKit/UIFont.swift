// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIFontDescriptor = SystemFontDescriptor

/// The font of Core Text, to which UIKit's is bridged.
public typealias CTFont = UIFont

public typealias SystemFont = UIFont

public final class UIFont: NSObject, Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  public init(standIn name: String, size: CGFloat) { (fontName, pointSize) = (name, size) }

  public override func isEqual(_ object: Any?) -> Bool { equals(object) }
}

extension UIFont {
  /// Creates a font with the given size, or with the descriptor's size if `size` is zero.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(of: descriptor, size: size)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    UIFont(
      standIn: style.rawValue,
      size: traits?.preferredContentSizeCategory == .extraExtraLarge ? 21 : 17
    )
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(standIn: fontName, size: fontSize) }
}
