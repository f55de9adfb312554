// SPDX-License-Identifier: MIT

extension Session {
  /// Adds a number of steps, exactly, within bounds.
  ///
  /// Nothing counts as zero.
  mutating func addSteps(_ count: Int) throws(Refusal) {
    guard count != 0 else { return }
    let number = state.numeral.canonical
    let start = number.digits.isEmpty ? Numeral.zero : number
    let next = field.active(field.stepped(start, by: count).clamped(to: field.rules.bounds))
    guard !next.isSameNumber(as: number) else {
      if field.isAtBound(next, count) { throw .outOfBounds }
      return
    }
    let limit = field.rules.precision.mostIntegers
    guard next.significantIntegerCount <= max(limit, number.significantIntegerCount) else {
      throw .tooManyIntegerDigits(limit: limit)
    }
    replace(with: next)
  }
}

extension Field {
  /// A number and a number of steps from it.
  fileprivate func stepped(_ number: Numeral, by count: Int) -> Numeral {
    let step = rules.step ?? Numeral(digit: 1)
    let limited = min(max(count, -Self.stepLimit), Self.stepLimit)
    guard rules.snapsToStep else { return number.adding(step.multiplied(by: limited)) }
    let distance = number.adding(rules.stepOrigin.negated)
    let rest = distance.remainder(dividingBy: step)
    if rest.isZero { return number.adding(step.multiplied(by: limited)) }
    let above = distance.isNegative ? step.adding(rest.negated) : rest
    let below = number.adding(above.negated)
    return below.adding(step.multiplied(by: limited > 0 ? limited : limited + 1))
  }

  /// Whether a number cannot be stepped further in this direction.
  fileprivate func isAtBound(_ number: Numeral, _ count: Int) -> Bool {
    guard let bound = count > 0 ? rules.bounds.upper : rules.bounds.lower else { return false }
    return number.isSameNumber(as: bound)
  }

  /// Times nine, it fits an `Int` of 32 bits, as on watches and in WebAssembly.
  private static let stepLimit = 100_000_000
}
