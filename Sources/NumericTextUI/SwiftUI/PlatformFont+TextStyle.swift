// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  // Text styles have the same names in both.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension PlatformFont {
    /// The platform's text style for a font of SwiftUI that is one, body for any other font.
    ///
    /// Before OS 26 a font of SwiftUI tells nothing but whether it is equal to another one.
    fileprivate static func style(of font: Font) -> TextStyle {
      textStyles.first { $0.font == font }?.style ?? .body
    }

    private static var textStyles: [(font: Font, style: TextStyle)] {
      var styles: [(font: Font, style: TextStyle)] = [
        (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
        (.subheadline, .subheadline), (.callout, .callout), (.footnote, .footnote),
        (.caption, .caption1), (.caption2, .caption2),
      ]
      // Apple TV has no larger titles.
      #if !os(tvOS)
        styles.append((.largeTitle, .largeTitle))
      #endif
      return styles
    }
  }

  #if canImport(UIKit)
    extension UIFont {
      /// The font of a text style, in the size that its surroundings ask for.
      static func preferred(for font: Font, at size: DynamicTypeSize) -> UIFont {
        let category = UIContentSizeCategory(size)
        return preferredFont(
          forTextStyle: style(of: font),
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        )
      }
    }
  #else
    extension NSFont {
      /// The font of a text style.
      static func preferred(for font: Font) -> NSFont {
        preferredFont(forTextStyle: style(of: font))
      }
    }
  #endif
#endif
