// SPDX-License-Identifier: MIT

/// The replacement of some content by text: the one thing that can happen to a field.
package struct Edit: Hashable, Sendable {
  /// What the person did.
  enum Intent: Hashable, Sendable {
    case typed, pasted, deletedBackward, deletedForward

    /// A sign that was asked for without a key, such as by a button. The text is empty.
    case signed(isNegative: Bool)
  }

  /// What is replaced.
  let place: Place

  /// What is put there.
  let text: String

  let intent: Intent

  init(_ place: Place, with text: String, _ intent: Intent) {
    self.place = place
    self.text = text
    self.intent = intent
  }

  /// Text that is typed if it is one scalar, and pasted otherwise.
  init(_ place: Place, inserting text: String) {
    self.init(place, with: text, text.isOneScalar ? .typed : .pasted)
  }
}

extension Edit {
  /// Whether nothing is replaced by nothing.
  var isNothing: Bool { place.isEmpty && text.isEmpty }
}

// MARK: - From a request

extension Edit {
  /// The edit that `request` asks for in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText`.
  init(_ request: EditRequest, in state: borrowing FieldState) throws(Refusal) {
    let layout = state.layout
    switch request {
    case .type(let text): self.init(Place(state.selection, layout), inserting: text)
    case .paste(let text): self.init(Place(state.selection, layout), with: text, .pasted)
    case .replace(let range, let text): try self.init(replacing: range, with: text, state)
    case .input(let text, let caret):
      let change = TextChange(from: state.text, to: text, caret: caret, replacing: state.offsets)
      try self.init(replacing: change.range, with: change.text, state)
    case .delete(let deletion): try self.init(deleting: deletion, in: state)
    case .toggleSign:
      let caret = layout.slots(of: state.selection).lowerBound
      let sign = Intent.signed(isNegative: !state.numeral.isNegative)
      self.init(Place(.caret(caret), layout), with: "", sign)
    }
  }

  /// The edit that a platform reports as a range and a string, without the key.
  ///
  /// A deletion that ends at the caret came from backspace; one that starts there came from forward
  /// delete.
  private init(
    replacing range: Range<Int>,
    with text: String,
    _ state: borrowing FieldState
  ) throws(Refusal) {
    let selection = state.offsets
    let place =
      range == selection
      ? Place(state.selection, state.layout) : try Place(range, in: state.layout)
    if text.isEmpty {
      let isForward = selection.isEmpty && range.lowerBound == selection.lowerBound
      self.init(place, with: text, isForward ? .deletedForward : .deletedBackward)
    } else {
      self.init(place, inserting: text)
    }
  }

  private init(
    deleting deletion: EditRequest.Deletion,
    in state: borrowing FieldState
  ) throws(Refusal) {
    let layout = state.layout
    let selected = Place(state.selection, layout)
    // Every key deletes a selection alike.
    guard state.selection.isCaret else {
      self.init(selected, with: "", .deletedBackward)
      return
    }
    let caret = state.offsets.lowerBound
    switch deletion {
    case .backward: self.init(selected, with: "", .deletedBackward)
    case .forward: self.init(selected, with: "", .deletedForward)
    case .toStart: self.init(try Place(0..<caret, in: layout), with: "", .deletedBackward)
    case .toEnd:
      self.init(try Place(caret..<layout.length, in: layout), with: "", .deletedForward)
    }
  }
}
