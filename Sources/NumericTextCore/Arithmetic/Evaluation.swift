// SPDX-License-Identifier: MIT

extension Expression {
  /// Returns the exact result of the expression, ignoring operators after which no operand has been
  /// typed yet.
  ///
  /// - Parameter isComplete: Whether the user has finished typing the expression. If so, a division
  ///   by zero is refused. Otherwise, a divisor of zero is ignored, because more digits can follow.
  /// - Returns: The exact result, or nil if no number has been typed.
  /// - Throws: `divisionByZero`, or `tooManyDigits` if the exact result or an intermediate result
  ///   has too many digits.
  func result(isComplete: Bool) throws(Refusal) -> Ratio? {
    var evaluation = Evaluation(expression: self, isComplete: isComplete)
    let sum = try evaluation.sum()
    return sum.isMissing ? nil : sum
  }
}

/// A calculation of an expression from left to right, with multiplication before addition.
private struct Evaluation {
  let expression: Expression
  let isComplete: Bool

  /// The index of the term (a number with the operation before it) that the calculation has
  /// reached.
  var index = 0

  /// Whether the last operand ends with a percent sign.
  var isPercentage = false

  private var operation: Operation? { expression.operation(after: index) }

  /// Returns the sum of the next products, such as 26 for `2*3+4*5`.
  ///
  /// The sum ends at a closing bracket, or at the end of the expression. If an operand is missing,
  /// the operator before it is ignored.
  mutating func sum() throws(Refusal) -> Ratio {
    var sum = try product().number
    while let operation, operation == .add || operation == .subtract {
      index += 1
      var (next, isPercentage) = try product()
      if next.isMissing { continue }
      if operation == .subtract { next.negate() }
      if sum.isMissing {
        sum = next
      } else {
        if isPercentage { try next.multiply(by: sum) }
        try sum.add(next)
      }
    }
    return sum
  }

  /// Returns the result of the next multiplications and divisions, such as 6 for `2*3`.
  ///
  /// `isPercentage` is true if there is only one operand, and it is a percentage, such as the `15%`
  /// in `200 + 15%`.
  private mutating func product() throws(Refusal) -> (number: Ratio, isPercentage: Bool) {
    var product = try operand()
    var isPercentage = isPercentage
    while let operation, operation == .multiply || operation == .divide {
      index += 1
      let next = try operand()
      if next.isMissing { continue }
      isPercentage = false
      if product.isMissing {
        product = next
      } else if operation == .multiply {
        try product.multiply(by: next)
      } else if !next.isZero {
        try product.divide(by: next)
      } else if isComplete {
        throw .divisionByZero
      }
    }
    return (consume product, isPercentage)
  }

  /// Returns the next operand, which is a number or an expression in brackets, including the percent
  /// signs after it.
  private mutating func operand() throws(Refusal) -> Ratio {
    let number = expression.terms[index].number
    var operand = Ratio(number)
    if operation == .power {
      index += 1
      try operand.scale(byPowerOfTen: expression.terms[index].number.powerOfTen)
    }
    if operation == .open {
      index += 1
      operand = try sum()
      if number.isNegative { operand.negate() }
      if operation == .close { index += 1 }
    }
    isPercentage = operation == .percent
    while operation == .percent {
      index += 1
      try operand.scale(byPowerOfTen: -2)
    }
    return operand
  }
}
