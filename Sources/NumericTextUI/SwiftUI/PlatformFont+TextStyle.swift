// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  // UIKit and AppKit use the same names for the properties of fonts.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension PlatformFont {
    /// Returns the UIKit or AppKit font for a SwiftUI font such as `.title.bold()`, or the body
    /// font if `font` is unknown.
    ///
    /// macOS has no Dynamic Type, so the size has no effect there.
    static func preferred(for font: Font, at size: DynamicTypeSize) -> PlatformFont {
      let known = KnownFont(font) ?? KnownFont(.style(.body))
      // The font of a headline is semibold.
      let weight: Weight? =
        if case .style(.headline) = known.size { known.weight ?? .semibold } else { known.weight }
      let base =
        switch known.size {
        case .style(let style): preferred(for: style, at: size)
        case .points(let points): systemFont(ofSize: points)
        }
      return base.with(
        known.hasMonospacedDigits ? weight : known.weight,
        hasMonospacedDigits: known.hasMonospacedDigits
      )
      .with(known.design)
    }

    private func with(_ weight: Weight?, hasMonospacedDigits: Bool) -> PlatformFont {
      if hasMonospacedDigits {
        return .monospacedDigitSystemFont(ofSize: pointSize, weight: weight ?? .regular)
      }
      return weight.map { .systemFont(ofSize: pointSize, weight: $0) } ?? self
    }

    private func with(_ design: PlatformFontDescriptor.SystemDesign?) -> PlatformFont {
      guard let design, design != .default, let other = fontDescriptor.withDesign(design) else {
        return self
      }
      // This initializer is failable only in AppKit.
      let font: PlatformFont? = PlatformFont(descriptor: other, size: pointSize)
      return font ?? self
    }
  }

  #if canImport(UIKit)
    extension UIFont {
      /// Returns the UIKit font for a text style at a Dynamic Type size.
      private static func preferred(for style: TextStyle, at size: DynamicTypeSize) -> UIFont {
        let category = UIContentSizeCategory(size)
        return preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        )
      }
    }
  #else
    extension NSFont {
      private static func preferred(for style: TextStyle, at size: DynamicTypeSize) -> NSFont {
        preferredFont(forTextStyle: style)
      }
    }
  #endif
#endif
