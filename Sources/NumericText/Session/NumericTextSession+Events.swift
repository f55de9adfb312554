// SPDX-License-Identifier: MIT

extension NumericTextSession {
  /// Gives the field the focus, with the caret at an offset or after the content.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number)
  /// session.focus()       // text "1,234", selection 5..<5
  /// session.focus(at: 2)  // selection 1..<1
  /// ```
  ///
  /// - Parameter offset: Where it was tapped, in UTF-16 offsets.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func focus(at offset: Int? = nil) -> NumericTextOutcome<Bound> {
    play(.focus(at: offset))
  }

  /// Gives the field the focus, with its whole text selected if `selectingAll` is true.
  ///
  /// ```swift
  /// var session = NumericTextSession(value: 1234, style: NumericTextStyle<Int>.number)
  /// session.focus(selectingAll: true)  // text "1,234", selection 0..<5
  /// ```
  ///
  /// - Parameter selectingAll: Whether typing replaces the number that is there.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func focus(selectingAll: Bool) -> NumericTextOutcome<Bound> {
    play(selectingAll ? .selectAll : .focus())
  }

  /// Types at the selection: one key, or several characters that are read as text.
  ///
  /// ```swift
  /// session.type("1")  // text "$1", value 1
  /// session.type("x")  // text "$1", refusal .notANumber
  /// ```
  @discardableResult
  public mutating func type(_ text: String) -> NumericTextOutcome<Bound> {
    play(.edit(.type(text)))
  }

  /// Pastes at the selection.
  ///
  /// ```swift
  /// session.paste("1.234,56")  // text "$1,234.56", value 1234.56
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  @discardableResult
  public mutating func paste(_ text: String) -> NumericTextOutcome<Bound> {
    play(.edit(.paste(text)))
  }

  /// Deletes the selection, or the content character before the caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.deleteBackward()  // text "$123", value 123
  /// ```
  @discardableResult
  public mutating func deleteBackward() -> NumericTextOutcome<Bound> {
    play(.edit(.delete(.backward)))
  }

  /// Deletes the selection, or the content character after the caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.move(.start)
  /// session.deleteForward()  // text "$234", value 234
  /// ```
  @discardableResult
  public mutating func deleteForward() -> NumericTextOutcome<Bound> {
    play(.edit(.delete(.forward)))
  }

  /// Deletes the selection, or all that stands before the caret.
  ///
  /// ```swift
  /// session.paste("12.5")
  /// session.deleteToStart()  // text "$0", value 0
  /// ```
  @discardableResult
  public mutating func deleteToStart() -> NumericTextOutcome<Bound> {
    play(.edit(.delete(.toStart)))
  }

  /// Deletes the selection, or all that stands after the caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(2..<2)
  /// session.deleteToEnd()  // text "$1", value 1
  /// ```
  @discardableResult
  public mutating func deleteToEnd() -> NumericTextOutcome<Bound> {
    play(.edit(.delete(.toEnd)))
  }

  /// Replaces a range by text, as a platform's delegate reports it.
  ///
  /// ```swift
  /// session.paste("123")
  /// session.replace(1..<2, with: "9")  // text "$923", selection 2..<2
  /// ```
  ///
  /// - Parameters:
  ///   - range: What is replaced, in UTF-16 offsets. A range outside the text is refused.
  ///   - text: What takes its place, empty for a deletion.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func replace(
    _ range: Range<Int>,
    with text: String
  ) -> NumericTextOutcome<Bound> {
    play(.edit(.replace(range, with: text)))
  }

  /// Takes in a change that a platform has made already, and gives the outcome that the edit itself
  /// would have given.
  ///
  /// ```swift
  /// session.paste("123")
  /// session.input("$1234", caret: 5)  // text "$1,234", selection 6..<6
  /// ```
  ///
  /// - Parameters:
  ///   - text: The whole text after the change.
  ///   - caret: The caret after the change, in UTF-16 offsets.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func input(_ text: String, caret: Int) -> NumericTextOutcome<Bound> {
    play(.edit(.input(text, caret: caret)))
  }

  /// Selects a range, or sets the caret.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.select(0..<0)  // selection 1..<1
  /// session.select(3..<3)  // selection 2..<2
  /// ```
  ///
  /// Both ends move to the nearest caret slot; the whole text stays whole.
  ///
  /// - Parameter range: The range in UTF-16 offsets. Offsets outside the text are moved inside.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func select(_ range: Range<Int>) -> NumericTextOutcome<Bound> {
    play(.select(range))
  }

  /// Selects the whole text, affixes included, so that the next key replaces it.
  ///
  /// ```swift
  /// session.paste("1234")
  /// session.selectAll()  // selection 0..<6
  /// session.type("5")    // text "$5"
  /// ```
  ///
  /// - Returns: What came of it.
  @discardableResult
  public mutating func selectAll() -> NumericTextOutcome<Bound> { play(.selectAll) }

  /// Moves the caret by an arrow key.
  ///
  /// ```swift
  /// session.paste("12")
  /// session.move(.backward)                   // selection 2..<2
  /// session.move(.backward, extending: true)  // selection 1..<2
  /// ```
  ///
  /// - Parameters:
  ///   - move: Where to.
  ///   - extending: Whether the selection grows or shrinks instead, as with Shift.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func move(
    _ move: CaretMove,
    extending: Bool = false
  ) -> NumericTextOutcome<Bound> {
    play(.move(move, extending: extending))
  }

  /// Adds a number of steps to the value, exactly and within bounds.
  ///
  /// ```swift
  /// session.step(by: 2)  // text "$2", value 2
  /// ```
  ///
  /// - Parameter count: How many steps; below zero to take them away.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func step(by count: Int) -> NumericTextOutcome<Bound> {
    play(.step(by: count))
  }

  /// Makes the number negative, or positive if it is negative.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.toggleSign()  // text "-$5", value -5
  /// ```
  @discardableResult
  public mutating func toggleSign() -> NumericTextOutcome<Bound> { play(.edit(.toggleSign)) }

  /// Takes back the last run of typing, run of deletions, paste or step.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.undo()  // text "$0", value 0
  /// ```
  @discardableResult
  public mutating func undo() -> NumericTextOutcome<Bound> { play(.undo) }

  /// Does again what was taken back last.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.undo()
  /// session.redo()  // text "$5", value 5
  /// ```
  @discardableResult
  public mutating func redo() -> NumericTextOutcome<Bound> { play(.redo) }

  /// Restores the value from before editing, as Escape does.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.cancel()  // value 0
  /// ```
  @discardableResult
  public mutating func cancel() -> NumericTextOutcome<Bound> { play(.cancel) }

  /// Commits what was typed, as Return does, and goes on editing the committed number.
  ///
  /// The field stays active and shows the committed number, so that the next key edits what is seen.
  /// Undo still reaches what came before; Escape goes back to the committed value.
  ///
  /// ```swift
  /// session.paste("5.")  // text "$5."
  /// session.submit()     // text "$5", value 5
  /// session.type("7")    // text "$57", value 57
  /// session.cancel()     // text "$5", value 5
  /// ```
  @discardableResult
  public mutating func submit() -> NumericTextOutcome<Bound> { play(.submit) }

  /// Commits what was typed and ends editing, and the history with it.
  ///
  /// ```swift
  /// session.paste("5")
  /// session.blur()  // text "$5.00", value 5
  /// ```
  @discardableResult
  public mutating func blur() -> NumericTextOutcome<Bound> { play(.blur) }

  /// Shows text that an input method is composing.
  ///
  /// The value stays until it is confirmed.
  ///
  /// - Parameter text: The marked text, empty to end the composition without an edit.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func mark(_ text: String) -> NumericTextOutcome<Bound> {
    play(.mark(text))
  }

  /// Reads the marked text as an edit.
  ///
  /// ```swift
  /// session.mark("５")
  /// session.confirmMarkedText()  // text "$5", value 5
  /// ```
  @discardableResult
  public mutating func confirmMarkedText() -> NumericTextOutcome<Bound> {
    play(.confirmMarkedText)
  }
}
