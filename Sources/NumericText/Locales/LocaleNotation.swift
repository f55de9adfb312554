// SPDX-License-Identifier: MIT

package import Foundation

/// How a locale writes numbers of a kind, with what else its formatter tells.
package struct LocaleNotation: Sendable {
  package var notation: Notation

  /// The number of fraction digits that the formatter shows of its own accord.
  package var fractionDigits: Int

  /// The notation of a locale, from the cache if it was asked for before.
  ///
  /// - Complexity: O(1); the first time about a dozen calls of Foundation's formatter.
  package static func of(
    _ kind: NumberKind,
    _ locale: Locale,
    _ options: NotationOptions
  ) -> LocaleNotation {
    let key = NotationCache.Key(kind: kind, locale: locale.identifier, options: options)
    return NotationCache.shared.notation(for: key) {
      LocaleNotation(FoundationFormat(kind: kind, locale: locale, sign: options.sign), options)
    }
  }

  private init(_ format: FoundationFormat, _ options: NotationOptions) {
    let probed = Self.probe(format)
    notation = probed ?? Notation()
    fractionDigits = format.standardFractionDigits
    if options.grouping == .never { notation.grouping = .never }
    notation.words = format.words.map { Symbol($0) }
    if format.kind == .percent { notation.scale = 2 }
    addSigns(format)
    addUserSeparators(format)
  }

  /// The signs alone, as the locale's plain numbers have them.
  private mutating func addSigns(_ format: FoundationFormat) {
    let plain = FoundationFormat(kind: .number, locale: format.locale, sign: .always)
    let one: [UInt8] = [1]
    if let minus = Probe.takeApart(plain.text(-1, fraction: 0), digits: one)?.affixes.prefix {
      notation.minus = minus.isEmpty ? "-" : minus
    }
    if let plus = Probe.takeApart(plain.text(1, fraction: 0), digits: one)?.affixes.prefix {
      notation.plus = plus.isEmpty ? "+" : plus
    }
  }

  /// The separators that the person using the device has chosen, which `FormatStyle` ignores on
  /// Apple's systems while `Locale` honours them.
  private mutating func addUserSeparators(_ format: FoundationFormat) {
    guard format.kind == .number, format.locale.identifier == Locale.current.identifier else {
      return
    }
    if let separator = format.locale.decimalSeparator, !separator.isEmpty {
      notation.decimalSeparator = Symbol(separator)
    }
    if let separator = format.locale.groupingSeparator {
      notation.groupSeparator = Symbol(separator)
    }
  }
}

// MARK: - Probing

extension LocaleNotation {
  private static let digits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6]
  private static let integerCount = 13
  private static let large = Decimal(
    sign: .plus,
    exponent: -3,
    significand: Decimal(1_234_567_890_123_456 as UInt64)
  )

  private static func probe(_ format: FoundationFormat) -> Notation? {
    guard let positive = Probe.takeApart(format.text(large, fraction: 3), digits: digits),
      let negative = Probe.takeApart(format.text(-large, fraction: 3), digits: digits),
      let zero = Probe.takeApart(format.text(0, fraction: 0), digits: [0]),
      let negativeZero = Probe.takeApart(format.text(-0.001, fraction: 0), digits: [0]),
      let digitSet = DigitSet([positive.digits[9]] + positive.digits[0..<9])
    else { return nil }
    let groups = positive.separators.filter { $0.index < integerCount }
    let decimal = positive.separators.first { $0.index == integerCount }
    return Notation(
      digits: digitSet,
      decimalSeparator: Symbol(decimal?.text ?? "."),
      groupSeparator: Symbol(groups.last?.text ?? format.locale.groupingSeparator ?? ","),
      grouping: grouping(groups.map(\.index), format),
      affixes: SignAffixes(
        positive: positive.affixes,
        negative: negative.affixes,
        zero: zero.affixes,
        negativeZero: negativeZero.affixes
      )
    )
  }

  private static func grouping(_ indices: [Int], _ format: FoundationFormat) -> Grouping {
    guard let last = indices.last else { return .never }
    let primary = integerCount - last
    let secondary = indices.count > 1 ? last - indices[indices.count - 2] : primary
    return Grouping(
      primary: primary,
      secondary: secondary,
      minimum: minimumGrouping(primary, format)
    )
  }

  /// The least number of digits in front of a group that makes it one: 1 for `1,234`, 2 where
  /// only `12.345` is grouped.
  private static func minimumGrouping(_ primary: Int, _ format: FoundationFormat) -> Int {
    let minimum = (1...3).first { front in
      let digits = Self.digits.prefix(primary + front)
      let number = digits.reduce(0 as Decimal) { $0 * 10 + Decimal($1) }
      let parts = Probe.takeApart(format.text(number, fraction: 0), digits: Array(digits))
      return parts?.separators.isEmpty == false
    }
    return minimum ?? 1
  }
}
