// SPDX-License-Identifier: MIT

extension Expression {
  /// Returns the exact result of the expression, ignoring operators after which no operand has been
  /// typed yet.
  ///
  /// - Parameter isComplete: Whether the user has finished typing the last number. If so, a division by
  ///   zero is refused, except for a divisor in brackets that are still open. Otherwise, a divisor of
  ///   zero is ignored, because more digits can follow.
  /// - Returns: The exact result, or nil if no number has been typed.
  /// - Throws: `divisionByZero`, or `tooManyDigits` if the exact result or an intermediate result
  ///   has too many digits.
  func result(isComplete: Bool) throws(Refusal) -> Ratio? {
    // Machine words are enough for most expressions. They refuse a number that is too long for
    // them, and a quotient such as 1/3, so the calculation is then repeated.
    var words = Evaluation<ShortDecimal>(expression: self, isComplete: isComplete)
    if let sum = try? words.sum() { return Ratio(sum.numeral) }
    var ratios = Evaluation<Ratio>(expression: self, isComplete: isComplete)
    return try ratios.sum()
  }
}

/// A calculation of an expression from left to right, with multiplication before addition.
private struct Evaluation<Number: ExactNumber> {
  let expression: Expression
  let isComplete: Bool

  /// The index of the term (a number with the operation before it) that the calculation has
  /// reached.
  var index = 0

  /// Whether the last operand ends with a percent sign.
  var isPercentage = false

  /// Whether the last operand is in brackets that are still open.
  var isOpen = false

  private var operation: Operation? { expression.operation(after: index) }

  /// Returns the sum of the next products, such as 26 for `2*3+4*5`.
  ///
  /// The sum ends at a closing bracket, or at the end of the expression. If an operand is missing,
  /// the operator before it is ignored. The sum is nil if all operands are missing.
  mutating func sum() throws(Refusal) -> Number? {
    var sum = try product().number
    while let operation, operation.isAdditive {
      index += 1
      guard case (var next?, let isPercentage) = try product() else { continue }
      if operation == .subtract { next.negate() }
      if let first = sum {
        if isPercentage { try next.multiply(by: first) }
        try next.add(first)
      }
      sum = next
    }
    return sum
  }

  /// Returns the result of the next multiplications and divisions, such as 6 for `2*3`.
  ///
  /// `isPercentage` is true if there is only one operand, and it is a percentage, such as the `15%`
  /// in `200 + 15%`.
  private mutating func product() throws(Refusal) -> (number: Number?, isPercentage: Bool) {
    var product = try operand()
    var isPercentage = isPercentage
    while let operation, operation == .multiply || operation == .divide {
      index += 1
      guard let next = try operand() else { continue }
      isPercentage = false
      if product == nil {
        product = next
      } else if operation == .multiply {
        try product?.multiply(by: next)
      } else if !next.isZero {
        try product?.divide(by: next)
      } else if isComplete, !isOpen {
        throw .divisionByZero
      }
    }
    return (product, isPercentage)
  }

  /// Returns the next operand, which is a number or an expression in brackets, including the percent
  /// signs after it, or nil if its digits are missing.
  private mutating func operand() throws(Refusal) -> Number? {
    let number = expression.terms[index].number
    var operand = number.digits.isEmpty ? nil : try Number(number)
    if operation == .power {
      index += 1
      try operand?.scale(byPowerOfTen: expression.terms[index].number.powerOfTen)
    }
    if operation == .open {
      index += 1
      operand = try sum()
      if number.isNegative { operand?.negate() }
      isOpen = operation != .close
      if !isOpen { index += 1 }
    }
    isPercentage = operation == .percent
    while operation == .percent {
      index += 1
      try operand?.scale(byPowerOfTen: -2)
    }
    return operand
  }
}

/// A type of the numbers in a calculation.
///
/// It calculates exactly, and refuses numbers and results that have too many digits for it.
protocol ExactNumber {
  /// Creates the value of a numeral that has digits.
  init(_ number: borrowing Numeral) throws(Refusal)

  var isZero: Bool { get }

  mutating func negate()
  mutating func add(_ other: Self) throws(Refusal)
  mutating func multiply(by other: Self) throws(Refusal)

  /// Divides this number by `other`, which must not be zero.
  mutating func divide(by other: Self) throws(Refusal)

  /// Multiplies this number by a power of ten.
  mutating func scale(byPowerOfTen power: Int) throws(Refusal)
}
