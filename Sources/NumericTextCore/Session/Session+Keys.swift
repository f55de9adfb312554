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
    guard !text.isEmpty else { return outcome([]) }
    return applyAtSelection(text, intent)
  }

  package mutating func deleteBackward() -> Outcome { applyAtSelection("", .deletedBackward) }

  /// Deletes the selection, as backspace does, or the content behind the caret.
  package mutating func deleteForward() -> Outcome {
    selection.isEmpty || !isActive ? applyAtSelection("", .deletedForward) : deleteBackward()
  }

  private mutating func applyAtSelection(_ text: String, _ intent: Edit.Intent) -> Outcome {
    activated { session throws(Refusal) in
      try session.perform(Edit(session.selection, with: text, intent))
    }
  }

  /// Deletes from the caret to the start, or the selection if there is one.
  package mutating func deleteToStart() -> Outcome {
    deleteAll(.deletedBackward)
  }

  /// Deletes from the caret to the end, or the selection if there is one.
  package mutating func deleteToEnd() -> Outcome {
    deleteAll(.deletedForward)
  }

  /// Deletes the selection, or all that lies in the direction of an intent.
  private mutating func deleteAll(_ intent: Edit.Intent) -> Outcome {
    activated { session throws(Refusal) in
      let selection = session.selection
      guard selection.isEmpty else {
        return try session.perform(Edit(selection, with: "", .deletedBackward))
      }
      let caret = selection.lowerBound
      let isForward = intent == .deletedForward
      let range = isForward ? caret..<session.text.utf16Length : 0..<caret
      return try session.perform(Edit(range, with: "", intent))
    }
  }

  /// Replaces a range, as a platform reports it.
  package mutating func replace(_ range: Range<Int>, with text: String) -> Outcome {
    guard !range.isEmpty || !text.isEmpty else { return outcome([]) }
    return activated { session throws(Refusal) in
      try session.perform(Edit(replacing: range, with: text, selection: session.selection))
    }
  }

  /// Takes in what a platform has already changed: the whole text and the caret after the fact.
  package mutating func input(_ text: String, caret: Int) -> Outcome {
    activated { session throws(Refusal) in
      let edit = Edit(
        from: session.text,
        to: text,
        caret: caret,
        selection: session.selection
      )
      guard edit.range.isEmpty, edit.text.isEmpty, !session.isComposing else {
        return try session.perform(edit)
      }
      return session.snapSelection(to: caret..<caret)
    }
  }
}

// MARK: - Moving

extension Session {
  /// Moves the caret, or the end of the selection that is not its anchor.
  package mutating func move(_ move: CaretMove, extending: Bool = false) -> Outcome {
    let before = snapshot
    guard !isComposing else { return refused(.textIsMarked) }
    activate()
    let layout = layout
    let slots = layout.slots(of: held.selection)
    if extending {
      extend(move, from: slots)
    } else {
      let target = layout.offset(of: move.target(from: slots, layout))
      _ = snapSelection(to: target..<target)
    }
    return outcome(since: before)
  }

  private mutating func extend(_ move: CaretMove, from slots: Range<CaretSlot>) {
    let layout = layout
    let ends = layout.offset(of: slots.lowerBound)..<layout.offset(of: slots.upperBound)
    let anchor = self.anchor ?? (move.isBackward ? ends.upperBound : ends.lowerBound)
    let from = anchor == ends.lowerBound ? slots.upperBound : slots.lowerBound
    let target = layout.offset(of: move.target(from: from..<from, layout))
    _ = snapSelection(to: min(anchor, target)..<max(anchor, target))
    self.anchor = anchor
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
