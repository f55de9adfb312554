// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// The outcome of an edit is the same for each way in which platforms report it: as a key, as a
/// replaced range, or as a text that has already changed.
@Suite struct PlatformLaws {
  @Test(arguments: Notation.samples)
  func reportsAgreeInEveryNotation(_ notation: Notation) throws {
    for rules in [RulesSample.optional, .open, .cents, .till] {
      let starts = Session.starts(notation, rules.rules)
      try withTrace("\(rules)") {
        try withEverySession(from: starts, depth: 2, check)
        for start in starts { try withEverySelection(of: start, check) }
      }
    }
  }

  @Test(arguments: RulesSample.allCases)
  func reportsAgreeUnderAllRules(_ rules: RulesSample) throws {
    let depth = rules == .optional || rules == .till ? 3 : 2
    try withEverySession(from: Session.starts(.dollar, rules.rules), depth: depth, check)
  }

  @Test(arguments: Notation.samples)
  func reportsInExpressionsAgree(_ notation: Notation) throws {
    let field = Field(notation, Rules.optional.calculating)
    for keys in ["12+3456", "2*(3-0.5)", "-1234/5%"] {
      try withEverySelection(of: Session(typing: keys, in: field), check)
    }
  }

  /// Checks keys and deletions at the selection.
  ///
  /// A forward deletion of the whole text is skipped, because platforms report it like deleting a
  /// selection.
  private func check(_ session: Session) throws {
    for key in ["0", "1", "5", ".", "-", "x", String(Character(session.field.notation.digits[7]))] {
      try check(.type(key), session, session.selection, key)
    }
    if let range = session.deletedRange(isForward: false) {
      try check(.delete(.backward), session, range, "")
    }
    if let range = session.deletedRange(isForward: true),
      !session.selection.isEmpty || range != 0..<session.text.utf16.count
    {
      try check(.delete(.forward), session, range, "")
    }
  }

  /// Performs `edit`, and replaces `range` with `text` in two copies of the session, and compares
  /// the outcomes.
  ///
  /// One copy receives the replaced range, the other receives the whole changed text.
  private func check(
    _ edit: EditRequest,
    _ session: Session,
    _ range: Range<Int>,
    _ text: String
  ) throws {
    var (edited, replaced, input) = (session, session, session)
    let expected = edited.play(.edit(edit))
    try withTrace("\(edit) in \(session.caretText)") {
      try hold(replaced.replace(range, with: text), is: expected, "replaced")
      let after = session.text.replacing(utf16: range, with: text)
      let caret = range.lowerBound + text.utf16.count
      try hold(input.input(after, caret: caret), is: expected, "\(after) after the fact")
    }
  }
}

extension Session {
  /// The range that a text field deletes on backspace or forward delete, or nil if there is none.
  fileprivate func deletedRange(isForward: Bool) -> Range<Int>? {
    guard selection.isEmpty else { return selection }
    var end = 0
    let scalars = text.unicodeScalars.map { scalar in
      let start = end
      end += UTF16.width(scalar)
      return start..<end
    }
    return scalars.first { selection.lowerBound == (isForward ? $0.lowerBound : $0.upperBound) }
  }
}
