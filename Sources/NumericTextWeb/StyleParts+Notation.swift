// SPDX-License-Identifier: MIT

import NumericTextCore

extension StyleParts {
  /// How the place writes numbers.
  var notation: Notation {
    get throws(BadStyle) {
      var notation = Notation()
      notation.digits = try digits
      notation.decimalSeparator = try decimalSeparator
      notation.groupSeparator = symbol(.groupSeparator) ?? notation.groupSeparator
      notation.grouping = try grouping
      notation.minus = symbol(.minus) ?? notation.minus
      notation.plus = symbol(.plus) ?? notation.plus
      notation.affixes = affixes(minus: notation.minus)
      notation.scale = try count(.scale) ?? 0
      notation.words = words
      return notation
    }
  }

  private var digits: DigitSet {
    get throws(BadStyle) {
      guard let text = text(.digits) else { return .ascii }
      guard let digits = DigitSet(text) else { throw BadStyle(.digits) }
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
    return Affixes(prefix: symbol(prefix) ?? "", suffix: symbol(suffix) ?? "")
  }
}
