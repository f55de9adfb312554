// SPDX-License-Identifier: MIT

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
    var exploration = Exploration(from: Session.starts(notation, rules), presses: presses)
    let laws = SessionLaws(rules)
    try exploration.forEach(depth: depth) { session in
      try laws.checkState(session)
      for press in presses {
        try withTrace("then: \(press)") { try laws.checkPress(press, session) }
      }
    }
  }

  @Test(arguments: NotationSample.allCases, [RulesSample.thirtyDigits, .fromFive, .optionalTill])
  func longRandomEditsObeyTheLaws(_ notation: NotationSample, _ rules: RulesSample) throws {
    let laws = SessionLaws(rules.rules)
    try withRandom(3) { generator in
      for start in Session.starts(notation.notation, rules.rules) {
        var session = start
        for _ in 0..<60 { try step(&session, laws, &generator) }
      }
    }
  }

  private func step(
    _ session: inout Session,
    _ laws: SessionLaws,
    _ generator: inout SplitMix64
  ) throws {
    let keys: [Press] = ["2", "3", "5", "7", "8", .paste("1,234.56"), .paste("-77"), .paste("x")]
    let moves =
      NumericTextCaretMove.allCases.map { Press.move($0) }
      + NumericTextCaretMove.allCases.map { .extend($0) }
    let press = generator.pick(Press.edits + Press.edits + keys + moves)
    try withTrace("\(session.caretText) then \(press)") {
      try laws.checkPress(press, session)
      _ = press.apply(to: &session)
      try laws.checkState(session)
    }
  }
}

/// The laws for the state of a session, and for the effect of a press.
struct SessionLaws {
  let rules: Rules
  private let lower: String?
  private let upper: String?

  init(_ rules: Rules) {
    self.rules = rules
    lower = rules.bounds.lower?.description
    upper = rules.bounds.upper?.description
  }

  func checkState(_ session: Session) throws {
    try checkSelection(session)
    try checkValue(session)
  }

  /// Checks that both ends of the selection are caret slots, or that the whole text is selected.
  private func checkSelection(_ session: Session) throws {
    let slots = slots(of: session)
    let ends = session.selection
    let isWhole = ends == 0..<session.text.utf16.count
    try hold(
      isWhole || (slots.contains(ends.lowerBound) && slots.contains(ends.upperBound)),
      "\(session.caretText) has its selection outside of \(slots)"
    )
  }

  private func slots(of session: Session) -> Set<Int> {
    let content = session.cells.filter { $0.role.isContent }.map { $0.range }
    guard let first = content.first else {
      let prefix = session.field.editing.affixes.negative.prefix
      let isPlain = session.field.rules.formatting == .onCommit
      return session.text.isEmpty ? [0] : isPlain ? [0, prefix.width] : [prefix.width]
    }
    // With formatting on commit, the minus can be deleted separately, so there is a slot before it.
    let start = session.field.rules.formatting == .onCommit ? 0 : first.lowerBound
    return Set([start, first.lowerBound] + content.map { $0.upperBound })
  }

  /// Checks that the value is the number in the text, clamped to the bounds, and obeys all rules.
  private func checkValue(_ session: Session) throws {
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

  /// Checks that the outcome reports exactly what changed, and that a refusal changes nothing.
  func checkPress(_ press: Press, _ before: Session) throws {
    var after = before
    let outcome = press.apply(to: &after)
    try hold(outcome.text, is: after.text, "text of the outcome")
    try hold(outcome.selection, is: after.selection, "selection of the outcome")
    var changes: NumericTextChanges = []
    if before.text != after.text { changes.insert(.text) }
    if before.selection != after.selection { changes.insert(.selection) }
    if before.value != after.value { changes.insert(.value) }
    try hold(outcome.changes, is: changes, "changes")
    guard outcome.refusal != nil else { return }
    try hold(outcome.changes, is: [], "changes of a refused edit")
    try hold(after.state, is: before.state, "state after a refused edit")
  }
}
