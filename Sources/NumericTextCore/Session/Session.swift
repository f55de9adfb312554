// SPDX-License-Identifier: MIT

/// The state of a field over time: whether it is being edited, its value and its undo history.
///
/// Events change a session, as do values and styles set by the app. Each change returns an outcome.
package struct Session: Sendable {
  /// The engine, which determines how the number is written and what can be typed.
  package internal(set) var field: Field

  /// The published value, which is the empty numeral if the field is empty.
  ///
  /// If the field shows 12.5 %, the value is 0.125.
  package internal(set) var value: Numeral

  /// The state of the field, not including any marked text.
  package internal(set) var state: FieldState

  /// Whether the app's own rule forbids the value, in a field that only reports violations.
  var isForbidden = false

  /// The changes that the current event has made so far.
  var changes: NumericTextChanges = []

  /// Whether the current event replaced the number with a bound.
  var isClamped = false

  /// The state during editing, or nil if the field is not being edited.
  var editing: Editing?

  /// The states that undo and redo can restore.
  ///
  /// In a field that is not being edited, only the drags since editing ended can be undone.
  var history = History()

  /// The number and the undo history from before the current drag, or nil if none is in progress.
  var scrubStart: ScrubStart?

  /// The last text with several cells that was pasted.
  private var pasted: PastedCells?

  /// Creates the session of a field without focus.
  ///
  /// A value that violates the rules is shown unchanged.
  package init(_ field: Field, value: Numeral) {
    self.field = field
    self.value = value.canonical
    state = field.idle(self.value)
    askOwnRule()
  }
}

// MARK: - State

extension Session {
  /// The text in the field, and the selection in UTF-16 offsets.
  package var shown: (text: String, selection: Range<Int>) {
    guard let composition else { return (state.text, state.offsets) }
    return (composition.shown, composition.selection)
  }

  /// The text in the field.
  package var text: String { composition?.shown ?? state.text }

  /// The selection in UTF-16 offsets.
  package var selection: Range<Int> { composition?.selection ?? state.offsets }

  /// The selected text.
  package var selectedText: String { text.slice(utf16: selection) }

  /// Whether the field is being edited.
  package var isActive: Bool { editing != nil }

  /// Whether the user has changed the number since editing started, or since the last commit.
  package var isEdited: Bool { editing?.isEdited ?? false }

  /// Whether the value is a number outside the bounds that the app has set, and that deletions have
  /// brought closer to the bounds.
  package var isPastBound: Bool { editing?.isPastBound ?? false }

  /// Whether the next edit depends on earlier keys as well as on the shown state.
  ///
  /// Such keys are a deletion that left a zero, a typed zero in a field that calculates, a mark
  /// that has grouped digits, a separator key, which gives a dash after it another meaning, and a
  /// letter, which does the same to a full stop.
  package var remembersKeys: Bool {
    state.uncoversZero || state.content.hasHiddenMark || editing?.endsWithSeparatorKey == true
      || editing?.letterKey != nil || (field.calculator != nil && state.isZeroTyped)
  }

  var composition: Composition? { editing?.composition }
}

// MARK: - Events

extension Session {
  /// Performs an event.
  ///
  /// An edit of a field without focus starts editing, as if the field had received focus first.
  package mutating func perform(_ event: consuming Event) -> Outcome {
    changes = []
    isClamped = false
    if editQuickly(event) { return Outcome(changes: changes) }
    do throws(Refusal) {
      // Most events record what they change. Marked text is not part of the state, so its changes
      // are found by comparing the session before and after the event.
      if isActive, !isComposing, !event.isMark { try act(on: event) } else { try compare(event) }
      return Outcome(changes: changes, isClamped: isClamped)
    } catch {
      return Outcome(changes: changes, refusal: error)
    }
  }

  /// Performs an event, and finds its changes by comparing the session before and after it.
  private mutating func compare(_ event: Event) throws(Refusal) {
    if isComposing, event.isRefusedWhileComposing { throw .textIsMarked }
    let before = self
    defer { changes = changes(since: before).union(changes.intersection(.rest)) }
    try act(on: event)
  }

  mutating func act(on event: consuming Event) throws(Refusal) {
    if isScrubbing, !event.isScrub { endScrub() }
    switch consume event {
    case .edit(let request): if !request.isNothing { try editFirstCell(request) }
    case .input(let text, let caret): try input(text, caret)
    case .focus(let offset): beginEditing(at: offset)
    case .blur: endEditing()
    case .submit:
      try commitResult()
      try checkFraction()
      commitAndContinue()
    case .cancel: restoreOriginal()
    case .select(let range): moveSelection(to: range)
    case .selectAll: moveSelection(to: 0..<Int.max)
    case .move(let move, let isExtending): moveCaret(move, extending: isExtending)
    case .step(let count, let size): try addSteps(count, size, in: .single)
    case .scrub(.by(let count, let size)): try addSteps(count, size, in: .scrubbing)
    case .scrub(.ended): endScrub()
    case .scrub(.canceled): cancelScrub()
    case .undo: try restore(history.undo(from: entry))
    case .redo: try restore(history.redo())
    case .mark(let text): compose(text)
    case .confirmMarkedText: try readMarkedText()
    }
  }
}

// MARK: - Editing

extension Session {
  /// The cells of the last pasted table except the first, which was inserted.
  ///
  /// If `changes` doesn't contain `rest`, the table was pasted by an event before the last one.
  package var restOfCells: [String] { pasted?.rest ?? [] }

  /// The texts of `restOfCells` in one string, with tabs and line breaks between the cells.
  package var textOfRest: String { pasted?.others ?? "" }

  /// Performs an edit, but inserts only the first cell of its text if the field allows cells.
  private mutating func editFirstCell(_ request: consuming EditRequest) throws(Refusal) {
    guard field.rules.allowsCells, let cells = request.cells else { return try edit(request) }
    try edit(request.inserting(cells.first))
    pasted = cells
    changes.insert(.rest)
  }

  /// Performs an edit.
  ///
  /// Before the first digit, a full stop typed after a letter ends an abbreviation such as `Rs.` or
  /// `S/.`. It is refused like the letter, so that it doesn't start a fraction. A digit that the
  /// suffix or the prefix contains after the letter, as in `m2`, has no effect, like the letter. After an
  /// `e` of the suffix ` pieces`, a digit is refused, because `8e2` is an exponent in a pasted text.
  private mutating func edit(_ request: consuming EditRequest) throws(Refusal) {
    guard isActive else { return try editIdle(request) }
    let key = request.text?.onlyScalar
    let letter = editing?.letterKey
    let endsAbbreviation = key == "." && letter != nil
    defer { editing?.letterKey = key.flatMap { $0.isInAbbreviation(after: letter) ? $0 : nil } }
    if let letter, let key, field.stages.lexicon.isLaidOut(key, after: letter) { return }
    let edit = try field.edit(request, in: state)
    let startsNumber = state.startsNumber(at: edit.place.slots.lowerBound)
    let endsExponent = key.map { field.stages.lexicon.isExponent($0, after: letter) } ?? false
    if startsNumber ? endsAbbreviation : endsExponent { throw .notANumber }
    try apply(edit)
  }

  /// Applies an edit to a field that is being edited.
  ///
  /// An equals sign replaces an expression with its result, and has no effect on a number.
  mutating func apply(_ edit: Edit) throws(Refusal) {
    let wasSeparator = editing?.endsWithSeparatorKey == true
    if wasSeparator, field.isZeroCents(edit, in: state) { return }
    // A space after the key changes nothing: `5. –` is 5, too.
    let startsCents = edit.startsCents || (wasSeparator && edit.action == .nothing)
    let isTyped = startsCents && edit.place.slots.lowerBound.index > 0
    defer {
      let isLast = isTyped && isAfterNumber
      editing?.endsWithSeparatorKey = isLast
    }
    if edit.action == .equals { return try commitResult() }
    try advance(to: field.apply(edit, to: state, of: value), edit.run)
  }

  /// Whether the caret is after the last digit of a number other than zero.
  private var isAfterNumber: Bool {
    !state.numeral.isZero && field.isAtEnd(Place(state.selection, state.layout), of: state)
  }

  /// Replaces the content with `numeral`, and places the caret after it.
  ///
  /// Consecutive replacements with the same `run` are undone together, unless it is `single`.
  mutating func replace(with numeral: Numeral, in run: History.Run = .single) throws(Refusal) {
    try advance(to: field.stages.state(of: numeral, .caret(.last)), run)
  }

  /// Shows the state after an edit, and publishes the new value if the number has changed.
  ///
  /// If the edit was clamped, the bound is published even if the shown number stays the same. For
  /// example, the field can show the value 100.4 as 100, which is also the upper bound.
  mutating func advance(to next: consuming FieldState, _ run: History.Run) throws(Refusal) {
    let number = field.number(in: next.content)
    let isRepublished = next.isClamped && value != field.value(of: number)
    if !next.content.looks(like: state.content) || isRepublished {
      if next.isClamped || !number.isSameNumber(as: field.number(in: state.content)) {
        let isExpression = next.expression != nil || state.expression != nil
        try publish(number, isExpression, after: run)
      } else {
        record(before: run)
      }
      history.selectionAfterEdit = next.selection
    } else if next.selection != state.selection {
      history.move(to: next.selection, in: run)
    }
    if next.isClamped { isClamped = true }
    show(next)
  }

  /// Shows a new state.
  ///
  /// If the user was extending the selection with Shift and an arrow key, the next such key starts
  /// from the new selection.
  mutating func show(_ next: consuming FieldState) {
    editing?.forgetKeys()
    changes.formUnion(next.changes(since: state))
    state = next
  }

  /// Records an edit in the undo history, and publishes the value of the new number.
  ///
  /// The value is clamped to the bounds, with one exception: if the app set a number outside the
  /// bounds, and a deletion brings it closer to the bounds, the result is published unclamped.
  ///
  /// - Parameters:
  ///   - number: The number that the field shows next.
  ///   - isExpression: Whether the field shows an expression before or after the edit.
  ///   - run: The kind of the edit.
  /// - Throws: `notRepresentable` if the value type cannot represent the new value, or `notAllowed`
  ///   if the app's own rule forbids it.
  private mutating func publish(
    _ number: Numeral,
    _ isExpression: Bool,
    after run: History.Run
  ) throws(Refusal) {
    let isNearer =
      run == .deleting && !isExpression
      && field.rules.bounds.isNearer(number, than: field.number(of: value))
    let newValue = isNearer ? field.value(ofNumber: number.canonical) : field.value(of: number)
    // For most types, the rules alone ensure that the type can represent a typed number. The result
    // of an expression can have more digits than a typed number.
    let isLong = isExpression && !field.stages.shortNumbers.admits(number)
    let isChecked = isNearer || isLong || !field.rules.isComplete
    if isChecked, !field.canStore(newValue) { throw .notRepresentable }
    let isEmptied = run == .deleting && newValue.isZero  // The app's rule doesn't apply.
    if !field.rules.onlyReports, !isEmptied, field.forbids(newValue) { throw .notAllowed }
    record(before: run)
    editing?.recordEdit(isPastBound: isNearer)
    publish(newValue)
  }

  /// Publishes a value, or the number that the value type stores for it.
  mutating func publish(_ newValue: Numeral) {
    let stored = field.stored(newValue)
    guard stored != value else { return }
    changes.insert(.value)
    value = stored
    askOwnRule()
  }
}
