// SPDX-License-Identifier: MIT

import Foundation

/// A derivation of a formatter's notation from its texts for a few sample numbers.
///
/// All locale data is obtained from Foundation in this way. Because the digits of a sample are
/// known, everything else in its text must be an affix or a separator:
///
///     text      U S $ 1 , 2 3 4 , 5 6 7 , 8 9 0 , 1 2 3 . 0 0
///     known           1   2 3 4   5 6 7   8 9 0   1 2 3   0 0
struct Probe {
  /// Returns the formatter's text for a value, or nil if its number type cannot hold the value.
  let text: (Decimal) -> String?

  /// The locale, which determines whatever the formatter's texts don't show.
  let locale: Locale

  /// The exponent of the power of ten by which a value is multiplied to get its shown number.
  private(set) var scale = 0

  /// The number of digits of the longest sample.
  private(set) var length = Self.most

  /// The number of nonzero digits at the start of the longest sample.
  ///
  /// If it is less than `length`, the formatter rounds the other digits to zeros.
  private(set) var kept = Self.most

  /// The maximum number of integer digits that the formatter shows, or nil if there is none.
  private(set) var cut: Int?

  /// Whether zero is known to have the affixes of positive numbers, and negative zero those of
  /// negative numbers.
  private(set) var hasPlainZero = false

  /// Creates a probe of a formatter that shows values times ten to the power `scale`.
  ///
  /// - Returns: The probe, or nil if the formatter doesn't show the digit 1 for the number 1 at
  ///   that scale.
  init?(locale: Locale, scale: Int, text: @escaping (Decimal) -> String?) {
    self.locale = locale
    self.text = text
    self.scale = scale
    guard shownParts(.one) != nil else { return nil }
    switch shortening() {
    case .none: break
    case .cut(let count): cut = count
    case .rounded(let count): kept = count
    }
    let longest = min(Self.most, cut ?? .max)
    length = (1...longest).reversed().first { shownParts(whole($0)) != nil } ?? 1
  }

  /// Creates a probe of Foundation's own format, which accepts numbers of any length.
  init(_ format: FoundationFormat) {
    locale = format.locale
    text = { format.text($0) }
    scale = format.kind == .percent ? 2 : 0
    hasPlainZero = format.sign == .automatic
  }
}

// MARK: - Sample numbers

extension Probe {
  /// All ten digits, repeated to fill at least three groups of any size in use.
  private static let digits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]

  static let most = digits.count

  /// The scales to try, most common first: plain numbers, percentages, then other multipliers.
  static let scales = [0, 2, 3, 1, 4, 5, 6, -1, -2, -3, -4, -5, -6]

  /// Returns the integer of the first `length` sample digits, with zeros after the first `kept`.
  func whole(_ length: Int) -> Numeral {
    var number = NumeralDigits()
    for place in 0..<length { number.append(place < kept ? Self.digits[place] : 0) }
    return Numeral(
      isNegative: false,
      digits: number,
      integerCount: length,
      hasSeparator: false
    )
  }

  /// A number with one integer and one fraction digit.
  static let fractional = number([1, 5], fraction: 1)

  /// A negative number that is rounded to zero unless all of its fraction digits are shown.
  static let tiny = number([0, 0, 0, 0, 0, 0, 0, 0, 1], fraction: 8).negated

  // This function avoids the generic initializer of `Numeral`, which looks up conformances at run
  // time (benchmark "first field of a fresh process").
  private static func number(_ digits: ArraySlice<UInt8>, fraction: Int) -> Numeral {
    var number = NumeralDigits()
    for digit in digits { number.append(digit) }
    return Numeral(
      isNegative: false,
      digits: number,
      integerCount: number.count - fraction,
      hasSeparator: fraction > 0
    )
  }

  /// Returns the formatter's text for a shown number.
  func text(showing shown: Numeral) -> String? {
    Decimal(numeral: shown.scaled(byPowerOfTen: -scale)).flatMap { text($0) }
  }

  /// Returns the parts of the formatter's text for a shown number, including padding zeros.
  func shownParts(_ shown: Numeral) -> Parts? {
    guard let text = text(showing: shown) else { return nil }
    return Parts(text, shown)
  }
}

extension Numeral {
  /// The number one.
  static let one = Numeral(integer: CollectionOfOne(1 as UInt8))
}
