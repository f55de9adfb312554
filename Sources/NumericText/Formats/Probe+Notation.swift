// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The notation of the formatter.
  ///
  /// - Returns: Nil if it writes chosen numbers in no way that a notation could.
  func notation() -> Notation? {
    let whole = Self.whole(length)
    guard let positive = shownParts(whole),
      let negative = shownParts(whole.negated) ?? shownParts(whole),
      let digits = digitSet(positive)
    else { return nil }
    let fraction = fractionParts()
    let groups = positive.separators.filter { $0.index < positive.integerCount(whole) }
    var notation = Notation(
      digits: digits,
      decimalSeparator: Symbol(fraction?.separators.last?.text ?? locale.decimalSeparator ?? "."),
      groupSeparator: Symbol(groups.last?.text ?? locale.groupingSeparator ?? ","),
      grouping: grouping(positive, whole),
      affixes: affixes(positive.affixes, negative.affixes),
      scale: scale
    )
    if let fraction { notation.removeTrailingSeparator(likeIn: fraction.affixes) }
    return notation
  }

  /// A number with a fraction, taken apart, if the formatter shows any.
  private func fractionParts() -> Parts? {
    let half = Numeral(integer: [1], fraction: [5])
    guard let parts = shownParts(half), parts.separators.contains(where: { $0.index > 0 }) else {
      return nil
    }
    return parts
  }

  private func affixes(_ positive: Affixes, _ negative: Affixes) -> SignAffixes {
    let tiny = Numeral(isNegative: true, integer: [0], fraction: Self.tinyFraction)
    return SignAffixes(
      positive: positive,
      negative: negative,
      zero: shownParts(.zero)?.affixes,
      negativeZero: text(showing: tiny).flatMap { Parts($0, .zero)?.affixes }
    )
  }

  /// The fraction of a number that is shown as zero, unless all of its digits are.
  private static let tinyFraction: [UInt8] = Array(repeating: 0, count: 7) + [1]

  /// The ten digits, from a number that has them all or from the locale's own.
  private func digitSet(_ parts: Parts) -> DigitSet? {
    let shown = Array(parts.digits.drop { DecimalDigit.value(of: $0) == 0 })
    if shown.count >= 10 { return DigitSet([shown[9]] + shown[0..<9]) }
    return LocaleNotation.of(.number, locale, NotationOptions()).notation.digits
  }

  private func grouping(_ parts: Parts, _ whole: Numeral) -> Grouping {
    let count = parts.integerCount(whole)
    let indices = parts.separators.map(\.index).filter { $0 < count }
    guard let last = indices.last else { return .never }
    let primary = count - last
    let secondary = indices.count > 1 ? last - indices[indices.count - 2] : primary
    return Grouping(primary: primary, secondary: secondary, minimum: minimumGrouping(primary))
  }

  /// The least number of digits in front of a group that makes it one: 1 for `1,234`, 2 where
  /// only `12.345` is grouped.
  private func minimumGrouping(_ primary: Int) -> Int {
    let minimum = (1...3).first { front in
      let whole = Self.whole(primary + front)
      guard let parts = shownParts(whole) else { return false }
      return parts.separators.contains { $0.index < parts.integerCount(whole) }
    }
    return minimum ?? 1
  }
}

extension Probe.Parts {
  /// The number of integer digits in the text of a whole number, filled in zeros included.
  func integerCount(_ whole: Numeral) -> Int {
    let zeros = digits.prefix { DecimalDigit.value(of: $0) == 0 }.count
    return min(digits.count, whole.isZero ? digits.count : zeros + whole.integerCount)
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
