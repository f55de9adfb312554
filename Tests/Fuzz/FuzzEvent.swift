// SPDX-License-Identifier: MIT

/// What happens to a field: everything that a person, an app or a platform can do.
enum FuzzEvent {
  case focus(Int?), commit, cancel
  case type(String), paste(String), mark(String), confirm
  case backspace, delete, deleteToStart, deleteToEnd
  case select(Range<Int>), move(CaretMove, extending: Bool)
  case replace(Range<Int>, String), input(String, caret: Int)
  case set(Numeral), change(Field), step(Int), toggleSign, undo, redo

  /// Whether it is an edit: then what it publishes keeps to the rules.
  var isEdit: Bool {
    switch self {
    case .type, .paste, .confirm, .backspace, .delete, .deleteToStart, .deleteToEnd, .replace,
      .input, .step, .toggleSign:
      true
    default: false
    }
  }

  /// Plays the event.
  func play(on session: inout Session) -> Outcome {
    switch self {
    case .focus(let offset): session.focus(at: offset)
    case .commit: session.commit()
    case .cancel: session.cancel()
    case .type(let text): session.type(text)
    case .paste(let text): session.paste(text)
    case .mark(let text): session.mark(text)
    case .confirm: session.confirmMarkedText()
    case .backspace: session.deleteBackward()
    case .delete: session.deleteForward()
    case .deleteToStart: session.deleteToStart()
    case .deleteToEnd: session.deleteToEnd()
    case .select(let range): session.select(range)
    case .move(let move, let isExtending): session.move(move, extending: isExtending)
    case .replace(let range, let text): session.replace(range, with: text)
    case .input(let text, let caret): session.input(text, caret: caret)
    case .set(let numeral): session.set(numeral)
    case .change(let field): session.set(field)
    case .step(let count): session.step(by: count)
    case .toggleSign: session.toggleSign()
    case .undo: session.undo()
    case .redo: session.redo()
    }
  }
}

extension FuzzBytes {
  /// The next event for a field of this notation.
  mutating func event(_ notation: Notation) -> FuzzEvent {
    let pieces = Self.pieces(notation)
    switch next() % 32 {
    case 0...9: return .type(pick(pieces))
    case 10, 11: return .backspace
    case 12, 13: return .delete
    case 14: return .select(range())
    case 15:
      let caret = offset()
      return .select(caret..<caret)
    case 16, 17: return .paste(text(pieces))
    case 18: return .replace(range(), text(pieces))
    case 19: return .input(text(pieces), caret: offset())
    case 20: return .move(pick(CaretMove.allCases), extending: flag())
    default: return rareEvent(pieces)
    }
  }

  private mutating func rareEvent(_ pieces: [String]) -> FuzzEvent {
    switch next() % 16 {
    case 0: .undo
    case 1: .redo
    case 2: .step(pick([1, -1, 10, -10, 0, Int.max, Int.min]))
    case 3: .mark(text(pieces))
    case 4: .confirm
    case 5: .set(numeral())
    case 6: .change(field())
    case 7: .commit
    case 8: .focus(flag() ? offset() : nil)
    case 9: .cancel
    case 10: .toggleSign
    case 11: .deleteToStart
    case 12: .deleteToEnd
    case 13: .select(0..<Int.max)
    default: .type(pick(pieces))
    }
  }
}
