// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import NumericText
  import SwiftUI
  public import UIKit

  // SwiftUI fonts are converted to and from UIKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  // Versions of the modifiers in `View+NumericTextUIKit.swift` that apply to a single field. Each
  // returns a field, so that other modifiers of `NumericTextField` can follow it. See
  // `FieldModifiers`.
  nonisolated extension NumericTextField {
    /// Sets the keyboard of the field.
    public func numericTextKeyboard(_ type: UIKeyboardType) -> Self {
      setting { $0.keyboardType = type }.plain { $0.keyboardType(type) }
    }

    /// Sets the font of the field.
    public func numericTextFont(_ font: UIFont) -> Self {
      setting { $0.font = font }.plain { $0.font(Font(font as CTFont)) }
    }

    /// Sets the color of the text, or restores the default color if `color` is nil.
    public func numericTextColor(_ color: UIColor?) -> Self {
      setting { $0.color = color }.plain {
        $0.foregroundColor(color.map { Color(uiColor: $0) })
      }
    }

    /// Adds buttons above the keyboard.
    public func numericTextAccessory(
      _ accessory: NumericTextFieldConfiguration.Accessory
    ) -> Self {
      setting { $0.accessory = accessory }
    }

    /// Sets the return key.
    public func numericTextReturnKey(_ type: UIReturnKeyType) -> Self {
      setting { $0.returnKeyType = type }.plain { $0.submitLabel(SubmitLabel(type)) }
    }

    /// Sets the content type, which determines what autofill offers.
    public func numericTextContentType(_ type: UITextContentType?) -> Self {
      setting { $0.contentType = type }.plain { $0.textContentType(type) }
    }

    /// Sets how the field signals a refused edit.
    ///
    /// - Parameters:
    ///   - announces: Whether VoiceOver announces the reason.
    ///   - vibrates: Whether to play haptic feedback, on devices that support it.
    ///   - message: A closure that returns the announcement, or nil for the default message in the
    ///     field's language.
    /// - Returns: A field that signals refusals in this way.
    public func numericTextRefusals(
      announces: Bool = true,
      vibrates: Bool = false,
      message: (@MainActor (NumericTextRefusal) -> String)? = nil
    ) -> Self {
      setting { $0.refusals = .init(announces: announces, signals: vibrates, message: message) }
    }

    /// Configures the UIKit text field.
    ///
    /// - Parameter configure: Called once when the field appears. Don't change the delegate or the
    ///   text.
    /// - Returns: A field that is configured.
    public func numericTextConfiguration(
      _ configure: @escaping @MainActor (UITextField) -> Void
    ) -> Self {
      setting { $0.configure.append(configure) }
    }
  }
#endif
