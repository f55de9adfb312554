// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import NumericTextCore

/// Checks that undo and redo restore every earlier state, after any sequence of presses.
@Suite struct HistoryLaws {
  private static let presses: [Event] = [
    "1", "0", ".", "-", .backspace, .forwardDelete, .paste("12.5"), .move(.backward),
  ]

  @Test(arguments: RulesSample.allCases)
  func undoingEverythingRestoresTheStateAfterFocus(_ rules: RulesSample) throws {
    for start in Session.starts(.dollar, rules.rules) {
      try walk(Course(from: start), depth: 3, path: [])
    }
  }

  @Test func undoingFourEditsRestoresTheStateAfterFocus() throws {
    for start in Session.starts(.adlam, .optional).prefix(2) {
      try walk(Course(from: start), depth: 4, path: [])
    }
  }

  /// Plays every sequence of up to `depth` presses.
  ///
  /// Sequences that result in equal states are all played, because their undo histories differ.
  private func walk(_ course: Course, depth: Int, path: [Event]) throws {
    try withTrace("\(course.start.caretText) \(path.keys)") { try check(course) }
    guard depth > 0 else { return }
    for press in Self.presses {
      var next = course
      if next.apply(press) == nil { try walk(next, depth: depth - 1, path: path + [press]) }
    }
  }

  private func check(_ course: Course) throws {
    var session = course.session
    var states: [Session] = []
    while session.canUndo, states.count <= 10 {
      states.append(session)
      try hold(session.undo().refusal, is: nil, "refusal of undo")
    }
    try hold(states.count <= 10, "undo never ends")
    try hold(session.text, is: course.start.text, "text after undoing all")
    try hold(session.value, is: course.start.value, "value after undoing all")
    for expected in states.reversed() {
      try hold(session.redo().refusal, is: nil, "refusal of redo")
      let carets = course.carets[session.undoCount, default: []]
      try hold(carets.contains(session.caretText), "\(session.caretText) after redo, not \(carets)")
      try hold(session.value, is: expected.value, "value after redo")
      try hold(session.state.numeral, is: expected.state.numeral, "numeral after redo")
    }
    try hold(session.canRedo, is: false, "more to redo")
  }

  @Test(arguments: Notation.samples)
  func longHistoriesUndoAndRedo(_ notation: Notation) throws {
    try withRandom(20) { generator in
      for start in Session.starts(notation, .optional) {
        var course = Course(from: start)
        for _ in 0..<10 { _ = course.apply(generator.pick(Self.presses)) }
        try check(course)
      }
    }
  }

  @Test(arguments: Notation.samples, RulesSample.allCases)
  func focusAndMovesNeverChangeTheValue(_ notation: Notation, _ rules: RulesSample) throws {
    let field = Field(notation, rules.rules)
    try withEvery("value", in: plainNumerals(upTo: 3, digits: "19") + ["1234567.891"]) { text in
      var session = Session(field, value: numeral(text))
      let idle = session
      for press in [Event.move(.start), .move(.end, extending: true), "\u{FFFC}"] {
        let changes = session.play(press).changes
        try hold(!changes.contains(.value), "\(press.testDescription) changes the value")
      }
      _ = session.play(.blur)
      try hold(session.value, is: idle.value, "value")
      try hold(session.caretText, is: idle.caretText, "idle text")
    }
  }
}

/// A session, and the texts and carets that redo may restore in it.
private struct Course {
  let start: Session
  private(set) var session: Session

  /// The texts and carets that redo may restore, for each number of edits that can be undone.
  ///
  /// A press that changes the number starts a new list with the text and the caret after it. Any
  /// later press adds another text and caret, unless it only moves the caret or extends the
  /// selection.
  private(set) var carets: [Int: [CaretText]] = [:]

  init(from start: Session) { (self.start, session) = (start, start) }

  /// Performs `press` and records the resulting text.
  ///
  /// - Returns: The refusal, or nil if the press was accepted.
  mutating func apply(_ press: Event) -> NumericTextRefusal? {
    let before = session.state.numeral
    let refusal = session.play(press).refusal
    if session.state.numeral != before { carets[session.undoCount] = [] }
    if case .move = press { return refusal }
    carets[session.undoCount, default: []].append(session.caretText)
    return refusal
  }
}
