// SPDX-License-Identifier: MIT

/// An event in a script for `numeric-text replay`.
package enum Event: Hashable, Sendable {
  package enum Arrow: String, Sendable, CaseIterable { case left, right, home, end }

  package enum StepSize: String, Sendable, CaseIterable { case fine, regular, coarse }

  case focus, blur, submit, selectAll
  /// A key that is known to be the decimal key of a keypad.
  case decimalKey
  case type(Character)
  case paste(String)
  case backspace(Int)
  case delete(Int)
  case select(Int, Int)
  case arrow(Arrow)
  case set(Number?)
  case step(Int)
  case scrub(Int, StepSize)
  case endScrub, cancelScrub
  case undo(Int)
  case redo(Int)
  case style(Style)
  case replace(Report)
  case input(String, caret: Int)
}

/// A platform's report that `text` replaces a range of the shown text, in UTF-16 offsets.
package struct Report: Hashable, Sendable {
  var range: Range<Int>
  var text: String
}

/// The state of a field after an event.
package struct State: Hashable, Sendable, Decodable {
  package var text: String
  package var selection: [Int]
  package var value: String?
  package var refused: String?
  package var clamped: String?
  package var violation: String?
  package var rest: [String]?
}

extension Field {
  /// The state as in the output of `numeric-text replay`, but without the reason for a refusal.
  package var state: State {
    let layout = layout
    let end = layout.end
    return State(
      text: layout.text,
      selection: editing.map { layout.offsets(of: $0.selection) } ?? [end, end],
      value: value?.description,
      refused: refused ? "refused" : nil,
      clamped: clamped?.description,
      violation: style.violation(of: value),
      rest: otherCells.isEmpty ? nil : otherCells
    )
  }
}
