// SPDX-License-Identifier: MIT

import Foundation

/// A formatter, asked for chosen numbers to learn how it writes all of them: the one way in which
/// notations come from Foundation.
///
/// Because the digits of a chosen number are known, everything else in its text must be affix or
/// separator, whatever it looks like:
///
///     text      U S $ 1 , 2 3 4 , 5 6 7 , 8 9 0 , 1 2 3 . 0 0
///     known           1   2 3 4   5 6 7   8 9 0   1 2 3   0 0
struct Probe {
  /// The text of a value, nil for one that the formatter's number type cannot hold.
  let text: (Decimal) -> String?

  /// The locale that tells what the formatter has no occasion to show.
  let locale: Locale

  /// How many places a shown number is larger than its value.
  private(set) var scale = 0

  /// The number of digits of the largest whole number that is asked for.
  private(set) var length = Self.most

  /// The number of its first digits that are not zero, because the formatter rounds the others.
  private(set) var kept = Self.most

  /// The most integer digits that the formatter writes, nil for any number of them.
  private(set) var cut: Int?

  /// Whether zero is known to have the affixes of a number above zero, and a number below zero that
  /// is shown as zero those of a number below zero.
  private(set) var hasPlainZero = false

  /// A probe of a formatter that writes numbers times ten to the power `scale`.
  ///
  /// - Returns: Nil if the formatter does not write 1 as a digit at that scale.
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

  /// A probe of Foundation's own format, which writes numbers of any length.
  init(_ format: FoundationFormat) {
    locale = format.locale
    text = { format.text($0) }
    scale = format.kind == .percent ? 2 : 0
    hasPlainZero = format.sign == .automatic
  }
}

// MARK: - Chosen numbers

extension Probe {
  /// All ten digits, and enough of them for three groups of any size that is in use.
  private static let digits: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3]

  static let most = digits.count

  /// Plain numbers and percents are most likely; a multiplier may move digits further.
  static let scales = [0, 2, 3, 1, 4, 5, 6, -1, -2, -3, -4, -5, -6]

  /// The whole number of the first `length` chosen digits, with zeros for those that are not kept.
  func whole(_ length: Int) -> Numeral {
    var number = Digits()
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

  /// A number below zero that is shown as zero, unless all of its fraction digits are shown.
  static let tiny = number([0, 0, 0, 0, 0, 0, 0, 0, 1], fraction: 8).negated

  // Not with the initializer for any sequences: it looks up their conformances (benchmark "first
  // field of a fresh process").
  private static func number(_ digits: ArraySlice<UInt8>, fraction: Int) -> Numeral {
    var number = Digits()
    for digit in digits { number.append(digit) }
    return Numeral(
      isNegative: false,
      digits: number,
      integerCount: number.count - fraction,
      hasSeparator: fraction > 0
    )
  }

  /// The text in which a number is shown.
  func text(showing shown: Numeral) -> String? {
    Decimal(numeral: shown.scaled(byPowerOfTen: -scale)).flatMap { text($0) }
  }

  /// The text in which a number is shown, taken apart.
  ///
  /// Zeros may have been filled in.
  func shownParts(_ shown: Numeral) -> Parts? {
    guard let text = text(showing: shown) else { return nil }
    return Parts(text, shown)
  }
}

extension Numeral {
  /// The number one.
  static let one = Numeral(integer: CollectionOfOne(1 as UInt8))
}
