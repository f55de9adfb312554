// SPDX-License-Identifier: MIT

// Exponents: in `1.5e3`, the operation `power` is before the number 3, which is a term of its own.

extension Expression {
  /// The maximum number of digits in an exponent.
  static let exponentDigits = 3

  /// Checks the exponent in the term at `index`: a whole number, directly after another number.
  ///
  /// Both numbers can still be missing.
  ///
  /// - Throws: `severalNumbers` if it is no exponent.
  func checkExponent(at index: Int) throws(Refusal) {
    let exponent = terms[index].number
    guard !exponent.hasSeparator, exponent.digits.count <= Self.exponentDigits,
      !(terms[index - 1].operation?.takesNoExponent ?? false), operation(after: index) != .open
    else { throw .severalNumbers }
  }

  /// Whether any number has an exponent.
  var hasExponent: Bool { terms.contains { $0.operation == .power } }
}

extension Operation {
  /// Whether no exponent can follow the number after the operation.
  fileprivate var takesNoExponent: Bool { self == .power || endsOperand }
}

extension Numeral {
  /// The value of an exponent, which is a whole number with few digits.
  var powerOfTen: Int {
    var power = 0
    for digit in digits { power = power * 10 + Int(digit) }
    return isNegative ? -power : power
  }
}
