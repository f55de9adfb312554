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
    /// Whether a refused edit is announced to people who use VoiceOver.
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

    /// The configuration of a plain field.
    public init() {}
  }
#endif
