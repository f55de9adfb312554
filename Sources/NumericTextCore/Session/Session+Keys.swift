// SPDX-License-Identifier: MIT

/// Where an arrow key moves the caret.
///
/// ```swift
/// session.paste("1234")      // text "$1,234", selection 6..<6
/// session.move(.backward)    // selection 5..<5
/// session.move(.start)       // selection 1..<1
/// ```
public enum CaretMove: Hashable, Sendable, CaseIterable {
  /// One content character to the left in memory order: towards the start of the number.
  case backward

  /// One content character towards the end of the number.
  case forward

  /// In front of the number.
  case start

  /// Behind the number.
  case end
}

extension Session {
  /// Types text at the selection: one key, or several scalars that are read as text.
  package mutating func type(_ text: String) -> Outcome {
    insert(text, text.isOneScalar ? .typed : .pasted)
  }

  /// Pastes text at the selection.
  package mutating func paste(_ text: String) -> Outcome { insert(text, .pasted) }

  private mutating func insert(_ text: String, _ intent: Edit.Intent) -> Outcome {
    guard !text.isEmpty else { return outcome(nil, since: snapshot) }
    return applyAtSelection(text, intent)
  }

  package mutating func deleteBackward() -> Outcome { applyAtSelection("", .deletedBackward) }

  /// Deletes the selection, as backspace does, or the content behind the caret.
  package mutating func deleteForward() -> Outcome {
    selection.isEmpty || !isActive ? applyAtSelection("", .deletedForward) : deleteBackward()
  }

  private mutating func applyAtSelection(_ text: String, _ intent: Edit.Intent) -> Outcome {
    activated { $0.perform(Edit($0.selection, with: text, intent)) }
  }

  /// Deletes from the caret to the start, or the selection if there is one.
  package mutating func deleteToStart() -> Outcome {
    delete(.deletedBackward) { selection, _ in 0..<selection.lowerBound }
  }

  /// Deletes from the caret to the end, or the selection if there is one.
  package mutating func deleteToEnd() -> Outcome {
    delete(.deletedForward) { selection, length in selection.upperBound..<length }
  }

  /// Deletes the selection, or the range that a function of caret and length tells.
  private mutating func delete(
    _ intent: Edit.Intent,
    _ rest: (Range<Int>, Int) -> Range<Int>
  ) -> Outcome {
    activated { session in
      let selection = session.selection
      guard selection.isEmpty else { return session.deleteBackward().refusal }
      let range = rest(selection, session.text.utf16Length)
      return session.perform(Edit(range, with: "", intent))
    }
  }

  /// Replaces a range, as a platform reports it.
  package mutating func replace(_ range: Range<Int>, with text: String) -> Outcome {
    guard !range.isEmpty || !text.isEmpty else { return outcome(nil) }
    return activated { session in
      session.perform(Edit(replacing: range, with: text, selection: session.selection))
    }
  }

  /// Takes in what a platform has already changed: the whole text and the caret after the fact.
  package mutating func input(_ text: String, caret: Int) -> Outcome {
    activated { session in
      let edit = Edit(
        from: session.text,
        to: text,
        caret: caret,
        selection: session.selection
      )
      let isCaretOnly = edit.range.isEmpty && edit.text.isEmpty
      return isCaretOnly ? session.select(caret..<caret).refusal : session.perform(edit)
    }
  }
}

// MARK: - Moving

extension Session {
  /// Moves the caret, or the end of the selection that is not its anchor.
  package mutating func move(_ move: CaretMove, extending: Bool = false) -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    guard let state else { return outcome(nil) }
    let layout = layout(of: state)
    guard extending else {
      let target = layout.offset(of: move.target(from: layout.slots(of: selection), layout))
      let refusal = select(target..<target).refusal
      return outcome(refusal, since: before)
    }
    let slots = layout.slots(of: selection)
    let ends = layout.offset(of: slots.lowerBound)..<layout.offset(of: slots.upperBound)
    let anchor = self.anchor ?? (move.isBackward ? ends.upperBound : ends.lowerBound)
    let from = anchor == ends.lowerBound ? slots.upperBound : slots.lowerBound
    let target = layout.offset(of: move.target(from: from..<from, layout))
    let refusal = select(min(anchor, target)..<max(anchor, target)).refusal
    self.anchor = anchor
    return outcome(refusal, since: before)
  }
}

extension CaretMove {
  fileprivate var isBackward: Bool { self == .backward || self == .start }

  /// The slot that this move leads to.
  ///
  /// A range collapses to the end that lies in its direction.
  fileprivate func target(from slots: Range<CaretSlot>, _ layout: Layout) -> CaretSlot {
    switch self {
    case .start: return CaretSlot(0)
    case .end: return layout.end
    case .backward:
      let slot = slots.lowerBound
      return slots.isEmpty ? CaretSlot(max(0, slot.index - 1)) : slot
    case .forward:
      let slot = slots.upperBound
      return slots.isEmpty ? min(layout.end, CaretSlot(slot.index + 1)) : slot
    }
  }
}
