// SPDX-License-Identifier: MIT

/// How a place writes numbers.
///
/// A notation is only structure: it is taken from Foundation or from the browser once, and then
/// draws and reads every number without asking either again.
package struct Notation: Hashable, Sendable {
  package var digits: DigitSet
  package var decimalSeparator: Symbol
  package var groupSeparator: Symbol
  package var grouping: Grouping
  package var affixes: SignAffixes

  /// The signs themselves, without any affix, as plain numbers and keyboards write them.
  package var minus: Symbol
  package var plus: Symbol

  /// How many places a shown number is larger than its value: 2 for percent.
  package var scale: Int

  /// Texts that may stand beside a number that is read, such as currency symbols and codes.
  package var words: [Symbol]

  /// Whether an idle number shows its separator even without a fraction.
  package var alwaysShowsSeparator: Bool

  /// A notation of these parts.
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

  /// The plain form of this notation: its digits, separator and signs, without grouping or affixes.
  ///
  /// Where no sign is shown, the plain form shows none either.
  package var plain: Notation {
    var plain = self
    plain.grouping = .never
    plain.affixes = SignAffixes(
      positive: Affixes(),
      negative: affixes.tellSigns ? Affixes(prefix: minus) : Affixes()
    )
    plain.words.append(affixes.positive.prefix)
    plain.words.append(affixes.positive.suffix)
    return plain
  }
}
