// SPDX-License-Identifier: MIT

// Exponents: in `1.5e3`, the operation `power` is before the number 3, which is a term of its own.

extension Expression {
  /// The maximum number of digits in an exponent.
  static let mostExponentDigits = 3

  /// Checks that the term at `index` can be an exponent: a whole number after another number.
  ///
  /// Either number can still be missing, because the user is typing. A number after another exponent
  /// or a percent sign can't have an exponent: `1e2e3` and `5%e3` are refused.
  ///
  /// - Throws: `severalNumbers` if the term can't be an exponent.
  func checkExponent(at index: Int) throws(Refusal) {
    let exponent = terms[index].number
    let before = terms[index - 1].operation
    guard !exponent.hasSeparator, exponent.digits.count <= Self.mostExponentDigits,
      before != .power, before?.endsOperand != true, operation(after: index) != .open
    else { throw .severalNumbers }
  }

  /// Whether any number has an exponent.
  var hasExponent: Bool { terms.contains { $0.operation == .power } }
}

extension Numeral {
  /// The value of an exponent, which is a whole number with few digits.
  var powerOfTen: Int {
    let power = Int(digits.word ?? 0)
    return isNegative ? -power : power
  }
}
