// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  /// The border of a text field.
  public enum NumericTextBorder: Sendable {
    /// The border of the platform's text fields: none, and a bezel on a Mac.
    case automatic

    /// No border, and no background.
    case plain

    /// A border with round corners. Apple TV and Apple Watch have none.
    case rounded

    /// A border with square corners. Only a Mac and live fields of UIKit have it.
    case square
  }

  extension View {
    /// Sets the border of the numeric fields inside this view, as `textFieldStyle(_:)` does for
    /// fields that are made of SwiftUI alone.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextBorder(.rounded)
    /// ```
    nonisolated public func numericTextBorder(_ border: NumericTextBorder) -> some View {
      environment(\.fieldActions.border, border).bordered(border)
    }

    /// Applies the style of SwiftUI's own text fields with this border.
    @ViewBuilder
    nonisolated private func bordered(_ border: NumericTextBorder) -> some View {
      switch border {
      case .automatic: textFieldStyle(.automatic)
      case .plain: textFieldStyle(.plain)
      case .rounded:
        // Neither a TV nor a watch has this style.
        #if os(tvOS) || os(watchOS)
          textFieldStyle(.automatic)
        #else
          textFieldStyle(.roundedBorder)
        #endif
      case .square:
        // Only a Mac has this style.
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
          textFieldStyle(.squareBorder)
        #else
          textFieldStyle(.automatic)
        #endif
      }
    }
  }

  extension NumericTextBorder {
    /// The border of a style of SwiftUI, nil for a style that only SwiftUI's own fields can have.
    init?(_ style: some TextFieldStyle) {
      switch style {
      case is DefaultTextFieldStyle: self = .automatic
      case is PlainTextFieldStyle: self = .plain
      default:
        // Neither a TV nor a watch has the first style, and only a Mac has the second.
        #if !os(tvOS) && !os(watchOS)
          if style is RoundedBorderTextFieldStyle {
            self = .rounded
            return
          }
        #endif
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
          if style is SquareBorderTextFieldStyle {
            self = .square
            return
          }
        #endif
        return nil
      }
    }
  }
#endif
