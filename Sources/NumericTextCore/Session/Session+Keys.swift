// SPDX-License-Identifier: MIT

/// Where an arrow key moves the caret.
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
    let isKey = text.unicodeScalars.dropFirst().isEmpty
    return insert(text, isKey ? .typed : .pasted)
  }

  /// Pastes text at the selection.
  package mutating func paste(_ text: String) -> Outcome { insert(text, .pasted) }

  private mutating func insert(_ text: String, _ intent: Edit.Intent) -> Outcome {
    guard !text.isEmpty else { return outcome(nil, since: snapshot) }
    return applyAtSelection(text, intent)
  }

  package mutating func deleteBackward() -> Outcome { applyAtSelection("", .deletedBackward) }
  package mutating func deleteForward() -> Outcome { applyAtSelection("", .deletedForward) }

  private mutating func applyAtSelection(_ text: String, _ intent: Edit.Intent) -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    let refusal = apply(Edit(selection, with: text, intent)).refusal
    return outcome(refusal, since: before)
  }

  /// Deletes from the caret to the start, or the selection if there is one.
  package mutating func deleteToStart() -> Outcome {
    delete(selection.isEmpty ? 0..<selection.lowerBound : selection, .deletedBackward)
  }

  /// Deletes from the caret to the end, or the selection if there is one.
  package mutating func deleteToEnd() -> Outcome {
    let rest = selection.upperBound..<text.utf16.count
    return delete(selection.isEmpty ? rest : selection, .deletedForward)
  }

  private mutating func delete(_ range: Range<Int>, _ intent: Edit.Intent) -> Outcome {
    let before = snapshot
    let refusal = apply(Edit(range, with: "", intent)).refusal
    return outcome(refusal, since: before)
  }

  /// Replaces a range, as a platform reports it.
  package mutating func replace(_ range: Range<Int>, with text: String) -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    guard !range.isEmpty || !text.isEmpty else { return outcome(nil, since: before) }
    let edit = Edit(replacing: range, with: text, selection: selection)
    let refusal = apply(edit).refusal
    return outcome(refusal, since: before)
  }

  /// Takes in what a platform has already changed: the whole text and the caret after the fact.
  package mutating func input(_ text: String, caret: Int) -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    let edit = Edit(from: self.text, to: text, caret: caret, selection: selection)
    if edit.range.isEmpty, edit.text.isEmpty {
      let refusal = select(caret..<caret).refusal
      return outcome(refusal, since: before)
    }
    let refusal = apply(edit).refusal
    return outcome(refusal, since: before)
  }

  /// Turns the sign around, for a key that has no place for a minus of its own.
  package mutating func toggleSign() -> Outcome {
    let before = snapshot
    if !isActive { _ = focus() }
    guard let state else { return outcome(nil) }
    let caret = state.selection.upperBound
    let key = state.numeral.isNegative ? "+" : "-"
    let refusal = apply(Edit(caret..<caret, with: key, .typed)).refusal
    return outcome(refusal, since: before)
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
    let anchor = self.anchor ?? (move.isBackward ? selection.upperBound : selection.lowerBound)
    let head = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let from = layout.slot(at: head)
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

extension Layout {
  fileprivate func slots(of selection: Range<Int>) -> Range<CaretSlot> {
    slot(at: selection.lowerBound)..<slot(at: selection.upperBound)
  }
}
