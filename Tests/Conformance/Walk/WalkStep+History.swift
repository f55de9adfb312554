// SPDX-License-Identifier: MIT

import NumericText

// Checks undo and drags, and compares fields that have reached the same state in different ways.
extension WalkStep {
  mutating func checkHistory() {
    var copy = session
    guard copy.undo().refusal == nil else { return }
    copy.redo()
    // The selection is not compared. Redo moves the caret to where the edit left it, but the user
    // may have moved it elsewhere since then.
    let isSame = copy.text == session.text && copy.value == session.value
    expect(isSame, "redo restores what undo reverted", copy.text)
  }

  /// Checks that canceling a drag and undoing a drag both restore the state before the drag.
  mutating func checkScrub() {
    var start = session
    start.endScrubbing()
    var dragged = start
    let changes = [1, 1, -3].map { dragged.scrub(by: $0).changes }
    guard changes.contains(where: { !$0.isEmpty }) else { return }
    var canceled = dragged
    canceled.cancelScrubbing()
    let isBack =
      canceled.engine.undoCount == start.engine.undoCount
      && canceled.engine.redoCount == start.engine.redoCount
    expect(isBack && canceled.looks(like: start), "canceling a drag undoes it", canceled.text)
    let isOneStep =
      start.engine.undoCount > 200 || dragged.engine.undoCount == start.engine.undoCount + 1
    guard dragged.undo().refusal == nil else { return }
    expect(isOneStep && dragged.looks(like: start), "a drag is one undo step", dragged.text)
  }

  /// Checks that a new field in the same state responds to every key in the same way as this field.
  mutating func checkFresh() {
    guard session.isActive, !session.engine.remembersKeys, let fresh = freshField,
      !fresh.engine.remembersKeys
    else { return }
    var (old, new) = (session, fresh)
    for key in Self.keys {
      let outcomes = [key.play(on: &old), key.play(on: &new)]
      expect(
        outcomes[0] == outcomes[1],
        "a new field behaves in the same way",
        "\(key): \(outcomes[1].text)"
      )
      (old, new) = (session, fresh)
    }
  }

  private static var keys: [WalkEvent] {
    [.type("7"), .type("0"), .type("."), .type(","), .type("-"), .backspace, .delete, .paste("12")]
  }

  /// A new field with the same state as `session`, or nil if neither focus nor a paste leads to
  /// that state.
  private var freshField: NumericTextSession<Bound>? {
    var focused = NumericTextSession(value: session.value, style: fields.style)
    focused.focus()
    if focused.becomesLike(session) { return focused }
    focused.selectAll()
    focused.paste(session.text)
    return focused.becomesLike(session) ? focused : nil
  }

  /// Checks that a typed key has the same outcome on a platform that changes the text before it
  /// reports the key.
  mutating func checkInput(_ key: String, from before: NumericTextSession<Bound>) {
    var copy = before
    copy.focus()
    let units = Array(copy.text.utf16)
    let range = copy.selection
    let text = Array(units[..<range.lowerBound]) + Array(key.utf16) + units[range.upperBound...]
    let caret = range.lowerBound + key.utf16.count
    let outcome = copy.input(String(decoding: text, as: UTF16.self), caret: caret)
    guard outcome.refusal == nil else { return }
    let isSame = copy.text == session.text && copy.value == session.value
    expect(isSame, "input has the outcome of the edit", "\(copy.text) \(copy.selection)")
  }
}

extension NumericTextSession {
  /// Returns whether both fields have the same text, value and selection.
  fileprivate func looks(like other: NumericTextSession) -> Bool {
    text == other.text && value == other.value && selection == other.selection
  }

  /// Selects the range that is selected in `other`.
  ///
  /// - Returns: Whether both fields then have the same text, value and selection.
  fileprivate mutating func becomesLike(_ other: NumericTextSession) -> Bool {
    guard text == other.text, value == other.value else { return false }
    select(other.selection)
    return selection == other.selection
  }
}
