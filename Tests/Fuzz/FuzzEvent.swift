// SPDX-License-Identifier: MIT

/// An event of a field: an action of the user, the app or the platform.
enum FuzzEvent {
  case event(Event)
  case set(Numeral), change(Field)

  /// Whether the event is an edit at given offsets in the shown text.
  var isMeasuredInShownText: Bool {
    switch self {
    case .event(.edit(.replace)), .event(.input): true
    default: false
    }
  }

  var cause: SessionLaws.Cause {
    switch self {
    case .event(let event): .event(event)
    case .set: .newValue
    case .change: .newStyle
    }
  }

  func play(on session: inout Session) -> Outcome {
    switch self {
    case .event(let event): session.perform(event)
    case .set(let numeral): session.set(session.field.held(numeral))
    case .change(let field): session.set(field)
    }
  }
}

extension FuzzBytes {
  /// Reads the next event from the bytes.
  ///
  /// A text in the event can contain symbols of `notation`.
  mutating func event(_ notation: Notation) -> FuzzEvent {
    let pieces = Self.pieces(notation)
    let number = next() % 32
    if number < 21 { return .event(commonEvent(number, pieces)) }
    return rareEvent(pieces)
  }

  private mutating func commonEvent(_ number: Int, _ pieces: [String]) -> Event {
    switch number {
    case 10, 11: return .edit(.delete(.backward))
    case 12, 13: return .edit(.delete(.forward))
    case 14: return .select(range())
    case 15:
      let caret = offset()
      return .select(caret..<caret)
    case 16, 17: return .edit(.paste(text(pieces)))
    case 18: return .edit(.replace(range(), with: text(pieces)))
    case 19: return .input(text(pieces), caret: offset())
    case 20: return .move(pick(NumericTextCaretMove.allCases), extending: flag())
    default: return .edit(.type(pick(pieces)))
    }
  }

  private mutating func rareEvent(_ pieces: [String]) -> FuzzEvent {
    switch next() % 16 {
    case 5: .set(numeral())
    case 6: .change(field())
    case let number: .event(rareEvent(number, pieces))
    }
  }

  private mutating func rareEvent(_ number: Int, _ pieces: [String]) -> Event {
    switch number {
    case 0: .undo
    case 1: .redo
    case 2: .step(by: pick([1, -1, 10, -10, 0, Int.max, Int.min]))
    case 3: .mark(text(pieces))
    case 4: .confirmMarkedText
    case 7: flag() ? .blur : .submit
    case 8: .focus(at: flag() ? offset() : nil)
    case 9: .cancel
    case 10: .edit(.toggleSign)
    case 11: .edit(.delete(.toStart))
    case 12: .edit(.delete(.toEnd))
    case 13: .select(0..<Int.max)
    case 14: .edit(.decimalKey)
    default: .edit(.type(pick(pieces)))
    }
  }
}
