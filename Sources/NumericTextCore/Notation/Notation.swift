// SPDX-License-Identifier: MIT

/// The way in which a locale and a style write numbers: digits, separators, grouping and affixes.
///
/// A notation is derived once, from Foundation or the browser. After that, formatting and parsing
/// use only the notation.
package struct Notation: Hashable, Sendable {
  package var digits: DigitSet
  package var decimalSeparator: Symbol
  package var groupSeparator: Symbol
  package var grouping: Grouping
  package var affixes: SignAffixes

  /// The minus sign without other text, as used in `plain` numbers and on keyboards.
  package var minus: Symbol

  /// The plus sign without other text.
  package var plus: Symbol

  /// The number of places by which the decimal separator of a value moves to the right before the
  /// value is shown: 2 for percent.
  package var scale: Int

  /// Words that are accepted next to a number when parsing, such as currency symbols and codes.
  package var words: [Symbol]

  /// Whether a field without focus shows the decimal separator even if there is no fraction.
  package var alwaysShowsSeparator: Bool

  /// Creates a notation.
  ///
  /// By default, it writes plain ASCII such as `-1234.5`.
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
    self.affixes = affixes ?? SignAffixes(negative: Affixes(prefix: minus))
    self.minus = minus
    self.plus = plus
    self.scale = scale
    self.words = words
    self.alwaysShowsSeparator = alwaysShowsSeparator
  }

  /// This notation without grouping separators and affixes: `-1234.5` instead of `-$1,234.5`.
  ///
  /// If this notation doesn't show signs, the result has no minus sign, either.
  package var plain: Notation {
    var plain = self
    plain.grouping = .never
    plain.affixes = plainAffixes
    plain.words = skippedWords
    return plain
  }

  /// The texts next to a number that parsing skips, without white space at their ends.
  var skippedWords: [Symbol] {
    var skipped: [Symbol] = []
    func add(_ word: Symbol) {
      let word = word.word
      // A plus sign must not be skipped: it makes the number positive.
      let isPlus = ownPlus.map { word.contains($0) } ?? false
      if !word.isEmpty, !isPlus { skipped.append(word) }
    }
    for word in words { add(word) }
    for pair in [affixes.positive, affixes.zero] {
      add(pair.prefix)
      add(pair.suffix)
    }
    return skipped
  }

  /// The mark that can group digits or start a fraction when it is typed.
  ///
  /// This is the grouping separator if it is a period or a comma that is not also the decimal
  /// separator. In other notations with the Arabic decimal separator `٫`, it is the comma. All
  /// other notations have no such mark, and the symbol is empty.
  package var openMark: Symbol {
    if separatorsAreAlike { return Symbol() }
    if groupSeparator.isOnly(".") || groupSeparator.isOnly(",") { return groupSeparator }
    return decimalSeparator.isOnly("\u{66B}") ? "," : Symbol()
  }

  /// Whether the same mark groups digits and starts fractions, in a field for whole numbers.
  var separatorsAreAlike: Bool { groupSeparator == decimalSeparator }

  /// The plus sign if it is shown for positive but not for negative numbers, otherwise nil.
  var ownPlus: Unicode.Scalar? {
    let plus = self.plus.scalar ?? "+"
    return affixes.positive.contains(plus) && !affixes.negative.contains(plus) ? plus : nil
  }

  /// The affixes of `plain`: only a minus sign, or nothing if this notation doesn't show signs.
  var plainAffixes: SignAffixes {
    SignAffixes(negative: Affixes(prefix: affixes.signsDiffer ? minus : Symbol()))
  }
}
