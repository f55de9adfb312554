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

    /// The sentence that is announced for a refusal.
    ///
    /// Replace it to say it in another language than English.
    public var refusalMessage: (Refusal) -> String = { $0.description }

    /// The sentence that is announced for a bound that was put in place, by the bound in words.
    public var clampMessage: (String) -> String = {
      "Changed to \($0), the nearest number allowed."
    }

    /// The sentence that is announced for a rule that the number breaks, with `.reportOnly`.
    public var violationMessage: (NumericTextViolation) -> String = { $0.description }

    /// The configuration of a plain field.
    public init() {}
  }
#endif
