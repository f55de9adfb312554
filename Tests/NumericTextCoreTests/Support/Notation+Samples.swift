// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

extension Notation {
  /// The notations with which tests check the laws (invariants) of the engine.
  ///
  /// Each notation has a property that is difficult to handle.
  static let samples = [
    english, dollar, krona, rupee, minimumTwo, adlam, balboa, digitsInAffixes, wideSeparators,
    accounting, percent, alwaysSign, arabic, trailingMinus,
  ]

  private static let thousands = Grouping(primary: 3)

  private static func signs(
    prefix: String = "",
    suffix: String = "",
    minus: String = "-"
  ) -> SignAffixes {
    SignAffixes(
      positive: Affixes(prefix: Symbol(prefix), suffix: Symbol(suffix)),
      negative: Affixes(prefix: Symbol(minus + prefix), suffix: Symbol(suffix))
    )
  }

  static let english = Notation(grouping: thousands)
  static let dollar = Notation(
    grouping: thousands,
    affixes: signs(prefix: "$"),
    words: ["$", "USD"]
  )

  /// Swedish kronor, with no-break spaces, a decimal comma, the minus sign U+2212 and a suffix.
  static let krona = Notation(
    decimalSeparator: ",",
    groupSeparator: "\u{A0}",
    grouping: thousands,
    affixes: signs(suffix: "\u{A0}kr", minus: "\u{2212}"),
    minus: "\u{2212}",
    words: ["kr"]
  )
  static let rupee = Notation(
    grouping: Grouping(primary: 3, secondary: 2),
    affixes: signs(prefix: "₹"),
    words: ["₹"]
  )

  /// Spanish, in which numbers of four digits are not grouped.
  static let minimumTwo = Notation(
    decimalSeparator: ",",
    groupSeparator: ".",
    grouping: Grouping(primary: 3, minimum: 2),
    affixes: signs(suffix: "\u{A0}€")
  )

  /// Adlam digits, which need two UTF-16 code units each.
  static let adlam = Notation(
    digits: DigitSet(zero: "\u{1E950}"),
    groupSeparator: "\u{2E41}",
    grouping: thousands
  )

  /// A currency symbol that contains the decimal separator.
  static let balboa = Notation(
    grouping: thousands,
    affixes: signs(prefix: "B/."),
    words: ["B/."]
  )

  /// Affixes that contain digits and separators.
  static let digitsInAffixes = Notation(
    grouping: thousands,
    affixes: signs(prefix: "1x", suffix: " 2,5.")
  )

  /// Separators of several UTF-16 code units, with letters, a digit and a scalar outside of the
  /// Basic Multilingual Plane.
  static let wideSeparators = Notation(
    decimalSeparator: "P2P",
    groupSeparator: "💶",
    grouping: thousands,
    affixes: signs(suffix: ";")
  )
  static let accounting = Notation(
    grouping: thousands,
    affixes: SignAffixes(
      positive: Affixes(prefix: "$"),
      negative: Affixes(prefix: "($", suffix: ")")
    )
  )
  static let percent = Notation(grouping: thousands, affixes: signs(suffix: "%"), scale: 2)
  static let alwaysSign = Notation(
    grouping: thousands,
    affixes: SignAffixes(
      positive: Affixes(prefix: "+"),
      negative: Affixes(prefix: "-"),
      zero: Affixes()
    )
  )

  /// Arabic digits and separators, and a minus sign with an invisible directional mark.
  static let arabic = Notation(
    digits: DigitSet(zero: "\u{660}"),
    decimalSeparator: "\u{66B}",
    groupSeparator: "\u{66C}",
    grouping: thousands,
    affixes: signs(minus: "\u{61C}-"),
    minus: "\u{61C}-"
  )
  static let trailingMinus = Notation(
    grouping: thousands,
    affixes: SignAffixes(positive: Affixes(), negative: Affixes(suffix: "-"))
  )
}

extension Notation: CustomTestStringConvertible {
  /// A positive and a negative number in this notation, which tell it from the other samples.
  package var testDescription: String {
    let field = Field(self, Rules())
    return ["1234567.5", "-1234.5"].map { field.idleText(numeral($0)) }.joined(separator: " ")
  }
}
