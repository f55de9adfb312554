// SPDX-License-Identifier: MIT

// Exact multiplication and long division, digit by digit as on paper.

extension Numeral {
  /// Returns the exact product of two numbers.
  package func multiplied(by other: Numeral) -> Numeral {
    // Skip the multiplication by 1, because most denominators of a `Ratio` are 1.
    if isOne { return other.canonical }
    if other.isOne { return canonical }
    let (left, right) = (digits, other.digits)
    var column = 0
    let product = NumeralDigits(columns: left.count + right.count) { place in
      for index in max(0, place - right.count)..<min(left.count, place) {
        column += Int(left[index]) * Int(right[place - 1 - index])
      }
      defer { column /= 10 }
      return column % 10
    }
    return Numeral(
      isNegative: isNegative != other.isNegative,
      digits: product,
      fraction: fractionCount + other.fractionCount
    ).canonical
  }

  /// Whether the numeral is `1`.
  var isOne: Bool { !isNegative && !hasSeparator && digits.count == 1 && digits[0] == 1 }

  /// Returns this number divided by a positive number, cut off after `places` fraction digits.
  ///
  /// If nonzero digits are cut off, the digit 1 is appended instead. If the result is then rounded
  /// to fewer than `places` fraction digits, it is rounded in the same direction as the exact
  /// quotient would be.
  func divided(by divisor: Numeral, places: Int) -> Numeral {
    let scale = max(fractionCount, divisor.fractionCount)
    let whole = scaled(byPowerOfTen: scale).digits
    var division = LongDivision(by: divisor.scaled(byPowerOfTen: scale).digits)
    var row = NumeralDigits()
    for digit in whole { row.append(division.next(digit)) }
    for _ in 0..<places { row.append(division.next(0)) }
    if !division.isExact { row.append(1) }
    let fraction = row.count - whole.count
    return Numeral(isNegative: isNegative, digits: row, fraction: fraction).canonical
  }
}

/// A long division of integers.
///
/// Each call of `next` takes a digit of the dividend, and returns a digit of the quotient.
private struct LongDivision {
  private let divisor: [UInt8]

  /// The digits of the remainder so far, padded with zeros to one digit more than the divisor has.
  private var rest: [UInt8]

  init(by digits: NumeralDigits) {
    var divisor: [UInt8] = [0]
    for digit in digits { divisor.append(digit) }
    self.divisor = divisor
    rest = [UInt8](repeating: 0, count: divisor.count)
  }

  /// Whether the remainder is zero.
  var isExact: Bool { rest.allSatisfy { $0 == 0 } }

  mutating func next(_ digit: UInt8) -> UInt8 {
    for place in 1..<rest.count { rest[place - 1] = rest[place] }
    rest[rest.count - 1] = digit
    var quotient: UInt8 = 0
    while holdsDivisor {
      subtractDivisor()
      quotient += 1
    }
    return quotient
  }

  private var holdsDivisor: Bool {
    for place in rest.indices where rest[place] != divisor[place] {
      return rest[place] > divisor[place]
    }
    return true
  }

  private mutating func subtractDivisor() {
    var borrow: UInt8 = 0
    var place = rest.count
    while place > 0 {
      place -= 1
      let taken = divisor[place] + borrow
      borrow = rest[place] < taken ? 1 : 0
      rest[place] = rest[place] + borrow * 10 - taken
    }
  }
}
