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
package struct SignAffixes: Hashable, Sendable {
  /// The pairs for positive numbers, negative numbers, zero and negative zero.
  ///
  /// They are in an array, so that a copy of a notation copies one reference instead of eight.
  private let pairs: [Affixes]

  package var positive: Affixes { pairs[0] }
  package var negative: Affixes { pairs[1] }
  package var zero: Affixes { pairs[2] }

  /// The affixes of a negative number that is shown as zero after rounding: `-$0.00` for -0.001.
  package var negativeZero: Affixes { pairs[3] }

  /// Creates the affixes for every sign.
  ///
  /// By default, positive numbers have no affixes, zero is written like a positive number, and
  /// negative zero like a negative one.
  package init(
    positive: Affixes = Affixes(),
    negative: Affixes,
    zero: Affixes? = nil,
    negativeZero: Affixes? = nil
  ) {
    pairs = [positive, negative, zero ?? positive, negativeZero ?? negative]
  }

  private init(pairs: [Affixes]) { self.pairs = pairs }

  /// Whether negative numbers look different from positive ones.
  package var signsDiffer: Bool { negative != positive }

  /// Returns the result of applying `change` to the affixes of each sign.
  package func map(_ change: (Affixes) -> Affixes) -> SignAffixes {
    SignAffixes(pairs: pairs.map(change))
  }
}

/// The sign of a number, which determines its prefix and suffix.
enum Sign: Int, Sendable {
  /// The sign of an empty field, which shows neither a prefix nor a suffix.
  case none

  case positive, zero, negative

  /// A negative number that is shown as zero after rounding.
  case negativeZero
}
