// SPDX-License-Identifier: MIT

import Foundation

/// The rounding and padding of the numbers that a custom formatter shows.
///
/// A `FormatDisplay` applies to values that the app sets. Such a value can have more digits than
/// the user can type, because typing is limited by the precision and the number type.
package struct FormatDisplay: Hashable, Sendable {
  /// The minimum and maximum numbers of digits.
  ///
  /// The leading digits of a longer integer are cut off.
  var precision = Precision()

  var rounding = FormatRounding.rule(.toNearestOrEven)

  /// The rounding increment, or nil if there is none: with 5, numbers are rounded to multiples of
  /// five.
  var increment: Numeral?

  /// Whether the maximum number of digits also applies to a number that has been rounded to a
  /// multiple of `increment`.
  var roundsIncrement = false

  /// Returns the number as a field with focus shows it: rounded, and without excess leading digits.
  func rounded(_ number: Numeral) -> Numeral {
    guard !number.digits.isEmpty else { return number }
    var shown = increment.map { rounding.round(number, toMultipleOf: $0) } ?? number
    if increment == nil || roundsIncrement { shown = rounding.round(shown, toPlace: place(shown)) }
    let extra = max(0, shown.integerCount - precision.integer.upperBound)
    return shown.dropping(leadingZeros: extra).canonical.signed(isNegative: number.isNegative)
  }

  /// Returns the number as a field without focus shows it: rounded, without excess leading digits,
  /// and padded with zeros.
  func filled(_ number: Numeral) -> Numeral {
    let shown = rounded(number)
    return shown.digits.isEmpty ? shown : precision.filled(shown)
  }

  /// Returns the last decimal place that is kept when a number is rounded: 2 for hundredths, -1 for
  /// tens.
  private func place(_ number: Numeral) -> Int {
    let total = precision.total.upperBound
    let counted = total < Int.max ? total - number.firstDigitPlace : .max
    return min(precision.fraction.upperBound, counted)
  }
}

extension FormatDisplay {
  /// Returns a copy in which the formatter's digit limits, padding and rounding rule are replaced
  /// by those that `rules` sets.
  func narrowed(to rules: RuleChoices) -> FormatDisplay {
    var display = self
    if let integer = rules.integer { display.precision.integer = integer.lowerBound...Int.max }
    if let fraction = rules.fraction {
      (display.precision.fraction, display.precision.total) = (fraction, 1...Int.max)
    }
    if let total = rules.total {
      (display.precision.fraction, display.precision.total) = (0...Int.max, total)
    }
    display.precision.padsOnlyFractions = rules.padding == .whenPresent
    if rules.rounding != rounding.rule { display.rounding = .rule(rules.rounding) }
    return display
  }
}

/// The characters that extend the text of a field without focus to a minimum width.
struct Padding: Hashable, Sendable {
  /// The place in the text where the padding is inserted.
  enum Place: Hashable, Sendable {
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
  }

  /// The minimum length of the text in Unicode scalars.
  var width: Int

  var filling: Unicode.Scalar
  var place: Place

  /// The padding character as a word that is skipped when a text is parsed.
  var word: Symbol { Symbol(String(filling)) }

  /// Returns a copy of `notation` whose affixes contain enough padding to extend `text` to the
  /// width.
  func notation(_ notation: Notation, around text: String) -> Notation {
    let missing = width - text.unicodeScalars.count
    guard missing > 0 else { return notation }
    let filling = String(repeating: String(filling), count: missing)
    var padded = notation
    padded.affixes = notation.affixes.map { pair in
      var (prefix, suffix) = (pair.prefix.text, pair.suffix.text)
      switch place {
      case .beforePrefix: prefix = filling + prefix
      case .afterPrefix: prefix += filling
      case .beforeSuffix: suffix = filling + suffix
      case .afterSuffix: suffix += filling
      }
      return Affixes(prefix: Symbol(prefix), suffix: Symbol(suffix))
    }
    return padded
  }
}
