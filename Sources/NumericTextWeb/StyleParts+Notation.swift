// SPDX-License-Identifier: MIT

import NumericTextCore

extension StyleParts {
  /// The notation of the style.
  var notation: Notation {
    get throws(BadStyle) {
      let minus = symbol(.minus) ?? "-"
      return Notation(
        digits: try digits,
        decimalSeparator: try decimalSeparator,
        groupSeparator: symbol(.groupSeparator) ?? ",",
        grouping: try grouping,
        affixes: affixes(minus: minus),
        minus: minus,
        plus: symbol(.plus) ?? "+",
        scale: try count(.scale) ?? 0,
        words: words
      )
    }
  }

  private var digits: DigitSet {
    get throws(BadStyle) {
      guard let digits = DigitSet(text(.digits) ?? "0123456789") else { throw BadStyle(.digits) }
      return digits
    }
  }

  private var decimalSeparator: Symbol {
    get throws(BadStyle) {
      let separator = symbol(.decimalSeparator) ?? "."
      guard !separator.isEmpty else { throw BadStyle(.decimalSeparator) }
      return separator
    }
  }

  private var grouping: Grouping {
    get throws(BadStyle) {
      guard let primary = try count(.primaryGroup) else { return .never }
      return Grouping(
        primary: primary,
        secondary: try count(.secondaryGroup),
        minimum: try count(.minimumGroup) ?? 1
      )
    }
  }

  private func affixes(minus: Symbol) -> SignAffixes {
    SignAffixes(
      positive: pair(.positivePrefix, .positiveSuffix) ?? Affixes(),
      negative: pair(.negativePrefix, .negativeSuffix) ?? Affixes(prefix: minus),
      zero: pair(.zeroPrefix, .zeroSuffix),
      negativeZero: pair(.negativeZeroPrefix, .negativeZeroSuffix)
    )
  }

  private func pair(_ prefix: StylePart, _ suffix: StylePart) -> Affixes? {
    guard has(prefix) || has(suffix) else { return nil }
    return Affixes(prefix: symbol(prefix) ?? Symbol(), suffix: symbol(suffix) ?? Symbol())
  }
}
