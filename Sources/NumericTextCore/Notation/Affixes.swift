// SPDX-License-Identifier: MIT

/// The text before and after the digits for one sign: `-$`, `US$`, `(` … `)`, ` kr`.
package struct Affixes: Hashable, Sendable {
  /// The text before the first digit.
  package var prefix: Symbol

  /// The text after the last digit.
  package var suffix: Symbol

  /// Creates a pair of affixes.
  package init(prefix: Symbol = Symbol(), suffix: Symbol = Symbol()) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Returns whether either affix contains `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    prefix.contains(scalar) || suffix.contains(scalar)
  }
}

/// The affixes of a notation: a pair for each sign.
///
/// This is a class, so that a copy of a notation copies one reference instead of eight. The
/// compressed web engine is 400 bytes smaller as a result.
package final class SignAffixes: Sendable {
  package let positive: Affixes
  package let negative: Affixes
  package let zero: Affixes

  /// The affixes of a negative number that is shown as zero after rounding: `-$0.00` for -0.001.
  package let negativeZero: Affixes

  /// Creates the affixes for every sign.
  ///
  /// By default, zero is written like a positive number, and negative zero like a negative one.
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

  /// Whether negative numbers look different from positive ones.
  package var signsDiffer: Bool { negative != positive }

  /// Returns the result of applying `change` to the affixes of each sign.
  package func map(_ change: (Affixes) -> Affixes) -> SignAffixes {
    SignAffixes(
      positive: change(positive),
      negative: change(negative),
      zero: change(zero),
      negativeZero: change(negativeZero)
    )
  }
}

extension SignAffixes: Hashable {
  package static func == (one: SignAffixes, other: SignAffixes) -> Bool {
    one.positive == other.positive && one.negative == other.negative && one.zero == other.zero
      && one.negativeZero == other.negativeZero
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(positive)
    hasher.combine(negative)
    hasher.combine(zero)
    hasher.combine(negativeZero)
  }
}

/// The sign of a number, which determines its prefix and suffix.
enum Sign: Int, CaseIterable, Sendable {
  /// The sign of an empty field, which shows neither a prefix nor a suffix.
  case none

  case positive, zero, negative

  /// A negative number that is shown as zero after rounding.
  case negativeZero
}
