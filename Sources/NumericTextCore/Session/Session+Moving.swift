// SPDX-License-Identifier: MIT

/// A movement of the caret, as by an arrow key.
///
/// ```swift
/// session.paste("1234")      // text "$1,234", selection 6..<6
/// session.move(.backward)    // selection 5..<5
/// session.move(.start)       // selection 1..<1
/// ```
public enum NumericTextCaretMove: Hashable, Sendable, CaseIterable {
  /// Moves the caret before the previous editable character, such as a digit or the decimal
  /// separator.
  case backward

  /// Moves the caret after the next editable character, such as a digit or the decimal separator.
  case forward

  /// Moves the caret before the first editable character, such as a digit, but after a prefix such
  /// as `$`.
  case start

  /// Moves the caret after the last editable character, such as a digit, but before a suffix such
  /// as `%`.
  case end
}

extension Session {
  /// Selects the characters in `range`, a range of UTF-16 offsets in the text.
  mutating func moveSelection(to range: Range<Int>) {
    activate()
    moveSelection(to: state.layout.selection(nearestTo: range))
  }

  private mutating func moveSelection(to selection: Selection) {
    editing?.forgetKeys()
    guard selection != state.selection else { return }
    history.endRun()
    let offsets = state.offsets
    state.select(selection)
    if state.offsets != offsets { changes.insert(.selection) }
  }

  /// Moves the caret, or extends the selection if `isExtending` is true.
  mutating func moveCaret(_ move: NumericTextCaretMove, extending isExtending: Bool) {
    activate()
    let layout = state.layout
    let slots = layout.slots(of: state.selection)
    guard isExtending else {
      return moveSelection(to: .caret(move.target(from: slots, within: layout.slots)))
    }
    let anchor = editing?.anchor ?? (move.isBackward ? slots.upperBound : slots.lowerBound)
    let end = anchor == slots.lowerBound ? slots.upperBound : slots.lowerBound
    let target = move.target(from: end..<end, within: layout.slots)
    moveSelection(
      to: layout.offset(of: min(anchor, target))..<layout.offset(of: max(anchor, target))
    )
    editing?.anchor = anchor
  }
}

extension NumericTextCaretMove {
  fileprivate var isBackward: Bool { self == .backward || self == .start }

  /// Returns the caret position after a move from `slots`, the start and the end of the selection.
  ///
  /// If any text is selected, `backward` moves the caret to the start of the selection, and
  /// `forward` to its end. `all` contains the first and the last caret position of the text.
  fileprivate func target(from slots: Range<CaretSlot>, within all: Range<CaretSlot>) -> CaretSlot {
    switch self {
    case .start: all.lowerBound
    case .end: all.upperBound
    case .backward:
      slots.isEmpty ? max(all.lowerBound, CaretSlot(slots.lowerBound.index - 1)) : slots.lowerBound
    case .forward:
      slots.isEmpty ? min(all.upperBound, CaretSlot(slots.upperBound.index + 1)) : slots.upperBound
    }
  }
}
