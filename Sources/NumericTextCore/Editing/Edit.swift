// SPDX-License-Identifier: MIT

/// The replacement of some content: the one thing that can happen to a field.
package struct Edit: Hashable, Sendable {
  /// What the person did, with what is put in the place.
  enum Intent: Hashable, Sendable {
    /// Typed one key.
    case typed(Unicode.Scalar)

    /// Pasted text, or typed several scalars at once. A single scalar is always a key.
    case pasted(String)

    case deletedBackward, deletedForward

    /// Asked for a sign without a key, such as by a button.
    case signed(isNegative: Bool)

    /// The intent to insert `text`, which is not empty.
    init(inserting text: String) {
      self = text.onlyScalar.map { .typed($0) } ?? .pasted(text)
    }
  }

  /// The content that is replaced.
  let place: Place

  let intent: Intent

  init(_ intent: Intent, in place: Place) {
    self.place = place
    self.intent = intent
  }

  var isDeletion: Bool { intent == .deletedBackward || intent == .deletedForward }
}

// MARK: - From a request

extension Edit {
  /// The edit that `request` asks for in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText`.
  init(_ request: consuming EditRequest, in state: borrowing FieldState) throws(Refusal) {
    let layout = state.layout
    switch consume request {
    case .type(let text), .paste(let text):
      self.init(Intent(inserting: text), in: Place(state.selection, layout))
    case .replace(let range, let text): try self.init(replacing: range, with: text, state)
    case .input(let text, let caret):
      let change = TextChange(to: text, caret: caret, in: state)
      try self.init(replacing: change.range, with: change.text, state)
    case .delete(let deletion): try self.init(deleting: deletion, in: state)
    case .toggleSign:
      let caret = layout.slots(of: state.selection).lowerBound
      let sign = Intent.signed(isNegative: !state.numeral.isNegative)
      self.init(sign, in: Place(.caret(caret), layout))
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
    guard text.isEmpty else {
      self.init(Intent(inserting: text), in: place)
      return
    }
    self.init(deleting: place, isForward: range.lowerBound >= selection.upperBound, state)
  }

  /// The deletion of a range that a platform reports.
  ///
  /// Without a selection, a single character comes from a key, which keeps the sign.
  private init(deleting place: Place, isForward: Bool, _ state: borrowing FieldState) {
    guard state.selection.isCaret else {
      self.init(.deletedBackward, in: place)
      return
    }
    let slots = place.slots
    let isKey = slots.upperBound.index - slots.lowerBound.index <= 1 && !place.coversSign
    let first = place.startsBeforeMinus ? .beforeMinus : slots.lowerBound
    let caret = Place(.caret(isForward ? first : slots.upperBound), state.layout)
    self.init(isForward ? .deletedForward : .deletedBackward, in: isKey ? caret : place)
  }

  private init(
    deleting deletion: EditRequest.Deletion,
    in state: borrowing FieldState
  ) throws(Refusal) {
    let layout = state.layout
    let selected = Place(state.selection, layout)
    // Every key deletes a selection alike.
    guard state.selection.isCaret else {
      self.init(.deletedBackward, in: selected)
      return
    }
    let caret = state.offsets.lowerBound
    switch deletion {
    case .backward: self.init(.deletedBackward, in: selected)
    case .forward: self.init(.deletedForward, in: selected)
    case .toStart: self.init(.deletedBackward, in: try Place(0..<caret, in: layout))
    case .toEnd: self.init(.deletedForward, in: try Place(caret..<layout.length, in: layout))
    }
  }
}
