// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import SwiftUI
  import UIKit

  extension FieldLook {
    /// Applies the options that UIKit and AppKit fields don't have in common.
    func applyDetails(
      to field: UITextField,
      _ configuration: inout NumericTextFieldConfiguration,
      last: FieldLook
    ) {
      // A font from the environment is already scaled to the text size of the environment. UIKit
      // must not scale it again to the text size of the user.
      if font != last.font { field.adjustsFontForContentSizeCategory = options.font != nil }
      if options.border != last.options.border { field.borderStyle = borderStyle }
      if options.color != last.options.color { field.textColor = options.color }
      configuration.keyboardType = options.keyboardType ?? configuration.keyboardType
      configuration.accessory = options.accessory
      configuration.stepGesture = options.stepGesture
      configuration.vibratesOnRefusal = options.vibratesOnRefusal
      applyInputTraits(to: field)
    }

    private var borderStyle: UITextField.BorderStyle {
      switch options.border {
      case .automatic, .plain: .none
      case .rounded: .roundedRect
      case .square: .line
      }
    }

    private func applyInputTraits(to field: UITextField) {
      if let type = options.contentType, field.textContentType != type {
        field.textContentType = type
      }
      guard let key = options.returnKeyType, field.returnKeyType != key else { return }
      field.returnKeyType = key
      // A visible keyboard changes only when the input views are reloaded.
      if field.isFirstResponder { field.reloadInputViews() }
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
      let keyboardType = field.keyboardType
      for configure in options.configure { configure(field) }
      if field.keyboardType != keyboardType {
        delegate.configuration.keyboardType = field.keyboardType
      }
    }
  }
#endif
