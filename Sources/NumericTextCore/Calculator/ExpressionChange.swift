// SPDX-License-Identifier: MIT

/// The replacement of content of an expression.
struct ExpressionChange {
  /// The content to replace, or the caret.
  let slots: Range<CaretSlot>

  let intent: Edit.Intent

  /// Whether text is inserted.
  var insertsText: Bool {
    switch intent {
    case .typed, .pasted: true
    case .deletedBackward, .deletedForward, .signed: false
    }
  }

  /// Creates the change for a request in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText`.
  init(
    _ request: EditRequest,
    in state: FieldState,
    _ layout: ExpressionLayout
  ) throws(NumericTextRefusal) {
    let selected = layout.slots(of: state.selection)
    switch request {
    case .type(let text), .paste(let text):
      slots = selected
      intent = Edit.Intent(inserting: text)
    case .replace(let range, let text):
      self = try Self(TextChange(range, text), selected, in: state, layout)
    case .input(let text, let caret):
      self = try Self(TextChange(to: text, caret: caret, in: state), selected, in: state, layout)
    case .delete(let deletion):
      intent = deletion == .forward || deletion == .toEnd ? .deletedForward : .deletedBackward
      slots = deletion.slots(around: selected, end: layout.slots(of: .all).upperBound)
    case .toggleSign:
      slots = selected.lowerBound..<selected.lowerBound
      intent = .signed(isNegative: true)
    }
  }

  /// Without a selection, the deletion of a single character is taken for a key.
  private init(
    _ change: TextChange,
    _ selected: Range<CaretSlot>,
    in state: FieldState,
    _ layout: ExpressionLayout
  ) throws(NumericTextRefusal) {
    let isSelection = change.range == state.offsets
    let slots = isSelection ? selected : try layout.slots(around: change.range)
    let isForward = change.range.lowerBound >= state.offsets.upperBound
    let isKey = state.selection.isCaret && slots.upperBound.index - slots.lowerBound.index <= 1
    guard change.text.isEmpty else {
      self.slots = slots
      intent = Edit.Intent(inserting: change.text)
      return
    }
    intent = isForward ? .deletedForward : .deletedBackward
    let caret = isForward ? slots.lowerBound : slots.upperBound
    self.slots = isKey ? caret..<caret : slots
  }
}

extension EditRequest.Deletion {
  /// The content to delete, a caret for a single character.
  fileprivate func slots(
    around selected: Range<CaretSlot>,
    end: CaretSlot
  ) -> Range<CaretSlot> {
    guard selected.isEmpty else { return selected }
    switch self {
    case .backward, .forward: return selected
    case .toStart: return CaretSlot(0)..<selected.lowerBound
    case .toEnd: return selected.upperBound..<end
    }
  }
}
