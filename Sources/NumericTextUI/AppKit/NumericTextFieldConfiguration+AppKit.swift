// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  public import NumericText

  /// How a text field behaves around the number: how it says no.
  ///
  /// ```swift
  /// delegate.configuration.beepsOnRefusal = true
  /// ```
  @MainActor
  public struct NumericTextFieldConfiguration {
    /// Whether people who use VoiceOver hear of a refused edit, of a bound that was put in place, and
    /// of a rule that the number breaks.
    ///
    /// The default is true.
    public var announcesRefusals = true

    /// Whether a refused edit makes the alert sound.
    ///
    /// The default is false.
    public var beepsOnRefusal = false

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
#endif
