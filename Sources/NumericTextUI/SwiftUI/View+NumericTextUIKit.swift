// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import NumericText
  public import SwiftUI
  public import UIKit

  // Fonts of SwiftUI are made of, and resolve to, those of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  extension View {
    /// Sets the keyboard of the numeric fields inside this view.
    ///
    /// Without it a field takes the pad that has the keys that its style needs.
    ///
    /// ```swift
    /// NumericTextField("Change", value: $change, style: .number)
    ///   .numericTextKeyboard(.numbersAndPunctuation)
    /// ```
    nonisolated public func numericTextKeyboard(_ type: UIKeyboardType) -> some View {
      environment(\.fieldWishes.keyboardType, type).keyboardType(type)
    }

    /// Sets the font of the numeric fields inside this view.
    ///
    /// From iOS 26 on they take SwiftUI's `font(_:)` as well; before, only its text styles, such as
    /// `.title`.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    /// ```
    nonisolated public func numericTextFont(_ font: UIFont) -> some View {
      environment(\.fieldWishes.font, font).font(Font(font as CTFont))
    }

    /// Sets the color of the text in the numeric fields inside this view, nil for the usual one.
    nonisolated public func numericTextColor(_ color: UIColor?) -> some View {
      environment(\.fieldWishes.color, color).foregroundColor(color.map { Color(uiColor: $0) })
    }

    /// Adds buttons above the keyboard of the numeric fields inside this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextAccessory([.sign, .done])
    /// ```
    ///
    /// - Parameter accessory: The buttons. Apple TV and Apple Vision have no place for them.
    /// - Returns: A view whose numeric fields have the buttons.
    nonisolated public func numericTextAccessory(
      _ accessory: NumericTextFieldConfiguration.Accessory
    ) -> some View {
      environment(\.fieldWishes.accessory, accessory)
    }

    /// Sets the return key of the numeric fields inside this view.
    ///
    /// SwiftUI's `submitLabel(_:)` reaches only fields that are made of SwiftUI alone. Those have no
    /// label for the names of search engines.
    nonisolated public func numericTextReturnKey(_ type: UIReturnKeyType) -> some View {
      environment(\.fieldWishes.returnKeyType, type).submitLabel(SubmitLabel(type))
    }

    /// Sets what the system may fill into the numeric fields inside this view, nil for what it finds
    /// by itself.
    nonisolated public func numericTextContentType(_ type: UITextContentType?) -> some View {
      environment(\.fieldWishes.contentType, type).textContentType(type)
    }

    /// Sets how the numeric fields inside this view tell of a refused edit.
    ///
    /// - Parameters:
    ///   - announces: Whether VoiceOver says why.
    ///   - vibrates: Whether it is felt, on devices that can.
    ///   - message: The sentence that VoiceOver says, nil for one in the field's language.
    /// - Returns: A view whose numeric fields tell of refusals in this way.
    nonisolated public func numericTextRefusals(
      announces: Bool = true,
      vibrates: Bool = false,
      message: (@MainActor (Refusal) -> String)? = nil
    ) -> some View {
      transformEnvironment(\.fieldWishes) { wishes in
        wishes.announcesRefusals = announces
        wishes.vibratesOnRefusal = vibrates
        wishes.refusalMessage = message
      }
    }

    /// Sets up the text fields of UIKit behind the numeric fields inside this view.
    ///
    /// ```swift
    /// NumericTextField("Amount", value: $amount, style: .number)
    ///   .numericTextConfiguration { $0.borderStyle = .roundedRect }
    /// ```
    ///
    /// - Parameter configure: Runs once for each field, when it comes on screen. Leave its delegate
    ///   and its text alone.
    /// - Returns: A view whose numeric fields are set up.
    nonisolated public func numericTextConfiguration(
      _ configure: @escaping @MainActor (UITextField) -> Void
    ) -> some View {
      transformEnvironment(\.fieldWishes) { $0.configure.append(configure) }
    }
  }
#endif
