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
package typealias SignAffixes = BySign<Affixes>

/// A pair of affixes for each sign.
package struct BySign<Pair: Hashable & Sendable>: Hashable, Sendable {
  package var positive: Pair
  package var negative: Pair
  package var zero: Pair

  /// The affixes of a negative number that is rounded to zero for display, such as -0.001 as
  /// `-$0.00`.
  package var negativeZero: Pair

  /// Creates the affixes for every sign.
  ///
  /// By default, zero is written like a positive number, and negative zero like a negative one.
  package init(positive: Pair, negative: Pair, zero: Pair? = nil, negativeZero: Pair? = nil) {
    self.positive = positive
    self.negative = negative
    self.zero = zero ?? positive
    self.negativeZero = negativeZero ?? negative
  }

  /// Whether negative numbers look different from positive ones.
  package var signsDiffer: Bool { negative != positive }

  /// Returns the result of applying `change` to the affixes of each sign.
  package func map<Other>(_ change: (Pair) -> Other) -> BySign<Other> {
    BySign<Other>(
      positive: change(positive),
      negative: change(negative),
      zero: change(zero),
      negativeZero: change(negativeZero)
    )
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
