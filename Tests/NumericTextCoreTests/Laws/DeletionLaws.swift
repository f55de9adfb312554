// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Checks that backspace after a key restores the field.
///
/// This is checked only if the key inserted a digit or the decimal separator directly before the
/// caret and had no other effect, such as replacing a zero, applying a bound or changing the sign.
///
/// Three more cases are not checked. A key can decide whether a typed mark groups or starts a
/// fraction, and Backspace doesn't revert this. A digit that is typed before a minus is inserted
/// after the minus. In a field that shows zero as empty text, deleting down to zero clears the
/// field.
@Suite struct DeletionLaws {
  private static let keys: [Event] = ["0", "1", "5", "9", "."]

  @Test(arguments: Notation.samples)
  func backspaceUndoesAKeyInEveryNotation(_ notation: Notation) throws {
    try exploreNatural(notation, .optional)
  }

  @Test(arguments: RulesSample.natural)
  func backspaceUndoesAKeyUnderAllRules(_ rules: RulesSample) throws {
    try exploreNatural(.dollar, rules.rules)
  }

  private func exploreNatural(_ notation: Notation, _ rules: Rules) throws {
    try withEverySession(from: Session.starts(notation, rules), depth: 3) { session in
      try withEvery("then", in: Self.keys) { key in try checkNatural(session, key) }
    }
  }

  private func checkNatural(_ before: Session, _ key: Event) throws {
    var session = before
    guard session.play(key).refusal == nil,
      let old = before.activeState?.numeral, let new = session.activeState?.numeral,
      !(before.field.rules.clearsZero && old.isZero),
      before.state.selection != .caret(.beforeMinus),
      before.state.content.mark == session.state.content.mark,
      before.slot + 1 == session.slot,
      old.isNegative == new.isNegative,
      old.content == new.content.removing(at: before.slot)
    else { return }
    try checkBackspace(session, restores: before)
  }

  @Test(arguments: Notation.samples, [RulesSample.till, .optionalTill, .tillOfWholes])
  func backspaceUndoesAKeyInMinorUnitEntry(
    _ notation: Notation,
    _ rules: RulesSample
  ) throws {
    let starts = Session.starts(notation, rules.rules)
    try withEverySession(from: starts, depth: notation == .dollar ? 4 : 2) { session in
      try withEvery("then", in: Self.keys) { key in try checkTill(session, key) }
    }
  }

  /// Checks that backspace undoes a key in minor-unit entry.
  ///
  /// The digits after the caret never change, so their count identifies the position of the caret.
  private func checkTill(_ before: Session, _ key: Event) throws {
    var session = before
    guard case .edit(.type(let digit)) = key, session.play(key).refusal == nil,
      let old = before.activeState?.numeral, let new = session.activeState?.numeral,
      !old.digits.isEmpty, !old.hasLeadingZeros,
      old != new, old.isNegative == new.isNegative
    else { return }
    let digitsAfter = before.digitsAfterCaret
    let digits = old.content.filter { $0 != "." }
    let expected = digits.dropLast(digitsAfter) + digit + digits.suffix(digitsAfter)
    let row = new.content.filter { $0 != "." }
    guard row.drop(while: { $0 == "0" }) == expected.drop(while: { $0 == "0" }) else { return }
    try hold(session.digitsAfterCaret, is: digitsAfter, "digits after the caret")
    _ = session.deleteBackward()
    try hold(session.text, is: before.text, "text")
    try hold(session.value, is: before.value, "value")
    try hold(session.digitsAfterCaret, is: digitsAfter, "digits after the caret, after ⌫")
  }

  private func checkBackspace(_ typed: Session, restores before: Session) throws {
    var session = typed
    let refusal = session.deleteBackward().refusal
    try hold(refusal, is: nil, "refusal of backspace after \(typed.caretText)")
    try hold(session.caretText, is: before.caretText, "after \(typed.caretText)")
    try hold(session.value, is: before.value, "value after \(typed.caretText)")
  }

  @Test(arguments: Notation.samples)
  func forwardDeletionMatchesBackspaceFromTheNextSlot(_ notation: Notation) throws {
    for rules in [RulesSample.optional, .cents, .fourDigits] {
      let starts = Session.starts(notation, rules.rules)
      try withEverySession(from: starts, depth: 3) { try checkForward($0) }
    }
  }

  private func checkForward(_ before: Session) throws {
    var forward = before
    var backward = before
    guard before.selection.isEmpty, !before.showsNegativeZero,
      backward.move(.forward).changes.contains(.selection)
    else { return }
    try hold(
      forward.play(.edit(.delete(.forward))).refusal,
      is: backward.deleteBackward().refusal,
      "refusal of ⌦"
    )
    try hold(forward.text, is: backward.text, "text after ⌦")
    try hold(forward.value, is: backward.value, "value after ⌦")
  }
}

extension Session {
  /// The number of digits and decimal separators before the caret or selection.
  fileprivate var slot: Int {
    cells.filter { $0.role.isContent && $0.range.upperBound <= selection.lowerBound }.count
  }

  fileprivate var digitsAfterCaret: Int {
    cells.filter { $0.role == .digit && $0.range.lowerBound >= selection.upperBound }.count
  }
}

extension Session {
  /// Whether the field shows `-0` and cannot be empty.
  ///
  /// Backspace deletes the sign of such a zero, because the zero must stay.
  fileprivate var showsNegativeZero: Bool {
    guard let numeral = activeState?.numeral, !field.rules.allowsEmpty else { return false }
    return numeral.isNegative && numeral.content == "0"
  }
}

extension Numeral {
  /// Whether a deletion left leading zeros, which the next typed digit removes.
  fileprivate var hasLeadingZeros: Bool { integerCount > 1 && digits.first == 0 }

  /// The digits and the decimal separator, without the sign.
  fileprivate var content: String { description.filter { $0 != "-" } }
}

extension String {
  fileprivate func removing(at index: Int) -> String {
    var characters = Array(self)
    if characters.indices.contains(index) { characters.remove(at: index) }
    return String(characters)
  }
}
