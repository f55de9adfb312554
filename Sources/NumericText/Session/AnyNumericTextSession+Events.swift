// SPDX-License-Identifier: MIT

extension AnyNumericTextSession {
  /// Gives the field focus, with the caret at a UTF-16 offset, or after the content if `offset` is
  /// nil.
  @discardableResult
  public mutating func focus(at offset: Int? = nil) -> AnyNumericTextOutcome {
    play(.focus(at: offset))
  }

  /// Gives the field focus, and selects its whole text if `selectingAll` is true.
  @discardableResult
  public mutating func focus(selectingAll: Bool) -> AnyNumericTextOutcome {
    play(selectingAll ? .selectAll : .focus())
  }

  /// Removes focus and commits the typed number.
  @discardableResult
  public mutating func blur() -> AnyNumericTextOutcome {
    play(.blur)
  }

  /// Types text at the selection: a single character as a key, longer text to be parsed.
  @discardableResult
  public mutating func type(_ text: String) -> AnyNumericTextOutcome {
    play(.edit(.type(text)))
  }

  /// Pastes text at the selection.
  @discardableResult
  public mutating func paste(_ text: String) -> AnyNumericTextOutcome {
    play(.edit(.paste(text)))
  }

  /// Deletes the selection, or the content character before the caret.
  @discardableResult
  public mutating func deleteBackward() -> AnyNumericTextOutcome {
    play(.edit(.delete(.backward)))
  }

  /// Deletes the selection, or the content character after the caret.
  @discardableResult
  public mutating func deleteForward() -> AnyNumericTextOutcome {
    play(.edit(.delete(.forward)))
  }

  /// Deletes the selection, or everything before the caret.
  @discardableResult
  public mutating func deleteToStart() -> AnyNumericTextOutcome {
    play(.edit(.delete(.toStart)))
  }

  /// Deletes the selection, or everything after the caret.
  @discardableResult
  public mutating func deleteToEnd() -> AnyNumericTextOutcome {
    play(.edit(.delete(.toEnd)))
  }

  /// Replaces a range of the text, given in UTF-16 offsets, as in a platform's delegate call.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) -> AnyNumericTextOutcome {
    play(.edit(.replace(range, with: text)))
  }

  /// Handles a change that a platform has already made, from the whole new text and the new caret.
  @discardableResult
  public mutating func input(_ text: String, caret: Int) -> AnyNumericTextOutcome {
    play(.edit(.input(text, caret: caret)))
  }

  /// Sets the selection, or the caret if the range is empty, in UTF-16 offsets.
  @discardableResult
  public mutating func select(_ range: Range<Int>) -> AnyNumericTextOutcome {
    play(.select(range))
  }

  /// Selects the whole text, so that the next key replaces the number.
  @discardableResult
  public mutating func selectAll() -> AnyNumericTextOutcome {
    play(.selectAll)
  }

  /// Moves the caret as an arrow key does, or extends the selection if `extending` is true.
  @discardableResult
  public mutating func move(_ move: NumericTextCaretMove, extending: Bool = false)
    -> AnyNumericTextOutcome
  {
    play(.move(move, extending: extending))
  }

  /// Adds `count` steps to the value, exactly and within the bounds.
  @discardableResult
  public mutating func step(by count: Int) -> AnyNumericTextOutcome {
    play(.step(by: count))
  }

  /// Adds steps to the value by a drag, whose changes are undone together.
  @discardableResult
  public mutating func scrub(
    by count: Int,
    _ size: NumericTextStepSize = .regular
  ) -> AnyNumericTextOutcome {
    play(.scrub(.by(count, size)))
  }

  /// Ends a drag, so that the next one is undone separately.
  @discardableResult
  public mutating func endScrubbing() -> AnyNumericTextOutcome {
    play(.scrub(.ended))
  }

  /// Restores the number from before a drag that is still in progress.
  @discardableResult
  public mutating func cancelScrubbing() -> AnyNumericTextOutcome {
    play(.scrub(.cancelled))
  }

  /// Negates the number.
  @discardableResult
  public mutating func toggleSign() -> AnyNumericTextOutcome {
    play(.edit(.toggleSign))
  }

  /// Undoes the last paste, step, or sequence of typed or deleted characters.
  @discardableResult
  public mutating func undo() -> AnyNumericTextOutcome {
    play(.undo)
  }

  /// Redoes the last undone edit.
  @discardableResult
  public mutating func redo() -> AnyNumericTextOutcome {
    play(.redo)
  }

  /// Restores the value from before editing, as the Escape key does.
  @discardableResult
  public mutating func cancel() -> AnyNumericTextOutcome {
    play(.cancel)
  }

  /// Commits the typed number, as the Return key does, and continues editing.
  @discardableResult
  public mutating func submit() -> AnyNumericTextOutcome {
    play(.submit)
  }

  /// Shows text that an input method is composing.
  @discardableResult
  public mutating func mark(_ text: String) -> AnyNumericTextOutcome {
    play(.mark(text))
  }

  /// Ends the composition and enters the marked text.
  @discardableResult
  public mutating func confirmMarkedText() -> AnyNumericTextOutcome {
    play(.confirmMarkedText)
  }
}
