// SPDX-License-Identifier: MIT

import Foundation

/// A probe that derives a formatter's notation from its texts for a few sample numbers.
///
/// All locale data is obtained from Foundation in this way. Because the digits of a sample number
/// are known, everything else in its text must be an affix or a separator:
///
///     text      U S $ 1 , 2 3 4 , 5 6 7 , 8 9 0 , 1 2 3 . 0 0
///     known           1   2 3 4   5 6 7   8 9 0   1 2 3   0 0
struct Probe {
  /// Returns the formatter's text for a value, or nil if the number type cannot represent the
  /// value.
  private let text: (Numeral) -> String?

  /// The locale, which supplies any symbol that the formatter's texts don't contain.
  let locale: Locale

  /// The exponent of the power of ten by which the formatter multiplies a value: 2 for percentages,
  /// where 0.5 is shown as `50%`.
  private(set) var scale = 0

  /// The number of digits of the longest sample number.
  private(set) var length = Self.most

  /// The number of digits that the formatter keeps when it rounds the longest sample number.
  ///
  /// If this is less than `length`, the sample number has zeros in place of the other digits.
  var kept = Self.most

  /// The maximum number of integer digits that the formatter shows, or nil if there is no maximum.
  var cut: Int?

  /// Whether the formatter is known to follow the locale's rules, and to show a sign only for
  /// negative numbers.
  ///
  /// If so, zero has the same affixes as positive numbers, and negative zero the same as negative
  /// numbers. Otherwise, more numbers have to be formatted.
  private(set) var followsLocale = false

  /// Creates a probe for a formatter that multiplies values by ten to the power of `scale`.
  ///
  /// - Returns: The probe, or nil if the formatter multiplies values by a different number.
  init?(locale: Locale, scale: Int, text: @escaping (Decimal) -> String?) {
    self.locale = locale
    self.text = { Decimal(numeral: $0).flatMap(text) }
    self.scale = scale
    guard shownParts(.one) != nil else { return nil }
    findShortening()
    let longest = min(Self.most, cut ?? .max)
    length = (1...longest).reversed().first { shownWhole($0) != nil } ?? 1
  }

  /// Creates a probe for one of Foundation's own formats.
  ///
  /// Such a format shows numbers of any length, so no limits on digits are derived.
  init(_ format: FoundationFormat) {
    locale = format.locale
    text = { Double(numeral: $0).map(format.text) }
    scale = format.kind == .percent ? 2 : 0
    followsLocale = format.sign == .automatic
  }
}

// MARK: - Sample numbers

extension Probe {
  /// The thirteen digits of the longest sample number.
  ///
  /// They include every digit from 0 to 9, and fill at least three groups in every locale.
  private static let digits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]

  static let most = digits.count

  /// The exponents to try as `scale`, the most common first: plain numbers, percentages, then other
  /// multipliers.
  static let scales = [0, 2, 3, 1, 4, 5, 6, -1, -2, -3, -4, -5, -6]

  /// Returns an integer that consists of the first `length` sample digits.
  ///
  /// If `kept` is less than `length`, zeros replace the remaining digits: with `length` 5 and
  /// `kept` 3, the integer is 12300.
  func whole(_ length: Int) -> Numeral {
    var number = NumeralDigits()
    for place in 0..<length { number.append(place < kept ? Self.digits[place] : 0) }
    return Numeral(digits: number)
  }

  /// Returns the parts of the text in which the formatter shows an integer of `length` sample digits.
  ///
  /// If the number type cannot represent the value of this integer, the last digits are zeros: a
  /// `Float` has no value that is shown as 1,234 %, but one for 1,200 %.
  func shownWhole(_ length: Int, isNegative: Bool = false) -> Parts? {
    if let parts = shownParts(whole(length).signed(isNegative: isNegative)) { return parts }
    guard scale > 0, length > scale else { return nil }
    let rounded = whole(length - scale).scaled(byPowerOfTen: scale)
    return shownParts(rounded.signed(isNegative: isNegative))
  }

  /// The sample number 1.5, with one integer digit and one fraction digit.
  static let fractional = number([1, 5], fraction: 1)

  /// The sample number -0.00000001, which is shown as zero unless the formatter shows all of its
  /// fraction digits.
  static let tiny = number([0, 0, 0, 0, 0, 0, 0, 0, 1], fraction: 8).negated

  // The generic initializer of `Numeral` would be slower in a new process, because it looks up
  // conformances at run time (benchmark "first field of a fresh process").
  private static func number(_ digits: ArraySlice<UInt8>, fraction: Int) -> Numeral {
    var number = NumeralDigits()
    for digit in digits { number.append(digit) }
    return Numeral(digits: number, separator: fraction > 0 ? number.count - fraction : nil)
  }

  /// Returns the text in which the formatter shows the number `shown`.
  ///
  /// The value to format differs from `shown` if the formatter multiplies values: a percent
  /// formatter shows 50 for the value 0.5.
  func text(showing shown: Numeral) -> String? { text(shown.scaled(byPowerOfTen: -scale)) }

  /// Returns the parts of the text in which the formatter shows the number `shown`.
  ///
  /// Padding zeros count as digits.
  func shownParts(_ shown: Numeral) -> Parts? {
    guard let text = text(showing: shown) else { return nil }
    return Parts(text, shown)
  }
}
