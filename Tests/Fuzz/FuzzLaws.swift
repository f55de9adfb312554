// SPDX-License-Identifier: MIT

// MARK: - Outcomes

extension FuzzPlay {
  mutating func checkOutcome(_ outcome: Outcome, since before: Session, _ event: FuzzEvent) {
    let isTextNew = !before.text.utf8.elementsEqual(session.text.utf8)
    let isSelectionNew = before.selection != session.selection
    expect(outcome.changes.contains(.text) == isTextNew, "a new text is reported")
    expect(outcome.changes.contains(.selection) == isSelectionNew, "a new selection is reported")
    let isPublished = outcome.changes.contains(.value)
    expect(isPublished == (before.value != session.value), "a new value is reported")
    if isPublished {
      expect(!before.value.isSameNumber(as: session.value), "no value is published twice")
    }
    checkClamp(outcome)
    guard outcome.refusal != nil, !before.isComposing else { return }
    expect(outcome.changes.isEmpty, "a refused event changes nothing")
    expect(session.activeState == before.activeState, "a refused event leaves the state")
    expect(session.canUndo == before.canUndo, "a refused event leaves the history")
  }
}

extension FuzzPlay {
  private mutating func checkClamp(_ outcome: Outcome) {
    let rules = session.field.rules
    if let reported = rules.reported, !session.value.digits.isEmpty {
      let number = session.field.number(of: session.value)
      let isWithin = number.clamped(to: reported.bounds).isSameNumber(as: number)
      let isReported = session.violation == .belowMinimum || session.violation == .aboveMaximum
      expect(isReported != isWithin, "a broken bound is reported")
    } else {
      expect(session.violation == nil, "a violation is only of a reported rule")
    }
    guard outcome.isClamped else { return }
    expect(outcome.refusal == nil, "a refused event clamps nothing")
    expect(rules.reported == nil, "reported rules clamp nothing")
    // After a change of the style, the value can still be a bound of the previous style.
    expect(hasChangedField || isWithinBounds(session.value), "a clamped value is within bounds")
  }
}

// MARK: - States

extension FuzzPlay {
  mutating func checkState() {
    let length = session.text.utf16.count
    let selection = session.selection
    expect(selection.lowerBound >= 0 && selection.upperBound <= length, "the selection is inside")
    expect(session.value == session.value.canonical, "a value is canonical")
    guard !session.isComposing else { return }
    guard let state = session.activeState else { return checkIdle() }
    checkLayout(state)
    checkReading(state.numeral, shownAs: session.text, in: session.field.editing)
    checkHistory()
    checkCommit()
    guard session.isEdited, !hasChangedField, !hasSetValue, !isPastBound, !isRestored else {
      return
    }
    let value = session.field.value(of: session.field.number(in: state.content))
    expect(session.value == value, "the value is the number of the text, within bounds")
    expect(isWithinBounds(session.value), "an edited value is within bounds")
  }

  private mutating func checkLayout(_ state: FieldState) {
    let layout = state.layout
    let text = layout.text(of: state.content, in: session.field.stages.glyphs)
    expect(text.utf8.elementsEqual(session.text.utf8), "the text is that of the layout")
    expect(layout.length == text.utf16.count, "the layout has the length of the text")
    let cells = session.cells
    expect(cells.last?.range.upperBound ?? 0 == layout.length, "the cells cover the text")
    let selection = session.selection
    let slots = (layout.first.index...layout.end.index).map { layout.offset(of: CaretSlot($0)) }
    let isInSlots = slots.contains(selection.lowerBound) && slots.contains(selection.upperBound)
    expect(
      isInSlots || selection == 0..<layout.length,
      "the selection is in slots or the whole text"
    )
  }

  private mutating func checkIdle() {
    let field = session.field
    let text = field.idleText(session.value)
    expect(session.text.utf8.elementsEqual(text.utf8), "an idle field shows the idle text")
    expect(session.selection.isEmpty, "an idle field has no selection")
    guard !session.value.digits.isEmpty, field.rules.zeroText == nil || !session.value.isZero
    else { return }
    let numeral = session.state.numeral
    let shown = Layout(showing: numeral, in: field.idleGlyphs)
    checkReading(
      numeral,
      shownAs: shown.text(of: Content(numeral), in: field.idleGlyphs),
      in: field.notation
    )
  }

  /// Checks that reading the shown text results in the shown number.
  ///
  /// Not checked if the number has a fraction but the style allows none, as after the app has
  /// changed the style.
  private mutating func checkReading(
    _ numeral: Numeral,
    shownAs text: String,
    in notation: Notation
  ) {
    let lexicon = session.field.stages.lexicon
    guard !numeral.digits.isEmpty, lexicon.expected.takesFraction || numeral.fractionCount == 0
    else { return }
    let result = try? TextReader.read(text, with: lexicon)
    var read = result?.numeral ?? Numeral()
    read.isNegative = result?.isNegative ?? false
    let isSignShown = notation.affixes.negative != notation.affixes.positive
    if !isSignShown { read.isNegative = numeral.isNegative }
    expect(read.isSameNumber(as: numeral), "\(text.debugDescription) reads as shown, not \(read)")
  }

  private mutating func checkHistory() {
    var copy = session
    guard copy.perform(.undo).refusal == nil else {
      return expect(!session.canUndo, "undo works whenever canUndo is true")
    }
    expect(copy.perform(.redo).refusal == nil, "redo works after an undo")
    // The selection is not compared. Redo moves the caret to where it was directly after the edit,
    // but the user may have moved the caret since then.
    let isSame = copy.text.isSame(as: session.text) && copy.value == session.value
    expect(isSame, "undo and then redo change nothing")
    let redone = copy
    expect(copy.perform(.undo).refusal == nil, "undo works after a redo")
    expect(copy.perform(.redo).refusal == nil, "a second redo works")
    expect(copy.shows(the: redone), "each redo leads to the same state")
  }

  private mutating func checkCommit() {
    var copy = session
    let outcome = copy.perform(.blur)
    expect(!copy.isActive, "a commit ends editing")
    let isPublished = outcome.changes.contains(.value)
    expect(!isPublished || isPastBound, "a commit publishes nothing new")
    // After a style change, the new rules apply only from the next edit on.
    if session.isEdited, !hasChangedField, !isRestored {
      expect(isWithinBounds(copy.value), "a committed value is within bounds")
      let isEmpty = copy.value.digits.isEmpty
      expect(!isEmpty || session.field.rules.allowsEmpty, "a required value is never empty")
    }
    var looked = copy
    _ = looked.perform(.focus())
    _ = looked.perform(.blur)
    guard session.field.rules.normalizing == .onEdit else { return }
    expect(looked.shows(the: copy), "focus and commit change nothing")
  }

  /// Whether the app set a number outside the bounds, and the number is still outside after the
  /// user's deletions.
  private var isPastBound: Bool { session.editing?.isPastBound ?? false }

  func isWithinBounds(_ value: Numeral) -> Bool {
    let number = session.field.number(of: value)
    return number.digits.isEmpty || number.clamped(to: session.field.rules.bounds) == number
  }
}

extension Session {
  func shows(the other: Session) -> Bool {
    text.utf8.elementsEqual(other.text.utf8) && selection == other.selection
      && value == other.value
  }
}
