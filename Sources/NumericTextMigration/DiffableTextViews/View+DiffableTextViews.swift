// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericTextUI
  public import SwiftUI
  public import UIKit

  // The modifiers of DiffableTextViews, on those of the numeric fields.
  extension View {
    /// Leaves autocorrection off: it is off in every numeric field.
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
    /// - Parameter font: The font, nil for the one of body text.
    /// - Returns: A view whose numeric fields have the font.
    nonisolated public func diffableTextViews_font(_ font: DiffableTextFont?) -> some View {
      numericTextFont((font ?? .body).font)
    }

    /// Sets the color of the text in the numeric fields inside this view.
    ///
    /// - Parameter color: The color, nil for the primary one.
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
    /// - Parameter action: Called after the number is committed, nil for none.
    /// - Returns: A view that reports the Return key.
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

    /// Sets what the system may fill into the numeric fields inside this view.
    ///
    /// - Parameter type: The kind of text, nil for none.
    /// - Returns: A view whose numeric fields have the kind.
    @ViewBuilder
    nonisolated public func diffableTextViews_textContentType(
      _ type: UITextContentType?
    ) -> some View {
      if let type { numericTextContentType(type) } else { self }
    }

    /// Sets the border of the numeric fields inside this view, which is read once, when they come on
    /// screen.
    nonisolated public func diffableTextViews_textFieldStyle(
      _ style: UITextField.BorderStyle
    ) -> some View {
      numericTextConfiguration { $0.borderStyle = style }
    }

    /// Changes nothing: numbers have no capital letters.
    nonisolated public func diffableTextViews_textInputAutocapitalization(
      _ autocapitalization: UITextAutocapitalizationType?
    ) -> some View {
      self
    }

    /// Sets the color of the caret and the selection in the numeric fields inside this view, which is
    /// read once, when they come on screen.
    ///
    /// - Parameter color: The color, nil for the accent color.
    /// - Returns: A view whose numeric fields have the color.
    nonisolated public func diffableTextViews_tint(_ color: Color?) -> some View {
      tint(color).numericTextConfiguration { $0.tintColor = color.map { UIColor($0) } }
    }

    /// Adds a bar with a button that ends editing above the keyboard of the numeric fields inside this
    /// view.
    ///
    /// - Parameter style: The style of the button. The button of the system has its own, which tells
    ///   that it is the one to press.
    /// - Returns: A view whose numeric fields have the button.
    nonisolated public func diffableTextViews_toolbarDoneButton(
      _ style: UIBarButtonItem.Style = .plain
    ) -> some View {
      numericTextAccessory(.done)
    }
  }
#endif
