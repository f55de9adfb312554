// SPDX-License-Identifier: MIT

import Foundation
import Laws
import TestSupport
import Testing

@testable import NumericTextCore

/// The laws of the session hold after every edit.
@Suite struct StateLaws {
  @Test(arguments: Notation.samples)
  func everyNotationObeysTheLaws(_ notation: Notation) throws {
    for rules in [RulesSample.optional, .till] {
      try withTrace("\(rules)") { try explore(notation, rules.rules, depth: 3) }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func allRulesObeyTheLaws(_ sample: RulesSample) throws {
    try explore(.accounting, sample.rules, depth: 3)
  }

  @Test(arguments: [RulesSample.optional, .till, .belowMinusFive])
  func longSequencesObeyTheLaws(_ sample: RulesSample) throws {
    let presses: [Event] = ["1", "0", ".", "-", .backspace, .move(.backward)]
    try explore(.krona, sample.rules, depth: 6, presses: presses)
  }

  private func explore(
    _ notation: Notation,
    _ rules: Rules,
    depth: Int,
    presses: [Event] = Event.editsAndArrow
  ) throws {
    let values = ValueLaws(rules)
    try withEverySession(from: Session.starts(notation, rules), depth: depth, presses: presses) {
      session in
      try values.check(session)
      try checkLaws(of: session, presses)
    }
  }

  @Test(arguments: Notation.samples, [RulesSample.thirtyDigits, .fromFive, .optionalTill])
  func longRandomEditsObeyTheLaws(_ notation: Notation, _ rules: RulesSample) throws {
    let values = ValueLaws(rules.rules)
    try withRandom(3) { generator in
      for start in Session.starts(notation, rules.rules) {
        var session = start
        for _ in 0..<60 { try step(&session, values, &generator) }
      }
    }
  }

  private func step(
    _ session: inout Session,
    _ values: ValueLaws,
    _ generator: inout SplitMix64
  ) throws {
    let keys: [Event] = ["2", "3", "5", "7", "8", .paste("1,234.56"), .paste("-77"), .paste("x")]
    let moves =
      NumericTextCaretMove.allCases.map { Event.move($0) }
      + NumericTextCaretMove.allCases.map { .move($0, extending: true) }
    let press = generator.pick(Event.edits + Event.edits + keys + moves)
    try withTrace("\(session.caretText) then \(press.testDescription)") {
      try checkLaws(of: session, [press])
      _ = session.play(press)
      try values.check(session)
    }
  }
}

/// Checks the laws of a session, and of each press in it.
func checkLaws(of session: Session, _ presses: [Event]) throws {
  var laws = SessionLaws()
  laws.checkState(session)
  for press in presses {
    var after = session
    let outcome = after.perform(press)
    laws.check(.event(press), outcome, from: session, to: after)
    try hold(laws.broken == nil, "\(laws.broken?.law ?? ""), then \(press.testDescription)")
  }
}

/// The laws for the value of a session.
private struct ValueLaws {
  let rules: Rules
  private let lower: Decimal?
  private let upper: Decimal?

  init(_ rules: Rules) {
    self.rules = rules
    lower = rules.bounds.lower.map { Decimal(plain: $0.description) }
    upper = rules.bounds.upper.map { Decimal(plain: $0.description) }
  }

  /// Checks that the value is the number in the text, clamped to the bounds, and obeys all rules.
  func check(_ session: Session) throws {
    let shown = session.activeState?.numeral ?? Numeral()
    if shown.digits.isEmpty, rules.clearsZero {
      try hold(session.value, is: .zero, "value of a cleared field")
      return
    }
    if shown.digits.isEmpty {
      try hold(rules.allowsEmpty, "a field that may not be empty is empty")
      try hold(session.value, is: Numeral(), "value of an empty field")
      return
    }
    let number = session.value.scaled(byPowerOfTen: session.field.notation.scale)
    let expected = bounded(Decimal(plain: shown.description))
    try hold(number.description, is: "\(expected)", "value of \(session.text)")
    try hold(rules.precision.allows(number), "\(number) has too many digits")
    try hold(rules.allowsSign || !session.value.isNegative, "\(session.value) has a sign")
  }

  private func bounded(_ number: Decimal) -> Decimal {
    min(max(number, lower ?? number), upper ?? number)
  }
}
