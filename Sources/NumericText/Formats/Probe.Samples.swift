// SPDX-License-Identifier: MIT

import Foundation

extension Probe {
  /// The properties of the texts for the sample numbers, from which the notation is derived.
  struct Samples {
    /// The parts of the longest sample number.
    let longest: Parts

    let affixes: SignAffixes

    /// The minimum number of digits before the first grouping separator.
    ///
    /// The minimum is 1 if 1234 is written as `1,234`. It is 2 if 1234 is written without a
    /// separator, but 12345 is written as `12,345`.
    let minimum: Int

    /// The parts of a number with a fraction.
    ///
    /// This is nil if the longest sample number is shown with a fraction, or if the formatter
    /// doesn't show fractions.
    var fraction: Parts?
  }

  /// Formats sample numbers, and returns the properties of their texts.
  ///
  /// This method formats as few numbers as possible, because the first three calls of a formatter
  /// are slow: ICU creates the formatter again for each of them.
  ///
  /// - Returns: The properties, or nil if the texts don't contain the sample numbers.
  func samples() -> Samples? { followsLocale ? samplesOfLocale() : samplesOfFormatter() }

  /// Formats a long positive number and a short negative one, and more numbers if necessary.
  private func samplesOfFormatter() -> Samples? {
    guard let longest = shownWhole(length) else { return nil }
    let short = shortLength(longest)
    guard let negative = shownWhole(short, isNegative: true) ?? shownWhole(short)
    else { return nil }
    let minimum = minimumGrouping(longest.primaryGroup, negative) ?? 1
    let fraction = longest.decimalSeparator == nil ? shownParts(Self.fractional) : nil
    let affixes = SignAffixes(
      positive: longest.affixes,
      negative: negative.affixes,
      zero: affixesOfZero(.zero, longest.decimalSeparator),
      negativeZero: affixesOfZero(Self.tiny, longest.decimalSeparator)
        ?? affixesOfZero(Self.tiny.scaled(byPowerOfTen: 1), longest.decimalSeparator)
    )
    return Samples(longest: longest, affixes: affixes, minimum: minimum, fraction: fraction)
  }

  /// Returns the affixes of `number`, which is shown as zero.
  ///
  /// `decimal` is the decimal separator of whole numbers, or nil if they have none. In a zero
  /// without integer digits, such as `$.00`, it is not a part of the prefix.
  private func affixesOfZero(_ number: Numeral, _ decimal: Symbol?) -> Affixes? {
    guard let zero = text(showing: number).flatMap({ Parts($0, .zero) }) else { return nil }
    let prefix = Array(zero.affixes.prefix.text.unicodeScalars)
    let mark = Array((decimal ?? Symbol()).text.unicodeScalars)
    guard !mark.isEmpty, zero.separators.isEmpty, prefix.suffix(mark.count).elementsEqual(mark)
    else { return zero.affixes }
    let rest = prefix.dropLast(mark.count)
    return Affixes(prefix: Symbol(rest), suffix: zero.affixes.suffix)
  }

  /// Formats a long negative number, and a short positive one if necessary.
  ///
  /// The positive number has a fraction if the currency has no fraction digits.
  private func samplesOfLocale() -> Samples? {
    guard let longest = shownParts(whole(length).negated) else { return nil }
    let hasFraction = longest.decimalSeparator != nil
    if hasFraction, let samples = derivedSamples(longest) { return samples }
    let short = shortLength(longest)
    let number = hasFraction ? whole(short) : whole(short + 1).scaled(byPowerOfTen: -1)
    guard let positive = shownParts(number) else { return nil }
    let minimum = minimumGrouping(longest.primaryGroup, positive) ?? 1
    let fraction = hasFraction ? nil : positive
    let affixes = SignAffixes(positive: positive.affixes, negative: longest.affixes)
    return Samples(longest: longest, affixes: affixes, minimum: minimum, fraction: fraction)
  }

  /// Derives the properties from a negative number and from the locale's plain numbers.
  ///
  /// - Returns: The properties, or nil if they cannot be derived without a positive number.
  private func derivedSamples(_ longest: Parts) -> Samples? {
    let negative = longest.affixes
    guard negative.startWithMinus else { return nil }
    let plain = PlainNumbers.of(locale)
    guard let positive = negative.removing(leading: plain.minus),
      let minimum = longest.primaryGroup > 0 ? plain.minimumGrouping : 1
    else { return nil }
    let affixes = SignAffixes(positive: positive, negative: negative)
    return Samples(longest: longest, affixes: affixes, minimum: minimum)
  }

  /// The number of digits of the shortest integer that can contain a grouping separator.
  ///
  /// If its text contains none, grouping starts only with longer numbers.
  private func shortLength(_ longest: Parts) -> Int {
    min(length, longest.primaryGroup > 0 ? longest.primaryGroup + 1 : 4)
  }

  /// Returns the minimum number of digits before the first grouping separator.
  ///
  /// - Parameters:
  ///   - primary: The number of digits in the last group.
  ///   - short: The parts of a number with one digit more.
  /// - Returns: The minimum, or nil if numbers have no groups of `primary` digits.
  func minimumGrouping(_ primary: Int, _ short: Parts) -> Int? {
    guard primary > 0 else { return nil }
    if short.primaryGroup == primary { return 1 }
    return (2...3).first { shownWhole(primary + $0)?.primaryGroup == primary }
  }
}

extension Affixes {
  /// Whether a minus sign is the first visible scalar.
  fileprivate var startWithMinus: Bool {
    prefix.text.unicodeScalars.first { !$0.isInvisible }?.properties.isDash ?? false
  }

  /// Returns the affixes of positive numbers, derived from these affixes of negative numbers by
  /// removing the minus sign.
  ///
  /// By default, the pattern of negative numbers is a minus sign followed by the pattern of positive
  /// numbers (Unicode Technical Standard 35, part 3, number patterns). Locales with another pattern
  /// have the sign elsewhere, or after the bidirectional mark with which both patterns start
  /// (checked by `LocaleNotationTests`).
  ///
  /// - Returns: The affixes, or nil if there is visible text before the minus sign.
  fileprivate func removing(leading minus: Symbol) -> Affixes? {
    let scalars = Array(prefix.text.unicodeScalars)
    let sign = minus.text.unicodeScalars
    let invisible = scalars.prefix(while: \.isInvisible).count
    let start = (0...invisible).first { scalars[$0...].starts(with: sign) }
    guard let start, !minus.isEmpty else { return nil }
    let rest = scalars[..<start] + scalars[(start + sign.count)...]
    return Affixes(prefix: Symbol(rest), suffix: suffix)
  }
}

extension Unicode.Scalar {
  /// Whether this is a bidirectional mark.
  fileprivate var isInvisible: Bool { properties.generalCategory == .format }
}
