// SPDX-License-Identifier: MIT

extension Expression {
  struct DivisionByZero: Error {}

  /// Returns the exact result, or nil if there is no number yet.
  ///
  /// A missing operand is left out, together with the operator before it: `2 +` is 2. If
  /// `isComplete` is false, a divisor of zero is left out too: `8 / 0` is 8. So is one in brackets that
  /// are still open, unless `isCommitted` is true.
  func result(isComplete: Bool, isCommitted: Bool = false) throws -> Fraction? {
    var parser = Parser(terms: terms, isComplete: isComplete, isCommitted: isCommitted)
    return try parser.sum()
  }
}

private struct Parser {
  let terms: [Expression.Term]
  let isComplete: Bool
  let isCommitted: Bool
  /// Whether the last brackets that were read are still open.
  var isOpen = false
  /// The index of the term whose number is read next.
  var index = 0

  private var content: Content { terms[index].content }

  /// Moves to the next term, if its operation is one of `operations`.
  private mutating func take(_ operations: Set<Operation>) -> Operation? {
    guard index + 1 < terms.count, let operation = terms[index + 1].operation,
      operations.contains(operation)
    else { return nil }
    index += 1
    return operation
  }

  mutating func sum() throws -> Fraction? {
    var sum = try product().value
    while let sign = take([.plus, .minus]) {
      let (next, isShare) = try product()
      guard let next else { continue }
      // `200 + 15%` adds 15 % of 200.
      let amount = isShare ? (sum ?? Fraction(.one)) * next : next
      let signed = sign == .minus ? -amount : amount
      sum = sum.map { $0 + signed } ?? signed
    }
    return sum
  }

  /// Returns the product of the next factors, and whether it is a single percentage such as `15%`.
  private mutating func product() throws -> (value: Fraction?, isShare: Bool) {
    var (value, isShare) = try operand()
    while let sign = take([.times, .over]) {
      guard let next = try operand().value else { continue }
      isShare = false
      guard let left = value else {
        value = next
        continue
      }
      if sign == .times {
        value = left * next
      } else if !next.isZero {
        value = left / next
      } else if isComplete, !isOpen {
        throw Expression.DivisionByZero()
      }
    }
    return (value, isShare)
  }

  private mutating func operand() throws -> (value: Fraction?, isShare: Bool) {
    let isNegative = content.isNegative
    var value = content.number.map { Fraction($0) }
    if take([.power]) != nil {
      // A missing exponent is 0.
      let power = content.number.flatMap { Int($0.description) } ?? 0
      value = value?.shifted(by: power)
      guard value?.isTooLong != true else { throw Refusal() }
    }
    if take([.open]) != nil {
      value = try sum()
      isOpen = take([.close]) == nil && !isCommitted
      if isNegative { value = value.map { -$0 } }
    }
    var isShare = false
    while take([.percent]) != nil {
      isShare = true
      value = value?.shifted(by: -2)
    }
    return (value, isShare)
  }
}
