// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextSession {
  /// Plays an event that a platform reported.
  mutating func perform(_ event: FieldEvent) -> NumericTextOutcome<Bound> {
    switch event {
    case .focus(let offset): focus(at: offset)
    case .blur: blur()
    case .submit: submit()
    case .cancel: cancel()
    case .type(let text): type(text)
    case .paste(let text): paste(text)
    case .replace(let range, let text) where isActive: replace(range, with: text)
    case .replace(let range, let text): replaceIdle(range, with: text)
    case .input(let text, let caret): input(text, caret: caret)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteToStart: deleteToStart()
    case .deleteToEnd: deleteToEnd()
    case .select(let range): select(range)
    case .move(let move, let extending): self.move(move, extending: extending)
    case .step(let count): step(by: count)
    case .toggleSign: toggleSign()
    case .undo: undo()
    case .redo: redo()
    case .mark(let text): mark(text)
    case .confirmMarkedText: confirmMarkedText()
    }
  }
}
