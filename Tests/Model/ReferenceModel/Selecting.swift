// SPDX-License-Identifier: MIT

/// Selections and movements of the caret.
extension Field {
  /// Selects a range of UTF-16 offsets.
  ///
  /// The ends move to the nearest caret slots, unless the range is the whole text.
  mutating func select(_ lower: Int, _ upper: Int) {
    guard let editing else { return }
    let shown = layout
    let length = shown.end
    let ends = [min(lower, upper), max(lower, upper)].map { min(max($0, 0), length) }
    guard ends != [0, length] || length == 0 else { return move(to: style.all(of: editing)) }
    move(to: Selection(lower: shown.slot(at: ends[0]), upper: shown.slot(at: ends[1])))
  }

  /// Returns the caret slot to which an arrow key moves the caret.
  func slot(_ arrow: Event.Arrow, _ editing: Editing) -> Int {
    let first = editing.expression == nil ? style.firstSlot(of: editing.content) : 0
    let last = editing.count
    let selection = editing.selection
    switch arrow {
    case .home: return first
    case .end: return last
    case .left: return selection.isCaret ? max(selection.lower - 1, first) : selection.lower
    case .right: return selection.isCaret ? min(selection.upper + 1, last) : selection.upper
    }
  }

  mutating func move(to selection: Selection) {
    guard selection != editing?.selection else { return }
    editing?.selection = selection
    editing?.forgetZero()
    history.endRun()
  }
}
