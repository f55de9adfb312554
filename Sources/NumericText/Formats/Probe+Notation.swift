// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The text of the longest chosen number, from which most of a notation is learnt.
  var longest: Parts? { shownParts(whole(length)) }

  /// The notation of the formatter.
  ///
  /// ICU builds a formatter anew for each of its first three calls, so few texts are asked for.
  ///
  /// - Parameter positive: The parts of the longest chosen number.
  /// - Returns: Nil if the formatter writes chosen numbers in no way that a notation could.
  func notation(_ positive: Parts) -> Notation? {
    let sizes = groupSizes(positive)
    // The shortest number that may be grouped shows whether it is.
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

  /// A number with a fraction, taken apart, if the formatter shows any.
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

  /// The ten digits, from a number that has them all or from the locale's own.
  private func digitSet(_ parts: Parts) -> DigitSet? {
    let shown = Array(parts.digits.drop { DecimalDigit.value(of: $0) == 0 })
    if shown.count >= 10, kept >= 10 { return DigitSet([shown[9]] + shown[0..<9]) }
    return LocaleNotation.of(.number, locale, NotationOptions()).notation.digits
  }

  /// The numbers of digits in the last group and in those before it, 0 for no groups.
  private func groupSizes(_ parts: Parts) -> (primary: Int, secondary: Int) {
    let indices = parts.groupSeparators.map(\.index)
    guard let last = indices.last else { return (0, 0) }
    let primary = parts.integerCount - last
    if indices.count > 1 { return (primary, last - indices[indices.count - 2]) }
    return (primary, unseenGroupSize(primary))
  }

  /// The size of the groups that no number is long enough to show: the locale's own.
  private func unseenGroupSize(_ primary: Int) -> Int {
    let grouping = LocaleNotation.of(.number, locale, NotationOptions()).notation.grouping
    return grouping.primary == primary ? grouping.secondary : primary
  }

  /// The least number of digits before a group that makes it one: 1 for `1,234`, 2 where
  /// only `12.345` is grouped.
  private func minimumGrouping(_ primary: Int) -> Int {
    guard primary > 0 else { return 1 }
    let minimum = (2...3).first { front in
      shownParts(whole(primary + front)).map { !$0.groupSeparators.isEmpty } ?? false
    }
    return minimum ?? 1
  }
}

extension Notation {
  /// Takes a separator that is shown behind every whole number out of the suffixes.
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
