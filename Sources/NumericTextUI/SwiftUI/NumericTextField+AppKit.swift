// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)  // See UIKitField.
  public import AppKit
  public import NumericText
  import SwiftUI

  // The modifiers for AppKit's text fields, applied to the field itself. They return a field, so
  // that SwiftUI's modifiers for text fields can follow them.
  nonisolated extension NumericTextField {
    /// Sets the font of the field.
    public func numericTextFont(_ font: NSFont) -> Self { modified { $0.numericTextFont(font) } }

    /// Sets the color of the text, or restores the default color if `color` is nil.
    public func numericTextColor(_ color: NSColor?) -> Self {
      modified { $0.numericTextColor(color) }
    }

    /// Sets how the field signals a refused edit.
    ///
    /// - Parameters:
    ///   - announces: Whether VoiceOver announces the reason.
    ///   - beeps: Whether to play the alert sound.
    ///   - message: A closure that returns the announcement, or nil for the default message in the
    ///     field's language.
    /// - Returns: A field that signals refusals in this way.
    public func numericTextRefusals(
      announces: Bool = true,
      beeps: Bool = false,
      message: (@MainActor (NumericTextRefusal) -> String)? = nil
    ) -> Self {
      modified { $0.numericTextRefusals(announces: announces, beeps: beeps, message: message) }
    }

    /// Shows the label before the field.
    public func numericTextFormLabels(_ shows: Bool = true) -> Self {
      modified { $0.numericTextFormLabels(shows) }
    }

    /// Configures the AppKit text field.
    ///
    /// - Parameter configure: Called once when the field appears. Don't change the delegate or the
    ///   text.
    /// - Returns: A field that is configured.
    public func numericTextConfiguration(
      _ configure: @escaping @MainActor (NSTextField) -> Void
    ) -> Self {
      modified { $0.numericTextConfiguration(configure) }
    }
  }
#endif
