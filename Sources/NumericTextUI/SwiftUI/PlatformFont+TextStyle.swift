// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  // UIKit and AppKit use the same names for text styles.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension PlatformFont {
    /// Returns the UIKit or AppKit text style that corresponds to a SwiftUI font such as `.title`,
    /// or the body style for a custom font.
    ///
    /// Before OS 26, a SwiftUI font can be compared with other fonts, but not resolved.
    fileprivate static func style(of font: Font) -> TextStyle {
      textStyles.first { $0.font == font }?.style ?? .body
    }

    private static var textStyles: [(font: Font, style: TextStyle)] {
      var styles: [(font: Font, style: TextStyle)] = [
        (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
        (.subheadline, .subheadline), (.callout, .callout), (.footnote, .footnote),
        (.caption, .caption1), (.caption2, .caption2),
      ]
      // tvOS has no large title style.
      #if !os(tvOS)
        styles.append((.largeTitle, .largeTitle))
      #endif
      return styles
    }
  }

  #if canImport(UIKit)
    extension UIFont {
      /// Returns the UIKit font for a SwiftUI text style at a Dynamic Type size.
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
      /// Returns the AppKit font for a SwiftUI text style.
      ///
      /// macOS has no Dynamic Type, so the size has no effect.
      static func preferred(for font: Font, at size: DynamicTypeSize) -> NSFont {
        preferredFont(forTextStyle: style(of: font))
      }
    }
  #endif
#endif
