// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import NumericText
  public import SwiftUI
  public import UIKit

  // SwiftUI fonts are converted to and from UIKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  extension View {
    /// Sets the keyboard of the numeric fields in this view.
    ///
    /// The default is the smallest keyboard with all keys that the style requires.
    ///
    /// ```swift
    /// NumericTextField("Change", value: $change, style: .number)
    ///   .numericTextKeyboard(.numbersAndPunctuation)
    /// ```
    nonisolated public func numericTextKeyboard(_ type: UIKeyboardType) -> some View {
      environment(\.fieldOptions.keyboardType, type).keyboardType(type)
    }

    /// Adds an action that is called with each numeric field in this view after each update.
    nonisolated package func onNumericTextUpdate(
      perform action: @escaping @MainActor (UITextField) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.onUpdate.append(action) }
    }

    /// Sets the keyboard of those numeric fields in this view for which the app sets no keyboard.
    nonisolated package func numericTextDefaultKeyboard(_ type: UIKeyboardType) -> some View {
      environment(\.fieldOptions.defaultKeyboardType, type)
    }

    /// Sets the font of the numeric fields in this view.
    ///
    /// On iOS 26 and later, SwiftUI's `font(_:)` works, too.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    /// ```
    nonisolated public func numericTextFont(_ font: UIFont) -> some View {
      environment(\.fieldOptions.font, font).font(Font(font as CTFont))
    }

    /// Sets the color of the text in the numeric fields inside this view, or restores the default
    /// color if `color` is nil.
    nonisolated public func numericTextColor(_ color: UIColor?) -> some View {
      environment(\.fieldOptions.color, color).foregroundColor(color.map { Color(uiColor: $0) })
    }

    /// Adds buttons above the keyboard of the numeric fields in this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextAccessory([.sign, .done])
    /// ```
    ///
    /// - Parameter accessory: The buttons, which are not available on tvOS and visionOS.
    /// - Returns: A view whose numeric fields have the buttons.
    nonisolated public func numericTextAccessory(
      _ accessory: NumericTextFieldConfiguration.Accessory
    ) -> some View {
      environment(\.fieldOptions.accessory, accessory)
    }

    /// Sets the return key of the numeric fields in this view.
    ///
    /// SwiftUI's `submitLabel(_:)` affects only the numeric fields that format on commit, because
    /// those are SwiftUI's own text fields.
    nonisolated public func numericTextReturnKey(_ type: UIReturnKeyType) -> some View {
      environment(\.fieldOptions.returnKeyType, type).submitLabel(SubmitLabel(type))
    }

    /// Sets the content type of the numeric fields inside this view.
    ///
    /// The content type determines what autofill offers. If `type` is nil, the system chooses it.
    nonisolated public func numericTextContentType(_ type: UITextContentType?) -> some View {
      environment(\.fieldOptions.contentType, type).textContentType(type)
    }

    /// Sets how the numeric fields in this view signal a refused edit.
    ///
    /// - Parameters:
    ///   - announces: Whether VoiceOver announces the reason.
    ///   - vibrates: Whether to play haptic feedback, on devices that support it.
    ///   - message: A closure that returns the announcement, or nil for the default message in the
    ///     field's language.
    /// - Returns: A view whose numeric fields signal refusals in this way.
    nonisolated public func numericTextRefusals(
      announces: Bool = true,
      vibrates: Bool = false,
      message: (@MainActor (NumericTextRefusal) -> String)? = nil
    ) -> some View {
      environment(
        \.fieldOptions.refusals,
        .init(announces: announces, signals: vibrates, message: message)
      )
    }

    /// Configures the UIKit text fields behind the numeric fields in this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextConfiguration { $0.borderStyle = .roundedRect }
    /// ```
    ///
    /// - Parameter configure: Called once for each field when it appears. Don't change the delegate
    ///   or the text.
    /// - Returns: A view whose numeric fields are configured.
    nonisolated public func numericTextConfiguration(
      _ configure: @escaping @MainActor (UITextField) -> Void
    ) -> some View {
      transformEnvironment(\.fieldOptions) { $0.configure.append(configure) }
    }
  }

  extension SubmitLabel {
    /// Creates the submit label for a UIKit return key.
    ///
    /// Keys named after search engines become `search`.
    init(_ key: UIReturnKeyType) {
      self =
        switch key {
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .search, .google, .yahoo: .search
        case .send: .send
        case .done: .done
        case .continue: .continue
        default: .return
        }
    }
  }
#endif
