// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import SwiftUI
  import UIKit

  // SwiftUI fonts are converted to and from UIKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  /// The options that SwiftUI modifiers set for a UIKit text field.
  struct FieldWishes {
    var font: UIFont?
    var color: UIColor?
    var keyboardType: UIKeyboardType?
    var accessory: NumericTextFieldConfiguration.Accessory = []
    var returnKeyType: UIReturnKeyType?
    var contentType: UITextContentType?
    var announcesRefusals = true
    var vibratesOnRefusal = false
    var refusalMessage: (@MainActor (NumericTextRefusal) -> String)?
    var configure: [@MainActor (UITextField) -> Void] = []
  }

  extension FieldLook {
    /// Applies the options that differ from `last`.
    ///
    /// All other properties of the field keep the values that the user or the app has set.
    func apply<Bound>(
      to field: UITextField,
      _ delegate: NumericTextFieldDelegate<Bound>,
      last: FieldLook
    ) {
      if font != last.font {
        field.font = font
        // A font from the environment is already scaled to the text size of the environment. UIKit
        // must not scale it again to the text size of the user.
        field.adjustsFontForContentSizeCategory = wishes.font != nil
      }
      if border != last.border { field.borderStyle = borderStyle }
      if wishes.color != last.wishes.color { field.textColor = wishes.color }
      if direction != last.direction || alignment != last.alignment { align(field) }
      if isEnabled != last.isEnabled { field.isEnabled = isEnabled }
      applyInputTraits(to: field)
      configure(delegate)
      if last.direction == nil { finish(field, delegate) }
    }

    private func applyInputTraits(to field: UITextField) {
      if let type = wishes.contentType, field.textContentType != type {
        field.textContentType = type
      }
      guard let key = wishes.returnKeyType, field.returnKeyType != key else { return }
      field.returnKeyType = key
      // A visible keyboard changes only when the input views are reloaded.
      if field.isFirstResponder { field.reloadInputViews() }
    }

    private var borderStyle: UITextField.BorderStyle {
      switch border {
      case .automatic, .plain: .none
      case .rounded: .roundedRect
      case .square: .line
      }
    }

    private func align(_ field: UITextField) {
      field.isRightToLeft = isRightToLeft
      field.textAlignment = textAlignment
    }

    private func configure<Bound>(_ delegate: NumericTextFieldDelegate<Bound>) {
      var configuration = delegate.configuration
      configuration.keyboardType = wishes.keyboardType ?? configuration.keyboardType
      configuration.accessory = wishes.accessory
      configuration.stepGesture = stepGesture
      configuration.allowsScrubbing = allowsScrubbing
      configuration.refusalMessage = wishes.refusalMessage
      configuration.announcesRefusals = wishes.announcesRefusals
      configuration.vibratesOnRefusal = wishes.vibratesOnRefusal
      delegate.configuration = configuration
    }

    /// Lets the app configure a field that has just appeared.
    ///
    /// If the app sets a keyboard type, later updates keep it.
    private func finish<Bound>(
      _ field: UITextField,
      _ delegate: NumericTextFieldDelegate<Bound>
    ) {
      let keyboardType = field.keyboardType
      for configure in wishes.configure { configure(field) }
      if field.keyboardType != keyboardType {
        delegate.configuration.keyboardType = field.keyboardType
      }
    }
  }

  extension EnvironmentValues {
    /// The font of a numeric field, for the placeholder that SwiftUI draws.
    var fieldFont: Font { Font(platformFont as CTFont) }

    /// The font that a modifier sets for numeric fields, or else the font of the environment.
    ///
    /// Before OS 26, SwiftUI cannot resolve a custom font, so the body font is used instead.
    var platformFont: UIFont {
      if let font = fieldWishes.font { return font }
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        return (font ?? .body).resolve(in: fontResolutionContext).ctFont as UIFont
      }
      return .preferred(for: font ?? .body, at: dynamicTypeSize)
    }
  }
#endif
