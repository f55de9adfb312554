// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import SwiftUI
  import UIKit

  extension NumericTextBorder {
    var style: UITextField.BorderStyle {
      switch self {
      case .automatic, .plain: .none
      case .rounded: .roundedRect
      case .square: .line
      }
    }
  }

  extension FieldLook {
    /// Applies the options that require different code in UIKit and AppKit.
    func applyDetails(
      to field: UITextField,
      _ configuration: inout NumericTextFieldConfiguration,
      last: FieldLook
    ) {
      // A font from the environment is already scaled to the text size of the environment. UIKit
      // must not scale it again to the text size of the user.
      if font != last.font { field.adjustsFontForContentSizeCategory = options.font != nil }
      if options.border != last.options.border { field.borderStyle = options.border.style }
      if options.color != last.options.color { field.textColor = options.color }
      if options.chosenKeyboardType != last.options.chosenKeyboardType {
        configuration.keyboardType = options.chosenKeyboardType
      }
      configuration.accessory = options.accessory
      configuration.stepGesture = options.stepGesture
      configuration.vibratesOnRefusal = options.refusals.signals
      applyInputTraits(to: field, last: last.options)
      let isOtherSize = minimumScaleFactor < 1 && font != last.font
      if minimumScaleFactor != last.minimumScaleFactor || isOtherSize { applyScale(to: field) }
    }

    /// Applies the content type and the return key, or restores the default if the app no longer
    /// sets one.
    private func applyInputTraits(to field: UITextField, last: FieldOptions) {
      let isOtherKey = options.returnKeyType != last.returnKeyType
      let isOtherContent = options.contentType != last.contentType
      if isOtherContent { field.textContentType = options.contentType }
      if isOtherKey { field.returnKeyType = options.returnKeyType ?? .default }
      // A visible keyboard changes only when the input views are reloaded.
      if isOtherKey || isOtherContent, field.isFirstResponder { field.reloadInputViews() }
    }

    /// Sets how much the font may shrink to fit a long number.
    private func applyScale(to field: UITextField) {
      let shrinks = minimumScaleFactor < 1
      field.adjustsFontSizeToFitWidth = shrinks
      field.minimumFontSize = shrinks ? (field.font?.pointSize ?? 0) * minimumScaleFactor : 0
    }

    func align(_ field: UITextField) {
      field.isRightToLeft = isRightToLeft
      field.textAlignment = textAlignment
    }

    /// Lets the app configure a field that has just appeared.
    ///
    /// If the app sets a keyboard type, later updates keep it.
    func finish<FieldValue>(_ field: UITextField, _ delegate: NumericTextFieldDelegate<FieldValue>)
    {
      guard !options.configure.isEmpty else { return }
      // No numeric field needs the keyboard for tweets. If it remains, the app has set no keyboard.
      let keyboardType = field.keyboardType
      field.keyboardType = .twitter
      for configure in options.configure { configure(field) }
      if field.keyboardType == .twitter {
        field.keyboardType = keyboardType
      } else {
        delegate.configuration.keyboardType = field.keyboardType
      }
    }
  }
#endif
