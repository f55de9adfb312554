// SPDX-License-Identifier: MIT

/// A change to a part of the number: an insertion, a deletion or a change of sign.
package struct Edit: Hashable, Sendable {
  /// The user's action, including the inserted text.
  enum Intent: Hashable, Sendable {
    /// The user typed a single scalar.
    case typed(Unicode.Scalar)

    /// The user pasted text, or typed several scalars at once.
    ///
    /// A single pasted scalar counts as typed.
    case pasted(String)

    case deletedBackward, deletedForward

    /// The user requested a sign without typing it, for example with a button.
    case signed(isNegative: Bool)

    /// Creates the intent to insert `text`, which must not be empty.
    init(inserting text: String) {
      self = text.onlyScalar.map { .typed($0) } ?? .pasted(text)
    }
  }

  /// The part of the number to replace.
  let place: Place

  let intent: Intent

  /// The kind of the run to which this edit belongs.
  ///
  /// The edits of a run are undone together.
  let run: History.Run

  /// Creates an edit.
  ///
  /// `run` determines which other edits are undone together with this one. If `run` is nil, a
  /// suitable value is derived from `intent`.
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
  /// Each paste is undone separately, even if it contains a single scalar.
  ///
  /// - Throws: `rangeOutsideText` if the request contains a range outside the text.
  init(_ request: consuming EditRequest, in state: borrowing FieldState) throws(NumericTextRefusal)
  {
    let selected = Place(state.selection, state.layout)
    switch consume request {
    case .type(let text): self.init(Intent(inserting: text), in: selected)
    case .paste(let text): self.init(Intent(inserting: text), in: selected, .single)
    case .replace(let range, let text): try self.init(replacing: range, with: text, selected, state)
    case .delete(let deletion): try self.init(deleting: deletion, at: selected, in: state)
    case .toggleSign:
      let caret = state.layout.slots(of: state.selection).lowerBound
      let sign = Intent.signed(isNegative: !state.numeral.isNegative)
      self.init(sign, in: Place(.caret(caret), state.layout))
    }
  }

  /// Creates the edit for a platform that reports the replaced range, but not the key.
  ///
  /// A deletion that starts at or after the caret is handled as a forward deletion, and any other
  /// as a backspace.
  private init(
    replacing range: Range<Int>,
    with text: String,
    _ selected: Place,
    _ state: borrowing FieldState
  ) throws(NumericTextRefusal) {
    let selection = state.offsets
    let place = range == selection ? selected : try Place(range, in: state.layout)
    guard text.isEmpty else {
      self.init(Intent(inserting: text), in: place)
      return
    }
    self.init(deleting: place, isForward: range.lowerBound >= selection.upperBound, state)
  }

  /// Creates the edit that deletes a range reported by a platform.
  ///
  /// If a single character is deleted and nothing is selected, the edit is the same as for a press
  /// of Backspace or Forward Delete, and the sign is kept.
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
    at selected: Place,
    in state: borrowing FieldState
  ) throws(NumericTextRefusal) {
    let layout = state.layout
    // If text is selected, all deletion keys have the same effect.
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
