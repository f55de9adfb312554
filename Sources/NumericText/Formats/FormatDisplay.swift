// SPDX-License-Identifier: MIT

import Foundation

/// How a developer's own formatter turns a number into digits.
///
/// A field's precision says what may be typed and is narrowed by the number type. This says what is
/// shown of a value from outside, which may have more digits than either.
package struct FormatDisplay: Hashable, Sendable {
  /// The numbers of integer digits, of which the first ones over the upper bound are cut off.
  var integer = 1...Int.max

  var fraction = 0...Int.max

  /// The numbers of significant digits.
  var total = 1...Int.max

  var rounding = FormatRounding.rule(.toNearestOrEven)

  /// The number of which every shown number is a multiple, nil for none.
  var increment: Numeral?

  /// Whether digits over the fraction's upper bound are cut off a multiple of the increment.
  var roundsIncrement = false

  /// The number as it is shown in an active field: rounded and cut.
  func rounded(_ number: Numeral) -> Numeral {
    guard !number.digits.isEmpty else { return number }
    var shown = stepped(number)
    if increment == nil || roundsIncrement { shown = rounding.round(shown, toPlace: place(shown)) }
    shown = shown.keepingLast(integer.upperBound).canonical
    shown.isNegative = number.isNegative
    return shown
  }

  /// The number as it is shown in an idle field: rounded, and filled up with zeros.
  func filled(_ number: Numeral) -> Numeral {
    let shown = rounded(number)
    guard !shown.digits.isEmpty else { return shown }
    let least = max(fraction.lowerBound, total.lowerBound - shown.firstDigitPlace)
    var filled = shown.filled(
      integer: min(integer.lowerBound, Self.mostFilled),
      fraction: min(least, Self.mostFilled)
    )
    if integer.lowerBound == 0 { filled = filled.droppingLoneZero }
    return filled
  }

  private static let mostFilled = 4000

  private func stepped(_ number: Numeral) -> Numeral {
    increment.map { rounding.round(number, toMultipleOf: $0) } ?? number
  }

  /// The last decimal place that is shown: 2 for hundredths, -1 for tens.
  private func place(_ number: Numeral) -> Int {
    let isCounted = total.upperBound < Int.max
    return min(fraction.upperBound, isCounted ? total.upperBound - number.firstDigitPlace : .max)
  }
}

extension FormatDisplay {
  /// The display where a style asks for other numbers of digits than its format.
  func narrowed(to rules: RuleChoices) -> FormatDisplay {
    var display = self
    if let integer = rules.integer { display.integer = integer.lowerBound...Int.max }
    if let fraction = rules.fraction {
      (display.fraction, display.total) = (fraction, 1...Int.max)
    }
    if let total = rules.total { (display.fraction, display.total) = (0...Int.max, total) }
    if rules.rounding != rounding.rule { display.rounding = .rule(rules.rounding) }
    return display
  }
}

extension Numeral {
  /// The place of the first digit that counts: 1 for ones, 2 for tens, 0 for tenths; 1 for zero.
  fileprivate var firstDigitPlace: Int {
    let zeros = digits.leadingZeros(upTo: digits.count)
    return zeros == digits.count ? 1 : integerCount - zeros
  }

  /// The number without all but its last `count` integer digits.
  fileprivate func keepingLast(_ count: Int) -> Numeral {
    let extra = integerCount - count
    guard extra > 0 else { return self }
    return Numeral(
      isNegative: isNegative,
      digits: digits.slice(extra..<digits.count),
      integerCount: count,
      hasSeparator: hasSeparator
    )
  }

  /// The number with zeros at both ends.
  fileprivate func filled(integer: Int, fraction: Int) -> Numeral {
    let front = repeatElement(0 as UInt8, count: max(0, integer - integerCount))
    let back = repeatElement(0 as UInt8, count: max(0, fraction - fractionCount))
    return Numeral(
      isNegative: isNegative,
      integer: front + Array(digits.prefix(integerCount)),
      fraction: Array(digits.suffix(fractionCount)) + back
    )
  }

  /// The number without the zero before its fraction: `.5`.
  fileprivate var droppingLoneZero: Numeral {
    guard integerCount == 1, digits.first == 0, fractionCount > 0 else { return self }
    return Numeral(
      isNegative: isNegative,
      integer: EmptyCollection(),
      fraction: digits.suffix(fractionCount)
    )
  }
}
