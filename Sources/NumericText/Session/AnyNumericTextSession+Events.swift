// SPDX-License-Identifier: MIT

extension AnyNumericTextSession {
  /// Gives the field the focus, with the caret at a UTF-16 offset or after the content.
  @discardableResult
  public mutating func focus(at offset: Int? = nil) -> AnyNumericTextOutcome {
    play(.focus(at: offset))
  }

  /// Gives the field the focus, with its whole text selected if `selectingAll` is true.
  @discardableResult
  public mutating func focus(selectingAll: Bool) -> AnyNumericTextOutcome {
    play(selectingAll ? .selectAll : .focus())
  }

  /// Takes the focus away and commits what was typed.
  @discardableResult
  public mutating func blur() -> AnyNumericTextOutcome {
    play(.blur)
  }

  /// Types at the selection: one key, or several characters that are read as text.
  @discardableResult
  public mutating func type(_ text: String) -> AnyNumericTextOutcome {
    play(.edit(.type(text)))
  }

  /// Pastes at the selection.
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

  /// Deletes the selection, or all that stands before the caret.
  @discardableResult
  public mutating func deleteToStart() -> AnyNumericTextOutcome {
    play(.edit(.delete(.toStart)))
  }

  /// Deletes the selection, or all that stands after the caret.
  @discardableResult
  public mutating func deleteToEnd() -> AnyNumericTextOutcome {
    play(.edit(.delete(.toEnd)))
  }

  /// Replaces a range of UTF-16 offsets by text, as a platform's delegate reports it.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) -> AnyNumericTextOutcome {
    play(.edit(.replace(range, with: text)))
  }

  /// Takes in a change that a platform has made already: the whole text and the caret after it.
  @discardableResult
  public mutating func input(_ text: String, caret: Int) -> AnyNumericTextOutcome {
    play(.edit(.input(text, caret: caret)))
  }

  /// Selects a range of UTF-16 offsets, or sets the caret.
  @discardableResult
  public mutating func select(_ range: Range<Int>) -> AnyNumericTextOutcome {
    play(.select(range))
  }

  /// Selects the whole text, so that the next key replaces it.
  @discardableResult
  public mutating func selectAll() -> AnyNumericTextOutcome {
    play(.selectAll)
  }

  /// Moves the caret by an arrow key, or the end of the selection if `extending` is true.
  @discardableResult
  public mutating func move(_ move: NumericTextCaretMove, extending: Bool = false)
    -> AnyNumericTextOutcome
  {
    play(.move(move, extending: extending))
  }

  /// Adds a number of steps to the value, exactly and within bounds.
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

  /// Makes the number negative, or positive if it is negative.
  @discardableResult
  public mutating func toggleSign() -> AnyNumericTextOutcome {
    play(.edit(.toggleSign))
  }

  /// Takes back the last run of typing, run of deletions, paste or step.
  @discardableResult
  public mutating func undo() -> AnyNumericTextOutcome {
    play(.undo)
  }

  /// Does again what was taken back last.
  @discardableResult
  public mutating func redo() -> AnyNumericTextOutcome {
    play(.redo)
  }

  /// Restores the value from before editing, as Escape does.
  @discardableResult
  public mutating func cancel() -> AnyNumericTextOutcome {
    play(.cancel)
  }

  /// Commits what was typed, as Return does, and goes on editing the committed number.
  @discardableResult
  public mutating func submit() -> AnyNumericTextOutcome {
    play(.submit)
  }

  /// Shows text that an input method is composing.
  @discardableResult
  public mutating func mark(_ text: String) -> AnyNumericTextOutcome {
    play(.mark(text))
  }

  /// Reads the marked text as an edit.
  @discardableResult
  public mutating func confirmMarkedText() -> AnyNumericTextOutcome {
    play(.confirmMarkedText)
  }
}
