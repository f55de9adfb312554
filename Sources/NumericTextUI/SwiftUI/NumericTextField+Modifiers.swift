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
  // SwiftUI doesn't expose the values of these modifiers to UIKit and AppKit text fields. If a
  // modifier is applied directly to a field, Swift prefers its overload in this file, which also
  // affects fields that format while typing. If a modifier is applied to a form or a stack,
  // SwiftUI's own version is called, which affects only fields that format on commit.

  nonisolated extension NumericTextField {
    /// Adds an action for the Return key.
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
      // The parameter isn't `@Sendable`, because the signature must match that of SwiftUI's
      // modifier. Otherwise Swift would prefer SwiftUI's.
      nonisolated(unsafe) let action = action
      return onNumericTextSubmit { if triggers.contains(.text) { action() } }
    }

    /// Sets the border of the field.
    ///
    /// The supported styles are `automatic`, `plain`, `roundedBorder`, and, on a Mac,
    /// `squareBorder`.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
      environment(\.fieldOptions.border, NumericTextBorder(style) ?? .automatic)
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
      /// Sets the color of the text, or restores the default color if `color` is nil.
      public func foregroundColor(_ color: Color?) -> some View {
        numericTextColor(color.map { PlatformColor($0) })
      }

      /// Sets the color of the text, if the style is a color.
      ///
      /// Other styles, such as gradients and materials, affect only fields that format on commit.
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

      /// Sets the content type of the field.
      ///
      /// The content type determines what autofill offers. If `type` is nil, the system chooses it.
      public func textContentType(_ type: UITextContentType?) -> some View {
        numericTextContentType(type)
      }
    }
  #endif
#endif
