// SPDX-License-Identifier: MIT

extension Expression {
  /// Returns the exact result of what is complete, nil if there is nothing.
  ///
  /// - Parameter isComplete: Whether no more digits can follow. If so, a division by zero is refused;
  ///   otherwise the divisor doesn't count.
  /// - Returns: The exact result.
  /// - Throws: `divisionByZero` and `tooManyDigits`.
  func result(isComplete: Bool) throws(NumericTextRefusal) -> Ratio? {
    var evaluation = Evaluation(self, isComplete: isComplete)
    return try evaluation.sum()
  }
}

/// Calculates an expression from left to right, with multiplication before addition.
private struct Evaluation {
  private let expression: Expression
  private let isComplete: Bool

  /// The term whose number is next.
  private var index = 0

  init(_ expression: Expression, isComplete: Bool) {
    self.expression = expression
    self.isComplete = isComplete
  }

  private var operation: Operation? { expression.operation(after: index) }

  /// The sum up to the end or to a closing bracket.
  ///
  /// An operand that is missing is left out, together with its operation.
  mutating func sum() throws(NumericTextRefusal) -> Ratio? {
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

  /// The next product, and whether it is a lone percentage.
  private mutating func product() throws(NumericTextRefusal) -> (number: Ratio?, isPercentage: Bool)
  {
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

  /// The next number or bracket, and whether a percent sign follows.
  private mutating func operand() throws(NumericTextRefusal) -> (number: Ratio?, isPercentage: Bool)
  {
    let number = expression.terms[index].number
    var operand = number.digits.isEmpty ? nil : Ratio(number)
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
