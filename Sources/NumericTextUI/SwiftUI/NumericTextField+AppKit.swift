// SPDX-License-Identifier: MIT

// Mac Catalyst uses the UIKit field.
#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import NumericText
  import SwiftUI

  // SwiftUI fonts are converted to and from AppKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  // Versions of the modifiers in `View+NumericTextAppKit.swift` that apply to a single field. Each
  // returns a field, so that other modifiers of `NumericTextField` can follow it. See
  // `FieldModifiers`.
  nonisolated extension NumericTextField {
    /// Sets the font of the field.
    public func numericTextFont(_ font: NSFont) -> Self {
      setting { $0.font = font }.plain { $0.font(Font(font as CTFont)) }
    }

    /// Sets the color of the text, or restores the default color if `color` is nil.
    public func numericTextColor(_ color: NSColor?) -> Self {
      setting { $0.color = color }.plain {
        $0.foregroundColor(color.map { Color(nsColor: $0) })
      }
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
      setting { $0.refusals = .init(announces: announces, signals: beeps, message: message) }
    }

    /// Shows the label before the field.
    public func numericTextFormLabels(_ shows: Bool = true) -> Self {
      setting { $0.showsFormLabel = shows }
    }

    /// Configures the AppKit text field.
    ///
    /// - Parameter configure: Called once when the field appears. Don't change the delegate or the
    ///   text.
    /// - Returns: A field that is configured.
    public func numericTextConfiguration(
      _ configure: @escaping @MainActor (NSTextField) -> Void
    ) -> Self {
      setting { $0.configure.append(configure) }
    }
  }
#endif
