// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  /// The border of a text field.
  public enum NumericTextBorder: Sendable {
    /// The platform's default: a bezel on macOS, and no border elsewhere.
    case automatic

    /// No border or background.
    case plain

    /// A border with rounded corners.
    ///
    /// It is not available on watchOS. On tvOS, only fields that format while typing support it.
    case rounded

    /// A border with square corners.
    ///
    /// Fields that format on commit support it only on macOS.
    case square
  }

  extension View {
    /// Sets the border of the numeric fields inside this view, as `textFieldStyle(_:)` does for
    /// SwiftUI's own text fields.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextBorder(.rounded)
    /// ```
    nonisolated public func numericTextBorder(_ border: NumericTextBorder) -> some View {
      environment(\.fieldOptions.border, border).bordered(border)
    }

    /// Applies the `TextFieldStyle` that corresponds to `border`.
    ///
    /// A `TextFieldStyle` affects only SwiftUI's own text fields.
    @ViewBuilder
    nonisolated private func bordered(_ border: NumericTextBorder) -> some View {
      switch border {
      case .automatic: textFieldStyle(.automatic)
      case .plain: textFieldStyle(.plain)
      case .rounded:
        // tvOS and watchOS don't have the style `roundedBorder`.
        #if os(tvOS) || os(watchOS)
          textFieldStyle(.automatic)
        #else
          textFieldStyle(.roundedBorder)
        #endif
      case .square:
        // Only macOS has the style `squareBorder`.
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
          textFieldStyle(.squareBorder)
        #else
          textFieldStyle(.automatic)
        #endif
      }
    }
  }

  extension NumericTextBorder {
    /// Creates the border that corresponds to `style`, or `automatic` for a style that only
    /// SwiftUI's own text fields support.
    init(_ style: some TextFieldStyle) {
      self = style is PlainTextFieldStyle ? .plain : .automatic
      // tvOS and watchOS have no style with a rounded border.
      #if !os(tvOS) && !os(watchOS)
        if style is RoundedBorderTextFieldStyle { self = .rounded }
      #endif
      // Only macOS has a style with a square border.
      #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        if style is SquareBorderTextFieldStyle { self = .square }
      #endif
    }
  }
#endif
