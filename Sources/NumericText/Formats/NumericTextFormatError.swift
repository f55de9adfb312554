// SPDX-License-Identifier: MIT

/// Why a formatter cannot be taken over by a field.
///
/// ```swift
/// let style = Decimal.FormatStyle.number.notation(.compactName)
/// try NumericTextStyle(validating: style)
/// // throws .notPlain(example: "1.2K")
/// ```
public enum NumericTextFormatError: Error, Hashable, Sendable {
  /// The formatter does not write all digits of a number: it is scientific, compact, spelled out or
  /// ordinal, or rounds to other steps than powers of ten.
  case notPlain(example: String)

  /// The formatter writes a number in another way than its other texts let expect, such as with
  /// affixes that change with the number.
  case irregular(expected: String, got: String)

  /// The formatter's lowest number is above its highest one.
  case noNumbers(minimum: String, maximum: String)

  /// The format's currency has a code that is not three letters, so it would write plain numbers.
  case noCurrency(code: String)

  /// The formatter separates groups and the fraction by the same mark: `1,234,56`.
  case sameSeparators(String)
}

extension NumericTextFormatError: CustomStringConvertible {
  /// One sentence that names the text in question.
  public var description: String {
    switch self {
    case .notPlain(let example):
      "The format does not write plain decimal numbers, such as \"\(example)\" for 1234: "
        + "scientific, compact, spelled out and rounded notations cannot be typed."
    case .irregular(let expected, let got):
      "The format writes \"\(got)\" where its other texts let expect \"\(expected)\": "
        + "affixes that change with the number cannot be typed."
    case .noNumbers(let minimum, let maximum):
      "The formatter allows no number: its minimum \(minimum) is above its maximum \(maximum)."
    case .noCurrency(let code): "\"\(code)\" is not the code of a currency such as USD."
    case .sameSeparators(let mark):
      "The formatter's decimalSeparator and groupingSeparator are both \"\(mark)\", "
        + "so 1\(mark)234\(mark)56 could not be read."
    }
  }
}
