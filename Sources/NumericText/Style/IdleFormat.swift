// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// Returns a style that shows the number in another format while the field is idle, which means
  /// that it has no focus.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.idleFormat(.number.notation(.compactName))
  /// var session = NumericTextSession(value: 1_234_567, style: style)
  /// session.text  // "1.2M" in en_US
  /// session.focus()
  /// session.text  // "1,234,567"
  /// session.blur()
  /// session.text  // "1.2M"
  /// session.value  // 1234567
  /// ```
  ///
  /// The text of the idle field is never parsed, so the format can round the number or omit some of
  /// its digits. Focusing the field shows the exact number, and leaving the field doesn't change
  /// it. Copying from an idle field copies the exact number, and a key pressed in an idle field is
  /// typed after the exact number.
  ///
  /// For zero, the text set by ``zero(_:)`` takes precedence. An empty field stays empty.
  ///
  /// - Parameter format: Any format of the style's number type. If the style has a locale, the
  ///   format uses that locale.
  /// - Returns: The modified style.
  public func idleFormat<Format: FormatStyle & Sendable>(_ format: Format) -> Self
  where Format.FormatInput == Value, Format.FormatOutput == String {
    with { $0.idleFormat = IdleFormat(format, for: Value.self) }
  }
}

extension NumericTextStyle {
  /// The style without the format set by `idleFormat(_:)`.
  package var exact: Self { choices.idleFormat == nil ? self : with { $0.idleFormat = nil } }
}

/// The format set by `idleFormat(_:)`, with its type erased.
struct IdleFormat: Sendable {
  private let format: any Hashable & Sendable
  private let write: @Sendable (_ value: Numeral, _ locale: Locale?) -> String?

  init<Format: FormatStyle & Sendable, Value: NumericTextValue>(_ format: Format, for _: Value.Type)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    self.format = format
    write = { numeral, locale in
      guard let value = Value(numeral: numeral) else { return nil }
      return locale.map { format.locale($0) }?.format(value) ?? format.format(value)
    }
  }

  /// Returns a function that formats values in `locale`, or in the format's own locale if `locale`
  /// is nil.
  ///
  /// The function returns nil for a value that the number type cannot represent.
  func text(in locale: Locale?) -> @Sendable (_ value: Numeral) -> String? {
    { [write] in write($0, locale) }
  }
}

extension IdleFormat: Hashable {
  static func == (left: IdleFormat, right: IdleFormat) -> Bool {
    AnyHashable(left.format) == AnyHashable(right.format)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(format)) }
}
