// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericTextUI
  public import SwiftUI
  public import UIKit

  // The modifiers of DiffableTextViews, implemented with this package's modifiers for numeric
  // fields.
  extension View {
    /// Has no effect: autocorrection is off in every numeric field.
    nonisolated public func diffableTextViews_autocorrectionDisabled(
      _ disabled: Bool = true
    ) -> some View {
      autocorrectionDisabled(disabled)
    }

    /// Sets the font of the numeric fields inside this view.
    ///
    /// ```swift
    /// DiffableTextField(value: $amount, style: .number)
    ///   .diffableTextViews_font(.body.monospaced())
    /// ```
    ///
    /// - Parameter font: The font, or nil for the body font.
    /// - Returns: A view whose numeric fields have the font.
    nonisolated public func diffableTextViews_font(_ font: DiffableTextFont?) -> some View {
      numericTextFont((font ?? .body).font)
    }

    /// Sets the color of the text in the numeric fields inside this view.
    ///
    /// - Parameter color: The color, or nil for the primary color.
    /// - Returns: A view whose numeric fields have the color.
    nonisolated public func diffableTextViews_foregroundColor(_ color: Color?) -> some View {
      numericTextColor(UIColor(color ?? .primary))
    }

    /// Sets the keyboard of the numeric fields inside this view.
    nonisolated public func diffableTextViews_keyboardType(_ type: UIKeyboardType) -> some View {
      numericTextKeyboard(type)
    }

    /// Sets the alignment of the text in the numeric fields inside this view.
    nonisolated public func diffableTextViews_multilineTextAlignment(
      _ alignment: TextAlignment
    ) -> some View {
      multilineTextAlignment(alignment)
    }

    /// Adds an action for the Return key in the numeric fields inside this view.
    ///
    /// - Parameter action: The action to perform after the number has been committed, or nil for
    ///   none.
    /// - Returns: A view that performs the action.
    nonisolated public func diffableTextViews_onSubmit(_ action: (() -> Void)?) -> some View {
      nonisolated(unsafe) let action = action
      return onNumericTextCommitCause { cause in
        if case .submit = cause { action?() }
      }
    }

    /// Sets the return key of the numeric fields inside this view.
    nonisolated public func diffableTextViews_submitLabel(_ label: UIReturnKeyType) -> some View {
      numericTextReturnKey(label)
    }

    /// Sets the content type of the numeric fields inside this view.
    ///
    /// The content type determines what autofill offers.
    ///
    /// - Parameter type: The content type. If it is nil, this modifier has no effect.
    /// - Returns: A view whose numeric fields have the content type.
    @ViewBuilder
    nonisolated public func diffableTextViews_textContentType(
      _ type: UITextContentType?
    ) -> some View {
      if let type { numericTextContentType(type) } else { self }
    }

    /// Sets the border of the numeric fields inside this view.
    ///
    /// The border is applied once, when a field appears.
    nonisolated public func diffableTextViews_textFieldStyle(
      _ style: UITextField.BorderStyle
    ) -> some View {
      numericTextConfiguration { $0.borderStyle = style }
    }

    /// Has no effect: numbers contain no letters.
    nonisolated public func diffableTextViews_textInputAutocapitalization(
      _ autocapitalization: UITextAutocapitalizationType?
    ) -> some View {
      self
    }

    /// Sets the color of the caret and the selection in the numeric fields inside this view.
    ///
    /// The color is applied once, when a field appears.
    ///
    /// - Parameter color: The color, or nil for the accent color.
    /// - Returns: A view whose numeric fields have the color.
    nonisolated public func diffableTextViews_tint(_ color: Color?) -> some View {
      tint(color).numericTextConfiguration { $0.tintColor = color.map { UIColor($0) } }
    }

    /// Adds a bar with a Done button above the keyboard of the numeric fields inside this view.
    ///
    /// The button ends editing.
    ///
    /// - Parameter style: Ignored. The button always uses the system's Done style.
    /// - Returns: A view whose numeric fields have the button.
    nonisolated public func diffableTextViews_toolbarDoneButton(
      _ style: UIBarButtonItem.Style = .plain
    ) -> some View {
      numericTextAccessory(.done)
    }
  }
#endif
