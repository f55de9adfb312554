// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import NumericText
  import SwiftUI
  public import UIKit

  // The modifiers for UIKit's text fields, applied to the field itself. They return a field, so that
  // SwiftUI's modifiers for text fields can follow them.
  nonisolated extension NumericTextField {
    /// Sets the keyboard of the field.
    public func numericTextKeyboard(_ type: UIKeyboardType) -> Self {
      modified { $0.numericTextKeyboard(type) }
    }

    /// Sets the font of the field.
    public func numericTextFont(_ font: UIFont) -> Self { modified { $0.numericTextFont(font) } }

    /// Sets the color of the text, or restores the default color if `color` is nil.
    public func numericTextColor(_ color: UIColor?) -> Self {
      modified { $0.numericTextColor(color) }
    }

    /// Adds buttons above the keyboard.
    public func numericTextAccessory(
      _ accessory: NumericTextFieldConfiguration.Accessory
    ) -> Self {
      modified { $0.numericTextAccessory(accessory) }
    }

    /// Sets the return key.
    public func numericTextReturnKey(_ type: UIReturnKeyType) -> Self {
      modified { $0.numericTextReturnKey(type) }
    }

    /// Sets the content type, which determines what autofill offers.
    public func numericTextContentType(_ type: UITextContentType?) -> Self {
      modified { $0.numericTextContentType(type) }
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
      modified {
        $0.numericTextRefusals(announces: announces, vibrates: vibrates, message: message)
      }
    }

    /// Configures the UIKit text field.
    ///
    /// - Parameter configure: Called once when the field appears. Don't change the delegate or the
    ///   text.
    /// - Returns: A field that is configured.
    public func numericTextConfiguration(
      _ configure: @escaping @MainActor (UITextField) -> Void
    ) -> Self {
      modified { $0.numericTextConfiguration(configure) }
    }
  }
#endif
