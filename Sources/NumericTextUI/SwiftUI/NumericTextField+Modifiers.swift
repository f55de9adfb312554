// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  // macOS has neither keyboard types nor `UITextContentType`, and watchOS has no `UITextField`.
  #if canImport(UIKit) && !os(watchOS)
    public import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  // MARK: - Overview
  //
  // SwiftUI doesn't expose the values of these modifiers to UIKit and AppKit text fields. These
  // overloads are preferred when applied to the field directly, and support live fields. When
  // applied further out, to a form or a stack, SwiftUI's own modifiers affect only fields that
  // format on commit.

  nonisolated extension NumericTextField {
    /// Adds an action for Return.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .onSubmit { save(amount) }
    /// ```
    ///
    /// - Parameters:
    ///   - triggers: The triggers of the action, which should include `.text`.
    ///   - action: Called after the number has been committed.
    /// - Returns: A view that performs the action.
    public func onSubmit(
      of triggers: SubmitTriggers = .text,
      _ action: @escaping () -> Void
    ) -> some View {
      // The signature must match that of SwiftUI's modifier, which would otherwise be preferred.
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

  // watchOS has neither UIKit nor AppKit text fields.
  #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    nonisolated extension NumericTextField {
      /// Sets the color of the text, or the default color for nil.
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

  // watchOS has no `UITextField`.
  #if canImport(UIKit) && !os(watchOS)
    nonisolated extension NumericTextField {
      /// Sets the keyboard of the field.
      public func keyboardType(_ type: UIKeyboardType) -> some View { numericTextKeyboard(type) }

      /// Sets the content type of the field, which determines what autofill offers.
      ///
      /// For nil, the system chooses.
      public func textContentType(_ type: UITextContentType?) -> some View {
        numericTextContentType(type)
      }
    }
  #endif
#endif
