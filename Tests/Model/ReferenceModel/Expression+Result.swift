// SPDX-License-Identifier: MIT

extension Expression {
  struct DivisionByZero: Error {}

  /// Returns the exact result, or nil if there is no number yet.
  ///
  /// A missing operand is left out, together with the operator before it: `2 +` is 2. If
  /// `isComplete` is false, a divisor of zero is left out too: `8 / 0` is 8.
  func result(isComplete: Bool) throws -> Fraction? {
    var parser = Parser(tokens: tokens[...], isComplete: isComplete)
    return try parser.sum()
  }

  /// A number or a lone minus, or an operation.
  fileprivate enum Token { case content(Content), operation(Operation) }

  private var tokens: [Token] {
    terms.flatMap { term in
      let isMissing = term.content.digits.isEmpty && !term.content.isNegative
      return (term.operation.map { [Token.operation($0)] } ?? [])
        + (isMissing ? [] : [.content(term.content)])
    }
  }
}

private struct Parser {
  var tokens: ArraySlice<Expression.Token>
  let isComplete: Bool

  private mutating func take(_ operations: Set<Operation>) -> Operation? {
    guard case .operation(let operation) = tokens.first, operations.contains(operation) else {
      return nil
    }
    tokens.removeFirst()
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
      } else if isComplete {
        throw Expression.DivisionByZero()
      }
    }
    return (value, isShare)
  }

  private mutating func takeContent() -> Content? {
    guard case .content(let content) = tokens.first else { return nil }
    tokens.removeFirst()
    return content
  }

  private mutating func operand() throws -> (value: Fraction?, isShare: Bool) {
    let content = takeContent()
    var value = content?.number.map { Fraction($0) }
    if take([.power]) != nil {
      // A missing exponent is 0.
      let power = takeContent()?.number.flatMap { Int($0.description) } ?? 0
      value = value?.shifted(by: power)
      guard value?.isTooLong != true else { throw Refusal() }
    }
    if take([.open]) != nil {
      value = try sum()
      _ = take([.close])
      if content?.isNegative == true { value = value.map { -$0 } }
    }
    var isShare = false
    while take([.percent]) != nil {
      isShare = true
      value = value?.shifted(by: -2)
    }
    return (value, isShare)
  }
}
