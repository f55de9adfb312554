// SPDX-License-Identifier: MIT

/// All text before and after the digits for one sign: `-$`, `US$`, `(` … `)`, ` kr`.
package struct Affixes: Hashable, Sendable {
  /// The text in front of the first digit.
  package var prefix: Symbol

  /// The text behind the last digit.
  package var suffix: Symbol

  /// Affixes of these texts.
  package init(prefix: Symbol = Symbol(), suffix: Symbol = Symbol()) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Whether one of the texts contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    prefix.contains(scalar) || suffix.contains(scalar)
  }
}

/// The affixes of a notation, one pair for each sign that a number can show.
package struct SignAffixes: Hashable, Sendable {
  package var positive: Affixes
  package var negative: Affixes
  package var zero: Affixes

  /// The affixes of a negative number that is shown rounded to zero, such as -0.001 as `-$0.00`.
  package var negativeZero: Affixes

  /// Affixes that differ between positive and negative numbers only, unless told otherwise.
  package init(
    positive: Affixes,
    negative: Affixes,
    zero: Affixes? = nil,
    negativeZero: Affixes? = nil
  ) {
    self.positive = positive
    self.negative = negative
    self.zero = zero ?? positive
    self.negativeZero = negativeZero ?? negative
  }

  /// Whether a negative number is told from a positive one.
  package var tellSigns: Bool { negative != positive }

  /// The same affixes, each changed by a function.
  package func map(_ change: (Affixes) -> Affixes) -> SignAffixes {
    SignAffixes(
      positive: change(positive),
      negative: change(negative),
      zero: change(zero),
      negativeZero: change(negativeZero)
    )
  }
}
