// SPDX-License-Identifier: MIT

// Mac Catalyst uses the UIKit field.
#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import NumericText
  public import SwiftUI

  // SwiftUI fonts are converted to and from AppKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  extension View {
    /// Sets the font of the numeric fields in this view.
    ///
    /// On macOS 26 and later, SwiftUI's `font(_:)` works, too.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    /// ```
    nonisolated public func numericTextFont(_ font: NSFont) -> some View {
      environment(\.fieldOptions.font, font).font(Font(font as CTFont))
    }

    /// Sets the color of the text in the numeric fields inside this view, or restores the default
    /// color if `color` is nil.
    nonisolated public func numericTextColor(_ color: NSColor?) -> some View {
      environment(\.fieldOptions.color, color).foregroundColor(color.map { Color(nsColor: $0) })
    }

    /// Sets how the numeric fields in this view signal a refused edit.
    ///
    /// - Parameters:
    ///   - announces: Whether VoiceOver announces the reason.
    ///   - beeps: Whether to play the alert sound.
    ///   - message: A closure that returns the announcement, or nil for the default message in the
    ///     field's language.
    /// - Returns: A view whose numeric fields signal refusals in this way.
    nonisolated public func numericTextRefusals(
      announces: Bool = true,
      beeps: Bool = false,
      message: (@MainActor (NumericTextRefusal) -> String)? = nil
    ) -> some View {
      environment(
        \.fieldOptions.refusals,
        .init(announces: announces, signals: beeps, message: message)
      )
    }

    /// Shows labels before the numeric fields inside this view, as a macOS form does for SwiftUI's
    /// own text fields.
    ///
    /// Without this modifier, the label is the placeholder of an empty field. Fields that format on
    /// commit don't need it, because SwiftUI shows their labels.
    ///
    /// ```swift
    /// Form {
    ///   NumericTextField("Amount", value: $amount, style: .number)
    /// }
    /// .numericTextFormLabels()
    /// ```
    nonisolated public func numericTextFormLabels(_ shows: Bool = true) -> some View {
      environment(\.fieldOptions.showsFormLabel, shows)
    }

    /// Configures the AppKit text fields behind the numeric fields in this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextConfiguration { $0.isBezeled = false }
    /// ```
    ///
    /// - Parameter configure: Called once for each field when it appears. Don't change the delegate
    ///   or the text.
    /// - Returns: A view whose numeric fields are configured.
    nonisolated public func numericTextConfiguration(
      _ configure: @escaping @MainActor (NSTextField) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.configure.append(configure) }
    }
  }
#endif
