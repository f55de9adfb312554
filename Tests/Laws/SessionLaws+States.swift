// SPDX-License-Identifier: MIT

#if canImport(NumericTextCore)
  package import NumericTextCore
#endif

// The laws that depend only on the current state of a session.
extension SessionLaws {
  package mutating func checkState(_ session: Session) {
    expect(session.value == session.value.canonical, "a value is canonical", session)
    checkCells(session)
    guard !session.isComposing else { return }
    if session.isActive { checkHistory(session) } else { checkIdle(session) }
    checkCommit(session)
    checkDrag(session)
    checkSameValue(session)
    checkFresh(session)
  }

  // MARK: Positions

  /// Checks that the cells cover the text, and that the selection is at valid positions.
  package mutating func checkCells(_ session: Session) {
    let length = session.text.utf16.count
    let selection = session.selection
    let isInside = 0 <= selection.lowerBound && selection.upperBound <= length
    expect(isInside, "the selection is inside the text", session)
    let cells = session.cells
    guard !session.isComposing, session.isActive || !cells.isEmpty else { return }
    let ends = [0] + cells.map(\.range.upperBound)
    let tiles = zip(ends, cells).allSatisfy { $0 == $1.range.lowerBound }
    expect(tiles && ends.last == length, "the cells cover the text", session, "\(cells)")
    guard session.isActive else { return }
    let slots = session.slots
    let isInSlots = slots.contains(selection.lowerBound) && slots.contains(selection.upperBound)
    expect(isInSlots || selection == 0..<length, "the selection is in slots", session)
  }

  private mutating func checkIdle(_ session: Session) {
    let text = session.field.idleText(session.value)
    let isIdleText = session.text.utf8.elementsEqual(text.utf8)
    expect(isIdleText, "an idle field shows the idle text", session, text.debugDescription)
    expect(session.selection.isEmpty, "an idle field has no selection", session)
  }

  // MARK: Undo

  private mutating func checkHistory(_ session: Session) {
    var copy = session
    guard copy.perform(.undo).refusal == nil else {
      return expect(!session.canUndo, "undo works whenever there is an edit to undo", session)
    }
    expect(copy.perform(.redo).refusal == nil, "redo works after an undo", session)
    // The selection is not compared. Redo moves the caret to where the edit left it, but the user
    // may have moved it elsewhere since then.
    let isSame =
      copy.text.utf8.elementsEqual(session.text.utf8) && copy.value == session.value
      && copy.cells == session.cells
    expect(isSame, "redo restores what undo reverted", session, copy.sketch)
    let redone = copy
    expect(copy.perform(.undo).refusal == nil, "undo works after a redo", session)
    expect(copy.perform(.redo).refusal == nil, "a second redo works", session)
    expect(copy.looks(like: redone), "each redo leads to the same state", session, copy.sketch)
  }

  /// Checks that canceling a drag restores the state before the drag, and that undoing a drag does
  /// too.
  private mutating func checkDrag(_ session: Session) {
    var start = session
    _ = start.perform(.scrub(.ended))
    var dragged = start
    let changes = [1, 1, -3].map { dragged.perform(.scrub(.by($0))).changes }
    guard changes.contains(where: { !$0.isEmpty }) else { return }
    var canceled = dragged
    _ = canceled.perform(.scrub(.canceled))
    let isBack = canceled.hasHistory(of: start) && canceled.looks(like: start)
    expect(isBack, "canceling a drag undoes it", session, canceled.sketch)
    let isOneStep = start.undoCount > 200 || dragged.undoCount == start.undoCount + 1
    guard dragged.perform(.undo).refusal == nil else { return }
    let isUndone = isOneStep && dragged.looks(like: start)
    expect(isUndone, "a drag is one undo step", session, dragged.sketch)
  }

  // MARK: Commit

  private mutating func checkCommit(_ session: Session) {
    var copy = session
    let outcome = copy.perform(.blur)
    expect(!copy.isActive, "a commit ends editing", session)
    let isNew = outcome.changes.contains(.value)
    expect(!isNew || session.isPastBound, "a commit publishes nothing new", session)
    // After a style change, the new rules apply only from the next edit on.
    if session.isEdited, !hasNewStyle, !isRestored {
      expect(copy.isWithinBounds, "a committed value is within the bounds", session, copy.sketch)
      let isAllowed = !copy.value.digits.isEmpty || session.field.rules.allowsEmpty
      expect(isAllowed, "a required value is never empty", session)
    }
    guard session.field.rules.normalizing == .onEdit else { return }
    var looked = copy
    _ = looked.perform(.focus())
    _ = looked.perform(.blur)
    expect(looked.looks(like: copy), "focus and commit change nothing", session, looked.sketch)
  }
}

extension Session {
  /// The offsets at which the caret can stand: before the first digit, and after each digit,
  /// decimal separator and operation.
  package var slots: Set<Int> {
    let cells = cells
    let content = cells.filter(\.role.isContent).map(\.range)
    guard let first = content.first else { return slotsWithoutDigits }
    var slots = Set([first.lowerBound] + content.map(\.upperBound))
    // In an expression, a number can begin with a sign. The first valid caret position is after the
    // sign.
    if cells.contains(where: { $0.role == .operation }) {
      slots.formUnion(cells.filter { $0.role == .affix }.map(\.range.upperBound))
    }
    // With formatting on commit, the minus can be deleted separately, so the caret can be before
    // it.
    if field.rules.formatting == .onCommit { slots.insert(0) }
    return slots
  }

  /// The caret positions of an empty text, or of a text with just a minus sign.
  private var slotsWithoutDigits: Set<Int> {
    if text.isEmpty { return [0] }
    let end = field.editing.affixes.negative.prefix.width
    return field.rules.formatting == .onCommit ? [0, end] : [end]
  }
}
