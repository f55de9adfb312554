// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Gives the field focus, and moves the caret to the valid position for `offset`.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number)
  /// session.focus()       // text "1,234", selection 5..<5
  /// session.focus(at: 2)  // selection 1..<1
  /// ```
  ///
  /// In the example, offset 2 is after the comma, where the caret cannot be, so the caret moves
  /// back to offset 1. The rule is the same as in ``select(_:)``.
  ///
  /// If `offset` is nil, the caret of a field without focus moves to the end of the number, and the
  /// caret of a field with focus stays where it is.
  ///
  /// - Parameter offset: The tapped position in the text, as a UTF-16 offset, or nil.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func focus(at offset: Int? = nil) -> NumericTextOutcome<FieldValue> {
    outcome(of: .focus(at: offset))
  }

  /// Gives the field focus, and optionally selects its whole text.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number)
  /// session.focus(selectingAll: true)  // text "1,234", selection 0..<5
  /// ```
  ///
  /// - Parameter selectingAll: Whether to select the text, so that typing replaces the number.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func focus(selectingAll: Bool) -> NumericTextOutcome<FieldValue> {
    outcome(of: selectingAll ? .selectAll : .focus())
  }

  /// Types text at the selection.
  ///
  /// A single character is handled as a key. Longer text is parsed like a pasted text.
  ///
  /// ```swift
  /// session.type("1")  // text "$1", value 1
  /// session.type("x")  // text "$1", refusal .notANumber
  /// ```
  @discardableResult
  public mutating func type(_ text: String) -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.type(text)))
  }

  /// Pastes text at the selection.
  ///
  /// ```swift
  /// session.paste("1.234,56")  // text "$1,234.56", value 1234.56
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  @discardableResult
  public mutating func paste(_ text: String) -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.paste(text)))
  }

  /// Deletes the selection or, if nothing is selected, the digit or decimal separator before the
  /// caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.deleteBackward()  // text "$123", value 123
  /// ```
  @discardableResult
  public mutating func deleteBackward() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.delete(.backward)))
  }

  /// Deletes the selection or, if nothing is selected, the digit or decimal separator after the
  /// caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.move(.start)
  /// session.deleteForward()  // text "$234", value 234
  /// ```
  @discardableResult
  public mutating func deleteForward() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.delete(.forward)))
  }

  /// Deletes the selection or, if nothing is selected, everything before the caret.
  ///
  /// ```swift
  /// session.paste("12.5")
  /// session.deleteToStart()  // text "$0", value 0
  /// ```
  @discardableResult
  public mutating func deleteToStart() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.delete(.toStart)))
  }

  /// Deletes the selection or, if nothing is selected, everything after the caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(2..<2)
  /// session.deleteToEnd()  // text "$1", value 1
  /// ```
  @discardableResult
  public mutating func deleteToEnd() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.delete(.toEnd)))
  }

  /// Replaces a range of the text.
  ///
  /// Text fields report edits to their delegates in this form.
  ///
  /// ```swift
  /// session.paste("123")
  /// session.replace(1..<2, with: "9")  // text "$923", selection 2..<2
  /// ```
  ///
  /// - Parameters:
  ///   - range: The range to replace, in UTF-16 offsets. A range outside the text is refused.
  ///   - text: The replacement, which is empty for a deletion.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>,
    with text: String
  ) -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.replace(range, with: text)))
  }

  /// Handles a change that the platform has already made to the text.
  ///
  /// The outcome is the same as if the session had made the change itself.
  ///
  /// ```swift
  /// session.paste("123")
  /// session.input("$1234", caret: 5)  // text "$1,234", selection 6..<6
  /// ```
  ///
  /// - Parameters:
  ///   - text: The whole text after the change.
  ///   - caret: The caret after the change, in UTF-16 offsets.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func input(_ text: String, caret: Int) -> NumericTextOutcome<FieldValue> {
    outcome(of: .input(text, caret: caret))
  }

  /// Selects a range of the text, or moves the caret if the range is empty.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(0..<0)  // selection 1..<1
  /// session.select(3..<3)  // selection 2..<2
  /// ```
  ///
  /// The caret cannot be at every offset: in `$1,234`, it cannot be before the `$` or after the
  /// comma. Each end of the range therefore moves back to the nearest caret position, or forward if
  /// there is none before it. A range that covers the whole text is kept unchanged.
  ///
  /// - Parameter range: The range in UTF-16 offsets, which are clamped to the text.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func select(_ range: Range<Int>) -> NumericTextOutcome<FieldValue> {
    outcome(of: .select(range))
  }

  /// Selects the whole text including affixes, so that the next key replaces the number.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.selectAll()  // selection 0..<6
  /// session.type("5")    // text "$5"
  /// ```
  ///
  /// - Returns: The outcome.
  @discardableResult
  public mutating func selectAll() -> NumericTextOutcome<FieldValue> { outcome(of: .selectAll) }

  /// Moves the caret, as an arrow key does.
  ///
  /// ```swift
  /// session.paste("12")
  /// session.move(.backward)                   // selection 2..<2
  /// session.move(.backward, extending: true)  // selection 1..<2
  /// ```
  ///
  /// - Parameters:
  ///   - move: The direction or destination.
  ///   - extending: Whether to extend the selection instead, as with Shift.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func move(
    _ move: NumericTextCaretMove,
    extending: Bool = false
  ) -> NumericTextOutcome<FieldValue> {
    outcome(of: .move(move, extending: extending))
  }

  /// Adds `count` steps to the value.
  ///
  /// The result is exact, and stays within the bounds.
  ///
  /// ```swift
  /// session.step(by: 2)  // text "$2", value 2
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of steps, negative to subtract. If the style's steps are adaptive or
  ///     wrap, at most 1,000 steps are taken at once.
  ///   - size: The size of a step. Page Up and Page Down take coarse steps.
  /// - Returns: The outcome.
  @discardableResult
  public mutating func step(
    by count: Int,
    _ size: NumericTextStepSize = .regular
  ) -> NumericTextOutcome<FieldValue> {
    outcome(of: .step(by: count, size))
  }

  /// Types the decimal separator, as the decimal key of a keypad does.
  ///
  /// ```swift
  /// session.typeDecimalKey()  // text "$0."
  /// ```
  @discardableResult
  public mutating func typeDecimalKey() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.decimalKey))
  }

  /// Negates the number.
  ///
  /// ```swift
  /// session.toggleSign()  // text "-$0"
  /// ```
  @discardableResult
  public mutating func toggleSign() -> NumericTextOutcome<FieldValue> {
    outcome(of: .edit(.toggleSign))
  }

  /// Undoes the last edit: a paste, a step, or a series of typed or deleted characters.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.undo()  // text "$0", value 0
  /// ```
  @discardableResult
  public mutating func undo() -> NumericTextOutcome<FieldValue> { outcome(of: .undo) }

  /// Redoes the last undone edit.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.undo()
  /// session.redo()  // text "$5", value 5
  /// ```
  @discardableResult
  public mutating func redo() -> NumericTextOutcome<FieldValue> { outcome(of: .redo) }

  /// Restores the value from before editing or, after a commit, the committed value, as the Escape
  /// key does.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.cancel()  // value 0
  /// ```
  @discardableResult
  public mutating func cancel() -> NumericTextOutcome<FieldValue> { outcome(of: .cancel) }

  /// Commits the typed number, as the Return key does, and continues editing.
  ///
  /// Earlier edits can still be undone. If the user cancels later edits, the committed value is
  /// restored.
  @discardableResult
  public mutating func submit() -> NumericTextOutcome<FieldValue> { outcome(of: .submit) }

  /// Removes focus and commits the typed number.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.blur()  // text "$5.00", value 5
  /// ```
  @discardableResult
  public mutating func blur() -> NumericTextOutcome<FieldValue> { outcome(of: .blur) }
}
