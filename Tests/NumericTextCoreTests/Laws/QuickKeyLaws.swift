// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Every key that `Session.editQuickly` handles has the same result as in the stages of an edit,
/// which `editQuickly` skips.
@Suite struct QuickKeyLaws {
  private static let numbers = [
    "", "0", "5", "7.", "1.5", "1.05", "99", "999", "1234", "0.5", "-5", "12345678901234", "10.10",
    "9999999999999999999999999999999999999",
  ]

  private static let expressions = [
    "1+2", "1+0", "1-25", "2*3.", "2*3.4", "12/5", "12/0", "2*(3", "5%+20", "(1+2)*34", "1+-5",
    "9999999999999*99", "1+12345678901234567890123456789012345678", "2e1", "2e1+5",
  ]

  private static let keys =
    "0123456789.-".unicodeScalars.map { Event.edit(.type(String($0))) }
    + [.backspace, "12", .forwardDelete, .paste("3")]

  /// Returns, for each number, an idle session, and active sessions with the caret at the end, with
  /// the caret at the start, and with everything selected.
  private func sessions(_ field: Field) -> [Session] {
    Self.numbers.flatMap { text in
      var session = Session(field, value: numeral(text).canonical)
      _ = session.focus()
      try? session.replace(with: field.normalized(numeral(text)).value)
      var (start, all) = (session, session)
      _ = start.move(.start)
      _ = all.selectAll()
      return [Session(field, value: numeral(text).canonical), session, start, all]
    }
  }

  @Test(arguments: RulesSample.allCases)
  func quickKeysHaveTheResultsOfTheStages(_ rules: RulesSample) throws {
    try withEvery("notation", in: Notation.samples) { notation in
      for session in sessions(Field(notation, rules.rules)) {
        try withEvery("key", in: Self.keys) { key in try check(key, session) }
      }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func quickKeysInExpressionsHaveTheResultsOfTheStages(_ sample: RulesSample) throws {
    let rules = sample.rules.calculating.with { $0.allowsExponents = true }
    try withEvery("notation", in: Notation.samples) { notation in
      for text in Self.expressions {
        let session = Session(typing: text, in: Field(notation, rules))
        try withEvery("key", in: Self.keys) { key in try check(key, session) }
      }
    }
  }

  private func check(_ key: Event, _ session: Session) throws {
    var (quick, staged) = (session, session)
    quick.changes = []
    staged.changes = []
    guard quick.editQuickly(key) else { return }
    try staged.act(on: key)
    try withTrace("field: \(session.caretText)") {
      try hold(quick.state, is: staged.state, "state")
      try hold(quick.value, is: staged.value, "value")
      try hold(quick.changes, is: staged.changes, "changes")
      try hold(quick.isEdited, is: staged.isEdited, "edited")
      try hold(quick.history.entries, is: staged.history.entries, "history")
      try hold(quick.entry, is: staged.entry, "entry")
    }
  }

  @Test func plainNumbersAreEditedQuickly() {
    var session = NumericTextCoreTests.session(at: "$1,234|", in: .dollar)
    var isQuick = session.editQuickly("5")
    #expect(isQuick && session.text == "$12,345")
    isQuick = session.editQuickly(.backspace)
    #expect(isQuick && session.text == "$1,234")
    var zero = NumericTextCoreTests.session(at: "$0|", in: .dollar)
    isQuick = zero.editQuickly("5")
    #expect(isQuick && zero.text == "$5")
    for text in ["-$5|", "$1|2", "[$12]"] {
      var other = NumericTextCoreTests.session(at: text, in: .dollar)
      isQuick = other.editQuickly("5")
      #expect(!isQuick, "\(text)")
    }
  }

  /// A new style can round the result of an expression, but doesn't change the value.
  @Test func resultThatStaysTheSameIsNotPublished() throws {
    var session = Session(typing: "5+1.9", in: Field(.dollar, Rules().calculating))
    _ = session.set(Field(.dollar, RulesSample.wholeNumbers.rules.calculating))
    try check("9", session)
    let isQuick = session.editQuickly("9")
    #expect(isQuick && session.value == numeral("6.9"))
  }

  @Test func lastNumbersOfExpressionsAreEditedQuickly() {
    for (keys, shown) in [("1+2", "$1 + 25"), ("12*(3-0", "$12 × (3 − 5")] {
      var session = Session(typing: keys, in: Field(.dollar, Rules().calculating))
      let isQuick = session.editQuickly("5")
      #expect(isQuick && session.text == shown)
    }
  }
}
