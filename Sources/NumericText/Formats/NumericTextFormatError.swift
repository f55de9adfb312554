// SPDX-License-Identifier: MIT

public import Foundation

/// The reason why a field cannot use a formatter.
///
/// ```swift
/// let style = Decimal.FormatStyle.number.notation(.compactName)
/// try NumericTextStyle(validating: style)
/// // throws .notPlain(example: "1.2K")
/// ```
public enum NumericTextFormatError: Error, Hashable, Sendable {
  /// The formatter doesn't show all digits of a number: it is scientific, compact, spelled out or
  /// ordinal, or rounds to multiples of a number such as 5.
  ///
  /// A formatter that multiplies numbers by 3, for example, also causes this error. A formatter
  /// that multiplies by a power of ten, such as 100, causes it only for an integer type: if 1 is
  /// shown as 100, typing 50 would result in 0.5, which is not an integer.
  case notPlain(example: String)

  /// The formatter's text for a number doesn't follow the pattern of its other texts, for example
  /// because its affixes depend on the number.
  case irregular(expected: String, got: String)

  /// The formatter's minimum is greater than its maximum.
  case noNumbers(minimum: String, maximum: String)

  /// The format's currency code doesn't consist of three letters, so the format writes plain
  /// numbers.
  case noCurrency(code: String)

  /// The formatter uses the same text as the decimal separator and the grouping separator, as in
  /// `1,234,56`.
  case sameSeparators(String)
}

extension NumericTextFormatError: CustomStringConvertible {
  /// A sentence that explains the problem and quotes the texts that show it.
  public var description: String {
    switch self {
    case .notPlain(let example):
      "The format writes numbers such as \"\(example)\" instead of plain decimal numbers. "
        + "Scientific, compact, spelled-out, multiplying and rounding formats cannot be edited. "
        + "To show such a text while the field has no focus, use idleFormat(_:)."
    case .irregular(let expected, let got):
      "The format writes \"\(got)\" where \"\(expected)\" is expected from its other texts. "
        + "The affixes and separators must be the same for all numbers."
    case .noNumbers(let minimum, let maximum):
      "The formatter allows no number: its minimum \(minimum) exceeds its maximum \(maximum)."
    case .noCurrency(let code): "\"\(code)\" is not a currency code such as USD."
    case .sameSeparators(let mark):
      "The formatter's decimalSeparator and groupingSeparator are both \"\(mark)\", "
        + "so 1\(mark)234\(mark)56 would be ambiguous."
    }
  }
}

extension NumericTextFormatError: LocalizedError {
  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
