// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  public import NumericText

  /// The options of a numeric text field that don't affect the number, such as announcements.
  ///
  /// ```swift
  /// delegate.configuration.beepsOnRefusal = true
  /// ```
  @MainActor
  public struct NumericTextFieldConfiguration {
    /// Whether VoiceOver announces a refused edit, a clamped number, and a rule that the number
    /// violates.
    ///
    /// The default is true.
    public var announcesRefusals = true

    /// Whether a refused edit plays the alert sound.
    ///
    /// The default is false.
    public var beepsOnRefusal = false

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

    /// Whether a horizontal drag that begins on an edge of the field changes the number by steps.
    ///
    /// The steps are ten times as large with Shift, and a tenth as large with Option. While the
    /// field is being edited, the mouse wheel changes the number, too. The default is false.
    public var allowsScrubbing = false

    /// Creates the default configuration.
    public init() {}
  }
#endif
