// SPDX-License-Identifier: MIT

/// The way in which a locale and a style write numbers: digits, separators, grouping and affixes.
///
/// A notation is derived only once, from Foundation or from the browser. All further formatting and
/// parsing uses the notation alone.
package struct Notation: Hashable, Sendable {
  package var digits: DigitSet
  package var decimalSeparator: Symbol
  package var groupSeparator: Symbol
  package var grouping: Grouping
  package var affixes: SignAffixes

  /// The bare signs, as used in plain numbers and on keyboards.
  package var minus: Symbol
  package var plus: Symbol

  /// The exponent of the power of ten by which a value is multiplied to get its shown number: 2 for
  /// percent.
  package var scale: Int

  /// Words that can appear next to a number when reading, such as currency symbols and codes.
  package var words: [Symbol]

  /// Whether an idle field shows the decimal separator even if there is no fraction.
  package var alwaysShowsSeparator: Bool

  /// Creates a notation.
  ///
  /// The defaults write plain ASCII, such as `-1234.5`.
  package init(
    digits: DigitSet = .ascii,
    decimalSeparator: Symbol = ".",
    groupSeparator: Symbol = ",",
    grouping: Grouping = .never,
    affixes: SignAffixes? = nil,
    minus: Symbol = "-",
    plus: Symbol = "+",
    scale: Int = 0,
    words: [Symbol] = [],
    alwaysShowsSeparator: Bool = false
  ) {
    self.digits = digits
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.grouping = grouping
    self.affixes = affixes ?? SignAffixes(positive: Affixes(), negative: Affixes(prefix: minus))
    self.minus = minus
    self.plus = plus
    self.scale = scale
    self.words = words
    self.alwaysShowsSeparator = alwaysShowsSeparator
  }

  /// The notation with the same digits, decimal separator and signs, but without grouping and
  /// affixes.
  ///
  /// If this notation doesn't show signs, neither does the plain one.
  package var plain: Notation {
    var plain = self
    plain.grouping = .never
    plain.affixes = plainAffixes
    plain.words.append(affixes.positive.prefix)
    plain.words.append(affixes.positive.suffix)
    return plain
  }

  /// The affixes of plain digits: the minus sign alone, or none if this notation doesn't show signs.
  var plainAffixes: SignAffixes {
    SignAffixes(
      positive: Affixes(),
      negative: affixes.signsDiffer ? Affixes(prefix: minus) : Affixes()
    )
  }
}
