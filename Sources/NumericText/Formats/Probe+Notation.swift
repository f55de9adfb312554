// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The parts of the text for the longest sample number.
  ///
  /// Most of the notation is derived from these parts.
  var longest: Parts? { shownParts(whole(length)) }

  /// Derives the formatter's notation from the texts that it writes.
  ///
  /// This method formats as few numbers as possible, because the first three calls of a formatter
  /// are slow: ICU creates the formatter again for each of them.
  ///
  /// - Parameter positive: The parts of the longest sample number.
  /// - Returns: The notation, or nil if it cannot be derived.
  func notation(_ positive: Parts) -> Notation? {
    let sizes = groupSizes(positive)
    // `short` is the shortest number that can contain a grouping separator. If its text contains
    // none, grouping starts only with longer numbers.
    let short = whole(min(length, sizes.primary > 0 ? sizes.primary + 1 : 4))
    guard let negative = shownParts(short.negated) ?? shownParts(short),
      let digits = digitSet(positive)
    else { return nil }
    let fraction = positive.decimalSeparator == nil ? fractionParts() : nil
    let decimal = positive.decimalSeparator ?? fraction?.decimalSeparator
    var notation = Notation(
      digits: digits,
      decimalSeparator: Symbol(decimal ?? locale.decimalSeparator ?? "."),
      groupSeparator: Symbol(
        positive.groupSeparators.last?.text ?? locale.groupingSeparator ?? ","
      ),
      grouping: Grouping(
        primary: sizes.primary,
        secondary: sizes.secondary,
        minimum: negative.groupSeparators.isEmpty ? minimumGrouping(sizes.primary) : 1
      ),
      affixes: affixes(positive.affixes, negative.affixes),
      scale: scale
    )
    if let fraction { notation.removeTrailingSeparator(likeIn: fraction.affixes) }
    return notation
  }

  /// Returns the parts of a number with a fraction, or nil if the formatter doesn't show fractions.
  private func fractionParts() -> Parts? {
    guard let parts = shownParts(Self.fractional), parts.decimalSeparator != nil else { return nil }
    return parts
  }

  private func affixes(_ positive: Affixes, _ negative: Affixes) -> SignAffixes {
    if hasPlainZero { return SignAffixes(positive: positive, negative: negative) }
    return SignAffixes(
      positive: positive,
      negative: negative,
      zero: shownParts(.zero)?.affixes,
      negativeZero: text(showing: Self.tiny).flatMap { Parts($0, .zero)?.affixes }
    )
  }

  /// Returns the formatter's digits 0 to 9, from `parts` if it contains all of them, otherwise from
  /// the locale.
  private func digitSet(_ parts: Parts) -> DigitSet? {
    let shown = Array(parts.digits.drop { DecimalDigit.value(of: $0) == 0 })
    if shown.count >= 10, kept >= 10 { return DigitSet(Symbol([shown[9]] + shown[0..<9])) }
    return LocaleNotation.of(.number, locale).notation.digits
  }

  /// Returns the number of digits in the last group (`primary`) and in each group before it
  /// (`secondary`), or 0 if numbers are not grouped.
  private func groupSizes(_ parts: Parts) -> (primary: Int, secondary: Int) {
    let indices = parts.groupSeparators.map(\.index)
    guard let last = indices.last else { return (0, 0) }
    let primary = parts.integerCount - last
    if indices.count > 1 { return (primary, last - indices[indices.count - 2]) }
    return (primary, secondaryGroupSize(primary))
  }

  /// Returns the number of digits in each group before the last one, for a formatter whose numbers
  /// are too short to contain two separators.
  ///
  /// If the locale's own numbers have a last group of `primary` digits, too, the result is the size
  /// of their other groups. Otherwise, the result is `primary`.
  private func secondaryGroupSize(_ primary: Int) -> Int {
    let grouping = LocaleNotation.of(.number, locale).notation.grouping
    return grouping.primary == primary ? grouping.secondary : primary
  }

  /// Returns the minimum number of digits before the first grouping separator.
  ///
  /// The minimum is 1 if 1234 is written as `1,234`. It is 2 if 1234 is written without a
  /// separator, but 12345 is written as `12,345`. `primary` is the number of digits in the last
  /// group.
  private func minimumGrouping(_ primary: Int) -> Int {
    guard primary > 0 else { return 1 }
    let minimum = (2...3).first { front in
      shownParts(whole(primary + front)).map { !$0.groupSeparators.isEmpty } ?? false
    }
    return minimum ?? 1
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
