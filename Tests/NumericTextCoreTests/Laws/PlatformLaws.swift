// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// The outcome of an edit is the same for each way in which platforms report it: as a key, as a
/// replaced range, or as a text that has already changed.
@Suite struct PlatformLaws {
  private static let keys = ["0", "1", "5", ".", "-", "x"]

  @Test(arguments: NotationSample.allCases)
  func reportsAgreeInEveryNotation(_ notation: NotationSample) throws {
    for rules in [RulesSample.optional, .till] {
      try withTrace("\(rules)") { try explore(notation.notation, rules.rules, depth: 2) }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func reportsAgreeUnderAllRules(_ rules: RulesSample) throws {
    try explore(.dollar, rules.rules, depth: rules == .optional || rules == .till ? 3 : 2)
  }

  private func explore(_ notation: Notation, _ rules: Rules, depth: Int) throws {
    try withEverySession(from: Session.starts(notation, rules), depth: depth) { session in
      try checkBackspace(session)
      try withEvery("key", in: Self.keys + [ownDigit(notation)]) { try checkKey($0, session) }
    }
  }

  @Test(arguments: [NotationSample.dollar, .krona, .adlam, .wideSeparators])
  func reportsOfForwardDeletionsAgree(_ notation: NotationSample) throws {
    for rules in [RulesSample.optional, .open, .till] {
      let starts = Session.starts(notation.notation, rules.rules)
      try withEverySession(from: starts, depth: 3) { try checkDelete($0) }
    }
  }

  private func ownDigit(_ notation: Notation) -> String {
    String(Character(notation.digits[7]))
  }

  @Test(arguments: NotationSample.allCases)
  func reportsOfReplacedRangesAgree(_ notation: NotationSample) throws {
    for rules in [RulesSample.optional, .till] {
      for start in Session.starts(notation.notation, rules.rules) {
        try withEvery("lower", in: 0...start.text.utf16.count) { lower in
          try withEvery("upper", in: lower...start.text.utf16.count) { upper in
            var session = start
            _ = session.select(lower..<upper)
            try checkBackspace(session)
            try withEvery("key", in: Self.keys + [ownDigit(notation.notation)]) {
              try checkKey($0, session)
            }
          }
        }
      }
    }
  }

  @Test(arguments: NotationSample.allCases)
  func backspaceAndForwardDeleteRemoveASelectionAlike(_ notation: NotationSample) throws {
    for rules in [RulesSample.optional, .open, .cents, .till] {
      try withTrace("\(rules)") { try checkSelections(notation.notation, rules.rules) }
    }
  }

  private func checkSelections(_ notation: Notation, _ rules: Rules) throws {
    for start in Session.starts(notation, rules) {
      try withEvery("lower", in: 0..<start.text.utf16.count) { lower in
        try withEvery("upper", in: lower + 1...start.text.utf16.count) { upper in
          var backward = start
          _ = backward.select(lower..<upper)
          guard !backward.selection.isEmpty else { return }
          var forward = backward
          try hold(forward.deleteForward(), is: backward.deleteBackward(), "⌦ of a selection")
        }
      }
    }
  }

  private func checkKey(_ key: String, _ session: Session) throws {
    var typed = session
    let outcome = typed.type(key)
    try check(session, session.selection, key, is: outcome)
  }

  private func checkBackspace(_ session: Session) throws {
    var backward = session
    let expected = backward.deleteBackward()
    if let range = session.backspaceRange {
      try withTrace("⌫") { try check(session, range, "", is: expected) }
    }
  }

  /// Checks forward deletion.
  ///
  /// Deleting the whole text is skipped, because platforms report it like deleting a selection.
  private func checkDelete(_ session: Session) throws {
    guard session.selection.isEmpty, let range = session.deleteRange,
      range != 0..<session.text.utf16.count
    else { return }
    var forward = session
    let expected = forward.deleteForward()
    try withTrace("⌦") { try check(session, range, "", is: expected) }
  }

  /// Replaces `range` with `text` in two copies of the session, and compares both outcomes with
  /// `expected`.
  ///
  /// One copy receives the replaced range, the other receives the whole changed text.
  private func check(
    _ session: Session,
    _ range: Range<Int>,
    _ text: String,
    is expected: Played
  ) throws {
    var replaced = session
    try hold(replaced.replace(range, with: text), is: expected, "\(session.caretText) replaced")
    let units = Array(session.text.utf16)
    let after = String(
      decoding: units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...],
      as: UTF16.self
    )
    var input = session
    let caret = range.lowerBound + text.utf16.count
    let outcome = input.input(after, caret: caret)
    try hold(outcome, is: expected, "\(session.caretText) to \(after) after the fact")
  }
}

extension Session {
  /// The range that a text field deletes on backspace, or nil at the start of the text.
  fileprivate var backspaceRange: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let width = scalarWidths.first { $0.upperBound == selection.lowerBound }?.count
    return width.map { selection.lowerBound - $0..<selection.lowerBound }
  }

  fileprivate var deleteRange: Range<Int>? {
    guard selection.isEmpty else { return selection }
    return scalarWidths.first { $0.lowerBound == selection.lowerBound }
  }

  private var scalarWidths: [Range<Int>] {
    var end = 0
    return text.unicodeScalars.map { scalar in
      let start = end
      end += UTF16.width(scalar)
      return start..<end
    }
  }
}
