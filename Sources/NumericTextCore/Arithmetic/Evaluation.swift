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
    var evaluation = Evaluation(self, isComplete: isComplete)
    return try evaluation.sum()
  }
}

/// A calculation of an expression from left to right, with multiplication before addition.
private struct Evaluation {
  private let expression: Expression
  private let isComplete: Bool

  /// The index of the term (a number with the operation before it) that the calculation has
  /// reached.
  private var index = 0

  init(_ expression: Expression, isComplete: Bool) {
    self.expression = expression
    self.isComplete = isComplete
  }

  private var operation: Operation? { expression.operation(after: index) }

  /// Returns the sum of the next products, such as 26 for `2*3+4*5`.
  ///
  /// The sum ends at a closing bracket, or at the end of the expression. If an operand is missing,
  /// the operator before it is ignored.
  mutating func sum() throws(Refusal) -> Ratio? {
    var sum = try product().number
    while let operation, operation == .add || operation == .subtract {
      index += 1
      let next = try product()
      guard var number = next.number else { continue }
      if operation == .subtract { number = try number.negated() }
      if let base = sum {
        sum = try base.adding(next.isPercentage ? base.multiplied(by: number) : number)
      } else {
        sum = number
      }
    }
    return sum
  }

  /// Returns the result of the next multiplications and divisions, such as 6 for `2*3`, or nil if no
  /// operand has been typed yet.
  ///
  /// `isPercentage` is true if there is only one operand, and it is a percentage, such as the `15%`
  /// in `200 + 15%`.
  private mutating func product() throws(Refusal) -> (number: Ratio?, isPercentage: Bool) {
    var (product, isPercentage) = try operand()
    while let operation, operation == .multiply || operation == .divide {
      index += 1
      let (next, _) = try operand()
      guard let next else { continue }
      isPercentage = false
      guard let left = product else {
        product = next
        continue
      }
      if operation == .multiply {
        product = try left.multiplied(by: next)
      } else if !next.isZero {
        product = try left.divided(by: next)
      } else if isComplete {
        throw .divisionByZero
      }
    }
    return (product, isPercentage)
  }

  /// Returns the next operand, which is a number or an expression in brackets, or nil if it is
  /// missing.
  ///
  /// `isPercentage` is true if a percent sign follows the operand.
  private mutating func operand() throws(Refusal) -> (number: Ratio?, isPercentage: Bool) {
    let number = expression.terms[index].number
    var operand = number.digits.isEmpty ? nil : Ratio(number)
    if operation == .power {
      index += 1
      operand = try operand?.scaled(byPowerOfTen: expression.terms[index].number.powerOfTen)
    }
    if operation == .open {
      index += 1
      operand = try sum()
      if number.isNegative { operand = try operand?.negated() }
      if operation == .close { index += 1 }
    }
    var isPercentage = false
    while operation == .percent {
      index += 1
      isPercentage = true
      operand = try operand?.percent()
    }
    return (operand, isPercentage)
  }
}
