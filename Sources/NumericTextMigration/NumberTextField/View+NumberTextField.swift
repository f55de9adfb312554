// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericTextUI
  public import SwiftUI
  public import UIKit

  // The modifiers of NumberTextField, implemented with this package's modifiers for numeric fields.
  extension View {
    /// Sets the color of the text in the numeric fields inside this view.
    nonisolated public func textColor(_ color: Color) -> some View {
      numericTextColor(UIColor(color))
    }

    /// Sets the alignment of the text in the numeric fields inside this view.
    ///
    /// - Parameter alignment: The alignment. Natural and justified text is aligned to the leading
    ///   edge.
    /// - Returns: A view whose numeric fields have the alignment.
    nonisolated public func textAlignment(_ alignment: NSTextAlignment) -> some View {
      multilineTextAlignment(TextAlignment(alignment))
    }

    /// Sets the font of the numeric fields inside this view.
    ///
    /// ```swift
    /// NumberTextField("Price", value: $price, formatter: formatter)
    ///   .uiFont(.body, weight: .semibold, design: .rounded)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The text style, which determines the size.
    ///   - weight: The weight.
    ///   - design: The font design.
    /// - Returns: A view whose numeric fields have the font.
    nonisolated public func uiFont(
      _ style: UIFont.TextStyle,
      weight: UIFont.Weight = .regular,
      design: UIFontDescriptor.SystemDesign = .default
    ) -> some View {
      uiFont(.preferredFont(style, weight: weight).with(design: design))
    }

    /// Sets the font of the numeric fields inside this view.
    nonisolated public func uiFont(_ font: UIFont) -> some View { numericTextFont(font) }

    /// Shows a view above the keyboard of the numeric fields inside this view.
    ///
    /// ```swift
    /// NumberTextField("Price", value: $price, formatter: formatter, isActive: $isActive)
    ///   .inputAccessory {
    ///     Button("Done") { isActive = false }
    ///   }
    /// ```
    ///
    /// - Parameter content: The view, which is not shown on tvOS and visionOS.
    /// - Returns: A view whose numeric fields have the accessory.
    nonisolated public func inputAccessory<Content: View>(
      @ViewBuilder content: () -> Content
    ) -> some View {
      #if !os(tvOS) && !os(visionOS)
        numericTextAccessory(content: content)
      #else
        self
      #endif
    }
  }

  extension TextAlignment {
    fileprivate init(_ alignment: NSTextAlignment) {
      switch alignment {
      case .center: self = .center
      case .right: self = .trailing
      default: self = .leading
      }
    }
  }
#endif
