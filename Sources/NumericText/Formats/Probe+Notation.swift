// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// Derives the formatter's notation from the samples, or returns nil if it cannot be derived.
  func notation(_ samples: Samples) -> Notation? {
    let longest = samples.longest
    guard let digits = digitSet(longest) else { return nil }
    let decimal = longest.decimalSeparator ?? samples.fraction?.decimalSeparator
    let group = longest.groupSeparators.last?.text
    var notation = Notation(
      digits: digits,
      decimalSeparator: decimal ?? Symbol(locale.decimalSeparator ?? "."),
      groupSeparator: group ?? Symbol(locale.groupingSeparator ?? ","),
      grouping: Grouping(
        primary: longest.primaryGroup,
        secondary: secondaryGroup(longest),
        minimum: samples.minimum
      ),
      affixes: samples.affixes,
      scale: scale
    )
    if let fraction = samples.fraction {
      notation.removeTrailingSeparator(likeIn: fraction.affixes)
    }
    return notation
  }

  /// Returns the formatter's digits 0 to 9, from `parts` if it contains all of them, otherwise from
  /// the locale.
  private func digitSet(_ parts: Parts) -> DigitSet? {
    let values: ClosedRange<UInt8> = 0...9
    let digits = values.compactMap { value in parts.digits.first { $0.digitValue == value } }
    if digits.count == 10 { return DigitSet(Symbol(digits[...])) }
    return LocaleNotation.of(.number, locale).notation.digits
  }

  /// Returns the number of digits in each group before the last one.
  ///
  /// If the formatter's numbers are too short to contain two separators, and the locale's own
  /// numbers have a last group of the same size, the result is the size of their other groups.
  private func secondaryGroup(_ longest: Parts) -> Int {
    let primary = longest.primaryGroup
    if primary == 0 { return 0 }
    if let secondary = longest.secondaryGroup { return secondary }
    let grouping = LocaleNotation.of(.number, locale).notation.grouping
    return grouping.primary == primary ? grouping.secondary : primary
  }
}

extension Notation {
  /// Sets `alwaysShowsSeparator` if the formatter writes every integer with a decimal separator
  /// after it, such as `12.`, and removes the separator from the suffixes.
  ///
  /// `fraction` contains the prefix and the suffix of a number with a fraction.
  fileprivate mutating func removeTrailingSeparator(likeIn fraction: Affixes) {
    let trailing = decimalSeparator.text + fraction.suffix.text
    guard affixes.positive.suffix.text == trailing else { return }
    alwaysShowsSeparator = true
    let separator = decimalSeparator.text
    affixes = affixes.map { pair in
      guard pair.suffix.text.hasPrefix(separator) else { return pair }
      let suffix = Symbol(String(pair.suffix.text.dropFirst(separator.count)))
      return Affixes(prefix: pair.prefix, suffix: suffix)
    }
  }
}
