// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import UIKit

  extension UIFont {
    /// Returns the font in another design, or the font itself if that design isn't available.
    ///
    /// ```swift
    /// let font = UIFont.preferredFont(.body, weight: .semibold).with(design: .rounded)
    /// ```
    public func with(design: UIFontDescriptor.SystemDesign) -> UIFont {
      fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }

    /// Returns a system font in the user's preferred size for a text style.
    ///
    /// - Parameters:
    ///   - style: The text style, which determines the size.
    ///   - weight: The weight.
    /// - Returns: The font.
    public class func preferredFont(
      _ style: UIFont.TextStyle,
      weight: UIFont.Weight = .regular
    ) -> UIFont {
      systemFont(ofSize: preferredFont(forTextStyle: style).pointSize, weight: weight)
    }
  }
#endif
