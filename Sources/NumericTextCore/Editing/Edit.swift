// SPDX-License-Identifier: MIT

/// An operation on some of the content: an insertion, a deletion or a change of sign.
package struct Edit: Hashable, Sendable {
  /// The user's action, with the inserted text.
  enum Intent: Hashable, Sendable {
    /// Typed a single scalar.
    case typed(Unicode.Scalar)

    /// Pasted text, or typed several scalars at once.
    ///
    /// A single pasted scalar counts as typed.
    case pasted(String)

    case deletedBackward, deletedForward

    /// Requested a sign without typing it, for example with a button.
    case signed(isNegative: Bool)

    /// Creates the intent to insert `text`, which must not be empty.
    init(inserting text: String) {
      self = text.onlyScalar.map { .typed($0) } ?? .pasted(text)
    }
  }

  /// The content to replace.
  let place: Place

  let intent: Intent

  /// The kind of edits that this one is undone together with.
  let run: History.Run

  /// Creates an edit.
  ///
  /// By default, its intent decides what it is undone together with.
  init(_ intent: Intent, in place: Place, _ run: History.Run? = nil) {
    self.place = place
    self.intent = intent
    self.run = run ?? History.Run(intent)
  }

  var isDeletion: Bool { intent == .deletedBackward || intent == .deletedForward }
}

// MARK: - From a request

extension Edit {
  /// Creates the edit for a request in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText` if the request contains a range outside the text.
  init(_ request: consuming EditRequest, in state: borrowing FieldState) throws(NumericTextRefusal)
  {
    switch consume request {
    case .type(let text):
      self.init(Intent(inserting: text), in: Place(state.selection, state.layout))
    case .paste(let text):
      self.init(Intent(inserting: text), in: Place(state.selection, state.layout), .single)
    case .replace(let range, let text): try self.init(replacing: range, with: text, state)
    case .input(let text, let caret):
      let change = TextChange(to: text, caret: caret, in: state)
      try self.init(replacing: change.range, with: change.text, state)
    case .delete(let deletion): try self.init(deleting: deletion, in: state)
    case .toggleSign:
      let caret = state.layout.slots(of: state.selection).lowerBound
      let sign = Intent.signed(isNegative: !state.numeral.isNegative)
      self.init(sign, in: Place(.caret(caret), state.layout))
    }
  }

  /// Creates the edit for a replacement reported by a platform that doesn't report the key.
  ///
  /// A deletion that ends at the caret is treated as backspace, and one that starts there as
  /// forward delete.
  private init(
    replacing range: Range<Int>,
    with text: String,
    _ state: borrowing FieldState
  ) throws(NumericTextRefusal) {
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

  /// Creates the deletion of a range reported by a platform.
  ///
  /// Without a selection, the deletion of a single character is treated as a key, which keeps the
  /// sign.
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
  ) throws(NumericTextRefusal) {
    let layout = state.layout
    let selected = Place(state.selection, layout)
    // All deletion keys delete a selection in the same way.
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
