// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  // A Mac has neither keyboards to choose from nor autofill by type, and a watch has no fields of
  // UIKit.
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  // MARK: - Overview
  //
  // SwiftUI does not say which of these modifiers surround a text field of UIKit or AppKit. Applied
  // to the field itself they are found here first, so they reach live fields as well. Further out,
  // on a form or a stack, they are SwiftUI's, and reach only fields that format on commit.

  nonisolated extension NumericTextField {
    /// Adds an action for Return.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onSubmit { save(amount) }
    /// ```
    ///
    /// - Parameters:
    ///   - triggers: The action is performed if text triggers it.
    ///   - action: Performed after the number was committed.
    /// - Returns: A view that performs the action.
    public func onSubmit(
      of triggers: SubmitTriggers = .text,
      _ action: @escaping () -> Void
    ) -> some View {
      // SwiftUI's modifier has the same type, and would be preferred to one with a main actor.
      nonisolated(unsafe) let action = action
      return onNumericTextSubmit { if triggers.contains(.text) { action() } }
    }

    /// Sets the border of the field: `automatic`, `plain`, `roundedBorder`, and `squareBorder` on a
    /// Mac.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
      environment(\.fieldActions.border, NumericTextBorder(style) ?? .automatic)
        .ownTextFieldStyle(style)
    }
  }

  extension View {
    nonisolated fileprivate func ownTextFieldStyle(_ style: some TextFieldStyle) -> some View {
      textFieldStyle(style)
    }

    nonisolated fileprivate func ownForegroundStyle(_ style: some ShapeStyle) -> some View {
      foregroundStyle(style)
    }
  }

  // watchOS has no text fields of UIKit.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    nonisolated extension NumericTextField {
      /// Sets the color of the text, nil for the usual one.
      public func foregroundColor(_ color: Color?) -> some View {
        numericTextColor(color.map { PlatformColor($0) })
      }

      /// Sets the color of the text, if the style is a color.
      ///
      /// Gradients and materials reach only fields that format on commit.
      @ViewBuilder
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        if let color = style as? Color {
          numericTextColor(PlatformColor(color))
        } else {
          ownForegroundStyle(style)
        }
      }
    }
  #endif

  // watchOS has no text fields of UIKit.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension NumericTextField {
      /// Sets the keyboard of the field.
      public func keyboardType(_ type: UIKeyboardType) -> some View { numericTextKeyboard(type) }

      /// Sets what the system may fill into the field, nil for what it finds by itself.
      public func textContentType(_ type: UITextContentType?) -> some View {
        numericTextContentType(type)
      }
    }
  #endif
#endif
