// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import NumericText
  public import UIKit

  /// The options of a numeric text field that don't affect the number: keyboard, buttons,
  /// announcements.
  ///
  /// ```swift
  /// delegate.configuration.accessory = [.sign, .done]
  /// delegate.configuration.vibratesOnRefusal = true
  /// ```
  @MainActor
  public struct NumericTextFieldConfiguration {
    /// Buttons in a bar above the keyboard.
    public struct Accessory: OptionSet, Hashable, Sendable {
      /// The buttons as a bit set.
      public let rawValue: Int

      /// Creates a set of buttons from a bit set.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// A button that changes the sign, if both signs are allowed.
      public static let sign = Accessory(rawValue: 1)

      /// A button that empties the field.
      public static let clear = Accessory(rawValue: 2)

      /// A button that ends editing.
      ///
      /// Number pads need such a button, because they have no return key.
      public static let done = Accessory(rawValue: 4)
    }

    /// The keyboard type, or nil for a keyboard with the keys that the style requires.
    public var keyboardType: UIKeyboardType?

    /// The buttons above the keyboard, by default none.
    ///
    /// The buttons are not available on tvOS and visionOS.
    public var accessory: Accessory = []

    /// The accessibility label of the button that changes the sign.
    public var signButtonLabel = "Change sign"

    /// The accessibility label of the button that empties the field.
    public var clearButtonLabel = "Clear"

    /// The VoiceOver gesture that steps the value, if the style has a step.
    ///
    /// Swipes require a ``NumericTextInput``. An ordinary `UITextField` supports only actions.
    public var stepGesture = NumericTextStepGesture.automatic

    /// The name of the VoiceOver action that steps the value up.
    public var stepUpLabel = "Increase"

    /// The name of the VoiceOver action that steps the value down.
    public var stepDownLabel = "Decrease"

    /// Whether VoiceOver announces a refused edit, a clamped number, and a rule that the number
    /// violates.
    ///
    /// The default is true.
    public var announcesRefusals = true

    /// Whether a refused edit plays haptic feedback, on devices that support it.
    ///
    /// The default is false.
    public var vibratesOnRefusal = false

    /// A closure that returns the announcement for a refused edit.
    ///
    /// If this property is nil, VoiceOver announces the default message in the field's language.
    public var refusalMessage: ((NumericTextRefusal) -> String)?

    /// A closure that returns the announcement for a number that was clamped to a bound.
    ///
    /// Its argument is the bound in words. If this property is nil, VoiceOver announces the default
    /// message in the field's language.
    public var clampMessage: ((String) -> String)?

    /// A closure that returns the announcement for a number that violates a rule.
    ///
    /// It is called only for styles with `.enforcement(.reportOnly)`. If this property is nil,
    /// VoiceOver announces the default message in the field's language.
    public var violationMessage: ((NumericTextViolation) -> String)?

    /// Whether to select the whole text when the field receives focus, so that typing replaces it.
    ///
    /// The default is false.
    public var selectsAllOnFocus = false

    /// Whether a horizontal drag that begins on the field changes the number by steps, unless the
    /// field is being edited.
    ///
    /// The steps are ten times as large with Shift, and a tenth as large with Option. While the
    /// field is being edited, scrolling with a pointing device changes the number. The default is
    /// false. On tvOS, this has no effect.
    public var allowsScrubbing = false

    /// Creates the default configuration.
    public init() {}
  }

  extension NumericTextFieldConfiguration {
    /// The options that require an update of the text field when they change.
    struct InputChoices: Equatable {
      let keyboardType: UIKeyboardType?
      let accessory: Accessory
      let stepGesture: NumericTextStepGesture
      let allowsScrubbing: Bool
      let labels: [String]
    }

    var inputChoices: InputChoices {
      InputChoices(
        keyboardType: keyboardType,
        accessory: accessory,
        stepGesture: stepGesture,
        allowsScrubbing: allowsScrubbing,
        labels: [signButtonLabel, clearButtonLabel, stepUpLabel, stepDownLabel]
      )
    }
  }
#endif
