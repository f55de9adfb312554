// SPDX-License-Identifier: MIT

/// A change of a part of the content: the user's action, and its place in the content.
package struct Edit: Hashable, Sendable {
  let action: Action

  /// The inserted text, if `action` is `text`.
  let text: String

  /// The part of the content to replace.
  let place: Place

  /// The kind of the run to which this edit belongs.
  ///
  /// The edits of a run are undone together.
  let run: History.Run

  /// Creates an edit.
  ///
  /// If `run` is nil, the edit belongs to a run of the kind that `action` has.
  init(_ action: Action, _ text: String = "", in place: Place, _ run: History.Run? = nil) {
    self.action = action
    self.text = text
    self.place = place
    self.run = run ?? action.run
  }

  /// Whether a key was typed after which a dash can stand for zero cents.
  var startsCents: Bool { isSeparatorKey || action == .centsMark }

  /// Whether a separator key was typed.
  var isSeparatorKey: Bool { action == .decimalSeparator || action == .mark }
}

// MARK: - From a request

extension Edit {
  /// Creates the edit for a request in a field that shows `state`.
  ///
  /// Each paste is undone separately, even if it contains a single scalar. If a platform replaces
  /// text that isn't selected with the same text, as some do when they correct words, the edit has no
  /// effect.
  ///
  /// - Throws: `rangeOutsideText` if the request contains a range outside the text, or `notANumber`
  ///   if the request is a key that has no meaning in the field.
  init(
    _ request: consuming EditRequest,
    in state: borrowing FieldState,
    _ lexicon: Lexicon
  ) throws(Refusal) {
    let selected = Place(state.selection, state.layout)
    switch consume request {
    case .type(let text): try self.init(Action(inserting: text, lexicon), text, in: selected)
    case .decimalKey: self.init(.decimalSeparator, in: selected)
    case .paste(let text):
      try self.init(Action(inserting: text, lexicon), text, in: selected, .single)
    case .replace(let range, let text) where text.isEmpty:
      self = try Edit(deleting: range, in: state)
    case .replace(let range, let text):
      let place = try Place(range, in: state)
      let isSelected = range == state.offsets
      let isKept =
        !isSelected && state.text.replacing(utf16: range, with: text).isSame(as: state.text)
      let action = try isKept ? .nothing : Action(inserting: text, lexicon)
      self.init(action, text, in: place, isSelected ? nil : .single)
    case .delete(let deletion): try self.init(deletion, at: selected, in: state)
    case .toggleSign:
      let caret = state.layout.slots(of: state.selection).lowerBound
      self.init(.toggledSign, in: Place(.caret(caret), state.layout))
    }
  }

  /// Creates the edit for a platform that reports the deleted range, but not the key.
  ///
  /// If nothing is selected, and the range contains at most one digit or separator and no sign, the
  /// edit is the same as for a press of Backspace, or of Forward Delete if the range starts at or after
  /// the caret. A sign alone is deleted by a press of Backspace after it.
  private init(deleting range: Range<Int>, in state: borrowing FieldState) throws(Refusal) {
    let place = try Place(range, in: state)
    let slots = place.slots
    let isOnlySign = place.coversSign && slots.isEmpty
    let isKey = state.selection.isCaret && slots.count <= 1 && !place.coversSign
    let isForward =
      state.selection.isCaret && !isOnlySign && range.lowerBound >= state.offsets.upperBound
    let caret = Place(.caret(isForward ? slots.lowerBound : slots.upperBound), state.layout)
    let isNothing = !isKey && !isOnlySign && slots.isEmpty && !place.isWhole
    self.init(
      isNothing ? .nothing : .deletion(isForward: isForward),
      in: isKey || isOnlySign ? caret : place
    )
  }

  private init(
    _ deletion: EditRequest.Deletion,
    at selected: Place,
    in state: borrowing FieldState
  ) throws(Refusal) {
    let caret = state.offsets.lowerBound
    // If text is selected, all deletion keys have the same effect.
    switch state.selection.isCaret ? deletion : .backward {
    case .backward: self.init(.deletion(isForward: false), in: selected)
    case .forward: self.init(.deletion(isForward: true), in: selected)
    case .toStart:
      self.init(.deletion(isForward: false), in: try Place(0..<caret, in: state))
    case .toEnd:
      self.init(.deletion(isForward: true), in: try Place(caret..<state.layout.length, in: state))
    }
  }
}

/// An edit that a front end requests, in terms of the text that the field shows.
///
/// All offsets are UTF-16 offsets in that text.
package enum EditRequest: Hashable, Sendable {
  /// Types text at the selection.
  ///
  /// A single scalar is handled as a key. Longer text is parsed like a pasted text.
  case type(String)

  /// Types the decimal separator with a key that has no other meaning, such as the only separator
  /// key of a pad.
  case decimalKey

  /// Pastes text at the selection.
  case paste(String)

  /// Replaces a range of the text.
  ///
  /// Text fields report edits to their delegates in this form.
  case replace(Range<Int>, with: String)

  /// Deletes the selection or, if nothing is selected, the characters given by the `Deletion`.
  case delete(Deletion)

  /// Negates the number.
  case toggleSign

  /// The characters to delete if nothing is selected.
  package enum Deletion: Hashable, Sendable {
    /// Deletes the digit, decimal separator or operation directly before or after the caret.
    case backward, forward

    /// Deletes all digits, separators and operations before or after the caret.
    case toStart, toEnd
  }

  /// The text to insert, or nil if the request inserts none.
  var text: String? {
    switch self {
    case .type(let text), .paste(let text), .replace(_, let text): text
    case .decimalKey, .delete, .toggleSign: nil
    }
  }

  /// Whether the request inserts no text and deletes none.
  var isNothing: Bool {
    if case .replace(let range, _) = self, !range.isEmpty { return false }
    return text?.isEmpty ?? false
  }
}
