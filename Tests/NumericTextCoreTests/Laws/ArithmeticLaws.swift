// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// The laws of fields that allow arithmetic hold after every short sequence of keys and pastes.
@Suite struct ArithmeticLaws {
  private static let presses: [Event] = [
    "1", "0", ".", "-", "*", "/", "%", "(", ")", .backspace, .forwardDelete, .move(.backward),
    .paste("2+3"),
  ]

  private static let samples: [RulesSample] = [
    .open, .optional, .cents, .wholeNumbers, .fromFive, .unsigned, .till, .optionalTill, .liveCents,
    .clearsZero, .formattedOnCommit, .refusesFarBound,
  ]

  @Test(arguments: samples)
  func everyEditObeysTheLaws(_ sample: RulesSample) throws {
    try explore(.dollar, sample, depth: 3) { session in
      try checkState(session)
      try checkLaws(of: session, Self.presses)
    }
  }

  @Test(arguments: Notation.samples)
  func everyNotationOfExpressionsObeysTheLaws(_ notation: Notation) throws {
    try explore(notation, .optional, depth: 2) { session in
      try checkState(session)
      try checkLaws(of: session, Self.presses)
    }
  }

  /// Checks that the value obeys the bounds and the precision.
  private func checkState(_ session: Session) throws {
    let rules = session.field.rules
    let number = session.field.number(of: session.value)
    if !number.digits.isEmpty {
      try hold(number.clamped(to: rules.bounds) == number, "\(number) is out of bounds")
      try hold(rules.precision.allows(number), "\(number) has too many digits")
    }
  }

  /// Pasting the whole text of an expression, complete or not, results in the same expression.
  @Test(arguments: [RulesSample.open, .optional, .cents, .wholeNumbers, .till, .formattedOnCommit])
  func textParsesToTheSameExpression(_ sample: RulesSample) throws {
    try explore(.dollar, sample, depth: 3) { try checkTextReadsBack($0) }
  }

  @Test(arguments: Notation.samples.filter { $0 != .digitsInAffixes })
  func textParsesToTheSameExpressionInEveryNotation(_ notation: Notation) throws {
    try explore(notation, .optional, depth: 2) { try checkTextReadsBack($0) }
  }

  private func checkTextReadsBack(_ session: Session) throws {
    guard let expression = session.state.expression, !isTyped(expression) else { return }
    // A pasted division by zero is refused.
    let isDivisionByZero =
      (try? expression.result(isComplete: true)) == nil
      && (try? expression.result(isComplete: false)) != nil
    // Pasting a single character counts as typing a key, so the law does not apply.
    guard !isDivisionByZero, session.text.onlyScalar == nil else { return }
    let isOptional = session.field.rules.allowsEmpty
    var fresh = Session(session.field, value: isOptional ? Numeral() : .zero)
    _ = fresh.selectAll()
    _ = fresh.paste(session.text)
    try hold(fresh.text, is: session.text, "text")
    try hold(fresh.value, is: session.value, "value")
  }

  /// Returns whether the expression contains a number that can be typed but not pasted as it is,
  /// such as `1.` or `-0`.
  private func isTyped(_ expression: Expression) -> Bool {
    expression.terms.contains { term in
      let number = term.number
      return (number.hasSeparator && number.fractionCount == 0)
        || (!number.digits.isEmpty && number.isZero && number.isNegative)
    }
  }

  /// Committing replaces an expression with its result, and doesn't change the field's value.
  @Test(arguments: samples)
  func committingKeepsTheValue(_ sample: RulesSample) throws {
    try explore(.dollar, sample, depth: 3) { session in
      guard session.state.expression != nil else { return }
      var left = session
      _ = left.commit()
      try hold(left.value, is: session.value, "value after leaving")
      var submitted = session
      guard submitted.play(.submit).refusal == nil else { return }
      try hold(submitted.value, is: session.value, "value after Return")
      try hold(submitted.state.expression == nil, "the expression is still there")
      try hold(submitted.undo().text, is: session.text, "text after undo")
      try hold(submitted.value, is: session.value, "value after undo")
    }
  }

  /// Without operators, a field that allows arithmetic behaves like one that doesn't.
  ///
  /// With minor-unit entry, the separator key is not tested: where arithmetic is allowed, this key
  /// turns the digits before it into whole units.
  @Test(arguments: RulesSample.allCases)
  func numbersAreEditedAsInOtherFields(_ sample: RulesSample) throws {
    var presses: [Event] = [
      "1", "0", ".", .backspace, .forwardDelete, .move(.backward), .paste("1,234.5"),
    ]
    if sample.rules.entry == .minorUnits { presses.remove(at: 2) }
    let starts = Session.starts(.dollar, sample.rules)
    try withEverySession(from: starts, depth: 3, presses: presses) { session in
      try withEvery("then", in: presses) { press in
        var (plain, other) = (session, session)
        other.field = Field(.dollar, sample.rules.calculating)
        try hold(other.play(press), is: plain.play(press), "outcome")
        try hold(other.value, is: plain.value, "value")
      }
    }
  }

  private func explore(
    _ notation: Notation,
    _ sample: RulesSample,
    depth: Int,
    _ law: (Session) throws -> Void
  ) throws {
    let starts = Session.starts(notation, sample.rules.calculating).prefix(2)
    try withEverySession(from: Array(starts), depth: depth, presses: Self.presses, law)
  }
}
