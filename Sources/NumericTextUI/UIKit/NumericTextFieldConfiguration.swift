// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  public import NumericText
  public import UIKit

  /// How a text field behaves around the number: its keyboard, its buttons, and how it says no.
  ///
  /// ```swift
  /// delegate.configuration.accessory = [.sign, .done]
  /// delegate.configuration.vibratesOnRefusal = true
  /// ```
  @MainActor
  public struct NumericTextFieldConfiguration {
    /// Buttons in a bar above the keyboard.
    public struct Accessory: OptionSet, Hashable, Sendable {
      /// The buttons as bits.
      public let rawValue: Int

      /// Buttons from bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// A button that turns the sign around, where numbers of both signs are allowed.
      public static let sign = Accessory(rawValue: 1)

      /// A button that empties the field.
      public static let clear = Accessory(rawValue: 2)

      /// A button that ends editing, which number pads have no key for.
      public static let done = Accessory(rawValue: 4)
    }

    /// The keyboard, nil for the one that has the keys that the style needs.
    public var keyboardType: UIKeyboardType?

    /// The buttons above the keyboard.
    ///
    /// The default is none. Apple TV and Apple Vision have no place for them.
    public var accessory: Accessory = []

    /// What VoiceOver calls the button that turns the sign around.
    public var signButtonLabel = "Change sign"

    /// What VoiceOver calls the button that empties the field.
    public var clearButtonLabel = "Clear"

    /// How VoiceOver steps the value of a style that has a step.
    ///
    /// A plain `UITextField` has actions only; swipes need a ``NumericTextInput``.
    public var stepGesture = NumericTextStepGesture.automatic

    /// What VoiceOver calls the action that steps the value up.
    public var stepUpLabel = "Increase"

    /// What VoiceOver calls the action that steps the value down.
    public var stepDownLabel = "Decrease"

    /// Whether people who use VoiceOver hear of a refused edit, of a bound that was put in place, and
    /// of a rule that the number breaks.
    ///
    /// The default is true.
    public var announcesRefusals = true

    /// Whether a refused edit is felt, on devices that can.
    ///
    /// The default is false.
    public var vibratesOnRefusal = false

    /// The sentence that is announced for a refusal, nil for the refusal's own in the field's language.
    public var refusalMessage: ((Refusal) -> String)?

    /// The sentence that is announced for a bound that was put in place, by the bound in words; nil for
    /// one in the field's language.
    public var clampMessage: ((String) -> String)?

    /// The sentence that is announced for a rule that the number breaks, with `.reportOnly`; nil for the
    /// violation's own in the field's language.
    public var violationMessage: ((NumericTextViolation) -> String)?

    /// Whether the whole text is selected when the field gets the focus, so that typing replaces it.
    ///
    /// The default is false.
    public var selectsAllOnFocus = false

    /// The configuration of a plain field.
    public init() {}
  }

  extension NumericTextFieldConfiguration {
    /// The choices that a text field has to be told of.
    struct InputChoices: Equatable {
      let keyboardType: UIKeyboardType?
      let accessory: Accessory
      let stepGesture: NumericTextStepGesture
      let labels: [String]
    }

    var inputChoices: InputChoices {
      InputChoices(
        keyboardType: keyboardType,
        accessory: accessory,
        stepGesture: stepGesture,
        labels: [signButtonLabel, clearButtonLabel, stepUpLabel, stepDownLabel]
      )
    }
  }
#endif
