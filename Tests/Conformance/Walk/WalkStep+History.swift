// SPDX-License-Identifier: MIT

import NumericText

// What came before: undo, and a field that has come to the same state by another way.
extension WalkStep {
  mutating func checkHistory() {
    var copy = session
    guard copy.undo().refusal == nil else { return }
    copy.redo()
    // The caret stands where the edit had left it, which may have moved since.
    let isSame = copy.text == session.text && copy.value == session.value
    expect(isSame, "redo brings back what was undone", copy.text)
  }

  /// A fresh field that shows the same text, caret and value behaves alike.
  mutating func checkFresh() {
    guard session.isActive, !hasUncoveredZero, let fresh = freshField else { return }
    var (old, new) = (session, fresh)
    for key in Self.keys {
      let outcomes = [key.play(on: &old), key.play(on: &new)]
      expect(
        outcomes[0] == outcomes[1],
        "a fresh field behaves alike",
        "\(key): \(outcomes[1].text)"
      )
      (old, new) = (session, fresh)
    }
  }

  private static var keys: [WalkEvent] {
    [.type("7"), .type("0"), .type("."), .type("-"), .backspace, .delete, .paste("12")]
  }

  /// Whether a zero may count as a digit, for the one edit after the deletion that uncovered it.
  private var hasUncoveredZero: Bool {
    followsDeletion && session.content(in: field.editing).integer == "0"
  }

  /// A field that got its text by the focus, or else by a paste, and shows what this one does.
  private var freshField: NumericTextSession<Bound>? {
    var focused = NumericTextSession(value: session.value, style: fields.style)
    focused.focus()
    if focused.becomesLike(session) { return focused }
    focused.selectAll()
    focused.paste(session.text)
    return focused.becomesLike(session) ? focused : nil
  }

  /// A key reported after the fact is the key itself.
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
    expect(isSame, "input after the fact is the edit", "\(copy.text) \(copy.selection)")
  }
}

extension NumericTextSession {
  /// Takes the selection of another field.
  ///
  /// - Returns: Whether both show and hold the same then.
  fileprivate mutating func becomesLike(_ other: NumericTextSession) -> Bool {
    guard text == other.text, value == other.value else { return false }
    select(other.selection)
    return selection == other.selection
  }
}
