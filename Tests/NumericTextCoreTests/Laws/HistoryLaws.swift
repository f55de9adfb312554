// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Undo and redo bring everything back, in every order.
@Suite struct HistoryLaws {
  private static let presses: [Press] = [
    "1", "0", ".", "-", .backspace, .delete, .paste("12.5"), .move(.backward),
  ]

  @Test(arguments: RulesSample.allCases)
  func undoingAllGivesTheStateAfterFocus(_ rules: RulesSample) throws {
    for start in Session.starts(.dollar, rules.rules) {
      try walk(start, start: start, depth: 3, path: [])
    }
  }

  @Test func undoingManyEditsGivesTheStateAfterFocus() throws {
    for start in Session.starts(.adlam, .optional).prefix(2) {
      try walk(start, start: start, depth: 4, path: [])
    }
  }

  /// Every sequence of presses, since each has a history of its own.
  private func walk(_ session: Session, start: Session, depth: Int, path: [Press]) throws {
    try withTrace("\(start.caretText) \(path)") { try check(session, start) }
    guard depth > 0 else { return }
    for press in Self.presses {
      var next = session
      if press.apply(to: &next).refusal == nil {
        try walk(next, start: start, depth: depth - 1, path: path + [press])
      }
    }
  }

  private func check(_ session: Session, _ start: Session) throws {
    var session = session
    var states: [Session] = []
    while session.canUndo, states.count <= 10 {
      states.append(session)
      try hold(session.undo().refusal, is: nil, "refusal of undo")
    }
    try hold(states.count <= 10, "there is no end of undoing")
    try hold(session.text, is: start.text, "text after undoing all")
    try hold(session.value, is: start.value, "value after undoing all")
    for expected in states.reversed() {
      try hold(session.redo().refusal, is: nil, "refusal of redo")
      try hold(session.caretText, is: expected.caretText, "after redo")
      try hold(session.value, is: expected.value, "value after redo")
      try hold(session.state.numeral, is: expected.state.numeral, "numeral after redo")
    }
    try hold(session.canRedo, is: false, "more to redo")
  }

  @Test(arguments: NotationSample.allCases)
  func longHistoriesGoBackAndForth(_ notation: NotationSample) throws {
    try withRandom(20) { generator in
      for start in Session.starts(notation.notation, .optional) {
        var session = start
        for _ in 0..<10 { _ = generator.pick(Self.presses).apply(to: &session) }
        try check(session, start)
      }
    }
  }

  @Test(arguments: NotationSample.allCases, RulesSample.allCases)
  func lookingIsFree(_ notation: NotationSample, _ rules: RulesSample) throws {
    let field = Field(notation.notation, rules.rules)
    try withEvery("value", in: plainNumerals(upTo: 3, digits: "19") + ["1234567.891"]) { text in
      var session = Session(field, value: numeral(text))
      let idle = session
      for press in [Press.move(.start), .extend(.end), .key("\u{FFFC}")] {
        let changes = press.apply(to: &session).changes
        try hold(!changes.contains(.value), "\(press) changes the value")
      }
      _ = session.play(.blur)
      try hold(session.value, is: idle.value, "value")
      try hold(session.caretText, is: idle.caretText, "idle text")
    }
  }
}
