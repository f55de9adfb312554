// SPDX-License-Identifier: MIT

/// An edit of an expression: the user's action, and the part of the expression that it replaces.
struct ExpressionChange {
  /// The caret slots before and after the part to replace, or the same slot twice if there is none.
  let slots: Range<CaretSlot>

  let intent: Edit.Intent

  /// Whether the edit inserts text.
  var insertsText: Bool {
    switch intent {
    case .typed, .pasted: true
    case .deletedBackward, .deletedForward, .signed: false
    }
  }

  /// Creates the change for a request in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText` if the request contains a range outside the text.
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
      self = try Self(replacing: range, with: text, selected, in: state, layout)
    case .delete(let deletion):
      intent = deletion == .forward || deletion == .toEnd ? .deletedForward : .deletedBackward
      slots = deletion.slots(around: selected, end: layout.end)
    case .toggleSign:
      slots = selected.lowerBound..<selected.lowerBound
      intent = .signed(isNegative: true)
    }
  }

  /// Creates the change for a platform that reports the replaced range, but not the key.
  ///
  /// If the platform deletes a single character and nothing is selected, the change is handled like
  /// a press of Backspace or Forward Delete.
  private init(
    replacing range: Range<Int>,
    with text: String,
    _ selected: Range<CaretSlot>,
    in state: FieldState,
    _ layout: ExpressionLayout
  ) throws(NumericTextRefusal) {
    let slots = range == state.offsets ? selected : try layout.slots(around: range)
    let isForward = range.lowerBound >= state.offsets.upperBound
    let isKey = state.selection.isCaret && slots.upperBound.index - slots.lowerBound.index <= 1
    guard text.isEmpty else {
      self.slots = slots
      intent = Edit.Intent(inserting: text)
      return
    }
    intent = isForward ? .deletedForward : .deletedBackward
    let caret = isForward ? slots.lowerBound : slots.upperBound
    self.slots = isKey ? caret..<caret : slots
  }
}

extension EditRequest.Deletion {
  /// Returns the caret slots before and after the part to delete.
  ///
  /// If nothing is selected, the result for `.backward` and `.forward` is the caret's slot twice.
  /// The part to delete is then determined later, from what is next to the caret.
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
