// SPDX-License-Identifier: MIT

import NumericTextCore

/// What happens to a field.
///
/// Events are values, so that the engine's code for each stands in one place: a closure for each of
/// them made the module half as large again.
enum FieldEvent {
  case focus(Int?), commit, cancel
  case type(String), paste(String), replace(Range<Int>, String), input(String, caret: Int)
  case mark(String), confirm
  case deleteBackward, deleteForward, deleteToStart, deleteToEnd
  case select(Range<Int>), move(CaretMove, extending: Bool)
  case step(Int), toggleSign, undo, redo
}

extension FieldEvent {
  @inline(never)  // Web size: the compiler makes a copy for each event.
  func perform(in session: inout Session) -> Outcome {
    switch self {
    case .focus(let offset): session.focus(at: offset)
    case .commit: session.commit()
    case .cancel: session.cancel()
    case .type(let text): session.type(text)
    case .paste(let text): session.paste(text)
    case .replace(let range, let text): session.replace(range, with: text)
    case .input(let text, let caret): session.input(text, caret: caret)
    case .mark(let text): session.mark(text)
    case .confirm: session.confirmMarkedText()
    case .deleteBackward: session.deleteBackward()
    case .deleteForward: session.deleteForward()
    case .deleteToStart: session.deleteToStart()
    case .deleteToEnd: session.deleteToEnd()
    case .select(let range): session.select(range)
    case .move(let move, let extending): session.move(move, extending: extending)
    case .step(let count): session.step(by: count)
    case .toggleSign: session.toggleSign()
    case .undo: session.undo()
    case .redo: session.redo()
    }
  }
}
