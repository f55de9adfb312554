// SPDX-License-Identifier: MIT

import Laws
import TestSupport
import Testing

@testable import NumericTextCore

/// The laws of the session hold after every edit.
@Suite struct StateLaws {
  @Test(arguments: NotationSample.allCases)
  func everyNotationObeysTheLaws(_ sample: NotationSample) throws {
    for rules in [RulesSample.optional, .till] {
      try withTrace("\(rules)") { try explore(sample.notation, rules.rules, depth: 3) }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func allRulesObeyTheLaws(_ sample: RulesSample) throws {
    try explore(.accounting, sample.rules, depth: 3)
  }

  @Test(arguments: [RulesSample.optional, .till, .belowMinusFive])
  func longSequencesObeyTheLaws(_ sample: RulesSample) throws {
    let presses: [Press] = ["1", "0", ".", "-", .backspace, .move(.backward)]
    try explore(.krona, sample.rules, depth: 6, presses: presses)
  }

  private func explore(
    _ notation: Notation,
    _ rules: Rules,
    depth: Int,
    presses: [Press] = Press.editsAndArrow
  ) throws {
    let values = ValueLaws(rules)
    try withEverySession(from: Session.starts(notation, rules), depth: depth, presses: presses) {
      session in
      try values.check(session)
      try checkLaws(of: session, presses)
    }
  }

  @Test(arguments: NotationSample.allCases, [RulesSample.thirtyDigits, .fromFive, .optionalTill])
  func longRandomEditsObeyTheLaws(_ notation: NotationSample, _ rules: RulesSample) throws {
    let values = ValueLaws(rules.rules)
    try withRandom(3) { generator in
      for start in Session.starts(notation.notation, rules.rules) {
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
    let keys: [Press] = ["2", "3", "5", "7", "8", .paste("1,234.56"), .paste("-77"), .paste("x")]
    let moves =
      NumericTextCaretMove.allCases.map { Press.move($0) }
      + NumericTextCaretMove.allCases.map { .extend($0) }
    let press = generator.pick(Press.edits + Press.edits + keys + moves)
    try withTrace("\(session.caretText) then \(press)") {
      try checkLaws(of: session, [press])
      _ = press.apply(to: &session)
      try values.check(session)
    }
  }
}

/// Checks the laws of a session, and of each press in it.
func checkLaws(of session: Session, _ presses: [Press]) throws {
  var laws = SessionLaws()
  laws.checkState(session)
  for press in presses {
    var after = session
    let outcome = after.perform(press.event)
    laws.check(.event(press.event), outcome, from: session, to: after)
    try hold(laws.broken == nil, "\(laws.broken?.law ?? ""), then \(press)")
  }
}

/// The laws for the value of a session.
private struct ValueLaws {
  let rules: Rules
  private let lower: String?
  private let upper: String?

  init(_ rules: Rules) {
    self.rules = rules
    lower = rules.bounds.lower?.description
    upper = rules.bounds.upper?.description
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
    // Apple's older systems do not support 128-bit integers.
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let expected = bounded(ReferenceNumber(shown.description))
      try hold(number.description, is: expected.description, "value of \(session.text)")
    }
    try hold(rules.precision.allows(number), "\(number) has too many digits")
    try hold(rules.allowsSign || !session.value.isNegative, "\(session.value) has a sign")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func bounded(_ number: ReferenceNumber) -> ReferenceNumber {
    var number = number
    if let lower { number = max(number, ReferenceNumber(lower)) }
    if let upper { number = min(number, ReferenceNumber(upper)) }
    return number
  }
}
