// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public typealias UIFont = SystemFont
public typealias UIFontDescriptor = SystemFontDescriptor

extension UIFont {
  /// Creates a font with the given size, or with the descriptor's size if `size` is zero.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.name, size == 0 ? descriptor.pointSize : size)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    UIFont(style.rawValue, traits?.preferredContentSizeCategory == .extraExtraLarge ? 21 : 17)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }
}
