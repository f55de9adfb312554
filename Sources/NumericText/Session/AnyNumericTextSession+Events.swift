// SPDX-License-Identifier: MIT

extension AnyNumericTextSession {
  /// Gives the field focus, and moves the caret to the valid position for the UTF-16 offset
  /// `offset`.
  ///
  /// If `offset` is nil, the caret of a field without focus moves to the end of the number, and the
  /// caret of a field with focus stays where it is.
  @discardableResult
  public mutating func focus(at offset: Int? = nil) -> AnyNumericTextOutcome {
    outcome(of: .focus(at: offset))
  }

  /// Gives the field focus, and selects its whole text if `selectingAll` is true.
  @discardableResult
  public mutating func focus(selectingAll: Bool) -> AnyNumericTextOutcome {
    outcome(of: selectingAll ? .selectAll : .focus())
  }

  /// Removes focus and commits the typed number.
  @discardableResult
  public mutating func blur() -> AnyNumericTextOutcome {
    outcome(of: .blur)
  }

  /// Types text at the selection.
  ///
  /// A single character is handled as a key. Longer text is parsed like a pasted text.
  @discardableResult
  public mutating func type(_ text: String) -> AnyNumericTextOutcome {
    outcome(of: .edit(.type(text)))
  }

  /// Pastes text at the selection.
  @discardableResult
  public mutating func paste(_ text: String) -> AnyNumericTextOutcome {
    outcome(of: .edit(.paste(text)))
  }

  /// Deletes the selection or, if nothing is selected, the digit or decimal separator before the
  /// caret.
  @discardableResult
  public mutating func deleteBackward() -> AnyNumericTextOutcome {
    outcome(of: .edit(.delete(.backward)))
  }

  /// Deletes the selection or, if nothing is selected, the digit or decimal separator after the
  /// caret.
  @discardableResult
  public mutating func deleteForward() -> AnyNumericTextOutcome {
    outcome(of: .edit(.delete(.forward)))
  }

  /// Deletes the selection or, if nothing is selected, everything before the caret.
  @discardableResult
  public mutating func deleteToStart() -> AnyNumericTextOutcome {
    outcome(of: .edit(.delete(.toStart)))
  }

  /// Deletes the selection or, if nothing is selected, everything after the caret.
  @discardableResult
  public mutating func deleteToEnd() -> AnyNumericTextOutcome {
    outcome(of: .edit(.delete(.toEnd)))
  }

  /// Replaces a range of the text, given in UTF-16 offsets.
  ///
  /// Text fields report edits to their delegates in this form.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) -> AnyNumericTextOutcome {
    outcome(of: .edit(.replace(range, with: text)))
  }

  /// Handles a change that the platform has already made, given the whole new text and the new
  /// position of the caret.
  @discardableResult
  public mutating func input(_ text: String, caret: Int) -> AnyNumericTextOutcome {
    outcome(of: .input(text, caret: caret))
  }

  /// Selects a range given in UTF-16 offsets, or moves the caret if the range is empty.
  @discardableResult
  public mutating func select(_ range: Range<Int>) -> AnyNumericTextOutcome {
    outcome(of: .select(range))
  }

  /// Selects the whole text, so that the next key replaces the number.
  @discardableResult
  public mutating func selectAll() -> AnyNumericTextOutcome {
    outcome(of: .selectAll)
  }

  /// Moves the caret as an arrow key does, or extends the selection if `extending` is true.
  @discardableResult
  public mutating func move(_ move: NumericTextCaretMove, extending: Bool = false)
    -> AnyNumericTextOutcome
  {
    outcome(of: .move(move, extending: extending))
  }

  /// Adds `count` steps to the value.
  ///
  /// The result is exact, and stays within the bounds.
  @discardableResult
  public mutating func step(
    by count: Int,
    _ size: NumericTextStepSize = .regular
  ) -> AnyNumericTextOutcome {
    outcome(of: .step(by: count, size))
  }

  /// Adds `count` steps to the value while the user changes the number by dragging.
  ///
  /// Undo reverts the whole drag at once.
  @discardableResult
  public mutating func scrub(
    by count: Int,
    _ size: NumericTextStepSize = .regular
  ) -> AnyNumericTextOutcome {
    outcome(of: .scrub(.by(count, size)))
  }

  /// Ends a drag that changes the number, so that the next drag is undone separately.
  @discardableResult
  public mutating func endScrubbing() -> AnyNumericTextOutcome {
    outcome(of: .scrub(.ended))
  }

  /// Cancels the current drag, and restores the number that the field had before it.
  @discardableResult
  public mutating func cancelScrubbing() -> AnyNumericTextOutcome {
    outcome(of: .scrub(.canceled))
  }

  /// Types the decimal separator, as the decimal key of a keypad does.
  @discardableResult
  public mutating func typeDecimalKey() -> AnyNumericTextOutcome {
    outcome(of: .edit(.decimalKey))
  }

  /// Negates the number.
  @discardableResult
  public mutating func toggleSign() -> AnyNumericTextOutcome {
    outcome(of: .edit(.toggleSign))
  }

  /// Undoes the last edit: a paste, a step, or a series of typed or deleted characters.
  @discardableResult
  public mutating func undo() -> AnyNumericTextOutcome {
    outcome(of: .undo)
  }

  /// Redoes the last undone edit.
  @discardableResult
  public mutating func redo() -> AnyNumericTextOutcome {
    outcome(of: .redo)
  }

  /// Restores the value from before editing or, after a commit, the committed value, as the Escape
  /// key does.
  @discardableResult
  public mutating func cancel() -> AnyNumericTextOutcome {
    outcome(of: .cancel)
  }

  /// Commits the typed number, as the Return key does, and continues editing.
  @discardableResult
  public mutating func submit() -> AnyNumericTextOutcome {
    outcome(of: .submit)
  }

  /// Shows marked text, which an input method is composing.
  @discardableResult
  public mutating func mark(_ text: String) -> AnyNumericTextOutcome {
    outcome(of: .mark(text))
  }

  /// Ends the composition, and types the marked text into the field.
  @discardableResult
  public mutating func confirmMarkedText() -> AnyNumericTextOutcome {
    outcome(of: .confirmMarkedText)
  }
}
