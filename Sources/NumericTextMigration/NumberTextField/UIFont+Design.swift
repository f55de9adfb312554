// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import UIKit

  extension UIFont {
    /// The font in another design, or as it is if it has none in that design.
    ///
    /// ```swift
    /// let font = UIFont.preferredFont(.body, weight: .semibold).with(design: .rounded)
    /// ```
    public func with(design: UIFontDescriptor.SystemDesign) -> UIFont {
      fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }

    /// A font of the system in the size that a person has chosen for a kind of text.
    ///
    /// - Parameters:
    ///   - style: The kind of text.
    ///   - weight: How heavy it is.
    /// - Returns: The font.
    public class func preferredFont(
      _ style: UIFont.TextStyle,
      weight: UIFont.Weight = .regular
    ) -> UIFont {
      systemFont(ofSize: preferredFont(forTextStyle: style).pointSize, weight: weight)
    }
  }
#endif
