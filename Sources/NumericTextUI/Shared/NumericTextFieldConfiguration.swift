// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import NumericText

  #if canImport(UIKit)
    public import UIKit
  #endif

  /// The options of a numeric text field that don't affect the number, such as announcements or,
  /// in UIKit, the keyboard.
  ///
  /// ```swift
  /// delegate.configuration.announcesRefusals = false
  /// ```
  @MainActor
  public struct NumericTextFieldConfiguration {
    /// Whether VoiceOver announces a refused edit, a clamped number, and a rule that the number
    /// violates.
    ///
    /// The default is true.
    public var announcesRefusals = true

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

    /// Whether a horizontal drag changes the number by steps.
    ///
    /// In UIKit, the drag begins anywhere on a field that is not being edited, and in AppKit on an
    /// edge of the field. With Shift, the steps are coarse, and with Option, they are fine (see
    /// `NumericTextStepSize`). While the field is being edited, the mouse wheel or scrolling with a
    /// pointing device changes the number. The default is false. On tvOS, this has no effect.
    public var allowsScrubbing = false

    // The options that depend on UIKit's keyboards, gestures and haptic feedback.
    #if canImport(UIKit)
      /// Whether a refused edit plays haptic feedback, on devices that support it.
      ///
      /// The default is false.
      public var vibratesOnRefusal = false

      /// The keyboard type, or nil for a keyboard with the keys that the style requires.
      public var keyboardType: UIKeyboardType?

      /// The buttons above the keyboard, by default none.
      ///
      /// The buttons are not available on tvOS and visionOS. They don't replace an accessory view
      /// that the app has set on the field.
      public var accessory: Accessory = []

      /// The accessibility label of the button that changes the sign, or nil for the default label
      /// in the field's language.
      public var signButtonLabel: String?

      /// The accessibility label of the button that empties the field, or nil for the default label
      /// in the field's language.
      public var clearButtonLabel: String?

      /// The accessibility label of the button for the previous field, or nil for the default label
      /// in the field's language.
      public var previousButtonLabel: String?

      /// The accessibility label of the button for the next field, or nil for the default label in
      /// the field's language.
      public var nextButtonLabel: String?

      /// The VoiceOver gesture that steps the value, if the style has a step.
      ///
      /// Swipes require a ``NumericTextInput``. An ordinary `UITextField` supports only actions.
      public var stepGesture = NumericTextStepGesture.automatic

      /// The name of the VoiceOver action that steps the value up, or nil for the default name in
      /// the field's language.
      public var stepUpLabel: String?

      /// The name of the VoiceOver action that steps the value down, or nil for the default name in
      /// the field's language.
      public var stepDownLabel: String?
    #else
      /// Whether a refused edit plays the alert sound.
      ///
      /// The default is false.
      public var beepsOnRefusal = false
    #endif

    /// Creates the default configuration.
    public init() {}
  }
#endif
