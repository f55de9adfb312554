// SPDX-License-Identifier: MIT

/// A field's life: idle or active, a value in, a value out.
///
/// It changes with events and with values and styles from outside, and each change has an outcome.
package struct Session: Sendable {
  /// How the number is written and what may be typed.
  package internal(set) var field: Field

  /// The value that is published, empty if the field is: 0.125 where 12.5 % is shown.
  package internal(set) var value: Numeral

  /// What the field shows, except for text that an input method is composing.
  private(set) var state: FieldState

  /// What the event that is being performed has changed so far.
  var changes: Changes = []

  /// Whether that event put a bound in place.
  var isClamped = false

  /// What exists only while the field is active, nil while it is idle.
  var editing: Editing?

  /// An idle session.
  ///
  /// A value that breaks the rules is shown as it is.
  package init(_ field: Field, value: Numeral) {
    self.field = field
    self.value = value.canonical
    state = field.idle(self.value)
  }
}

// MARK: - What the field shows

extension Session {
  /// The text that is shown, and the selection in UTF-16 offsets.
  package var shown: (text: String, selection: Range<Int>) {
    guard let composition else { return (state.text, state.offsets) }
    return (composition.shown, composition.selection)
  }

  package var text: String { shown.text }
  package var selection: Range<Int> { shown.selection }

  /// The text with a role for each stretch; empty while a special text is shown for zero or nothing.
  package var cells: [Cell] {
    state.layout.cells(in: isActive ? field.glyphs : field.idleGlyphs)
  }

  /// Whether the field is active.
  package var isActive: Bool { editing != nil }

  /// Whether the number was edited since the field became active.
  package var isEdited: Bool { editing?.isEdited ?? false }

  /// The number of times that something can be undone.
  package var undoCount: Int { editing?.history.count ?? 0 }

  /// The number of times that something undone can be redone.
  package var redoCount: Int { editing?.history.redoCount ?? 0 }

  package var canUndo: Bool { undoCount > 0 }
  package var canRedo: Bool { redoCount > 0 }

  var composition: Composition? { editing?.composition }
}

// MARK: - Events

extension Session {
  /// Performs an event.
  ///
  /// A field that is idle becomes active with the first edit, as if it had got the focus.
  package mutating func perform(_ event: consuming Event) -> Outcome {
    changes = []
    isClamped = false
    do throws(Refusal) {
      try play(event)
      return Outcome(changes: changes, isClamped: isClamped)
    } catch {
      return Outcome(changes: changes, refusal: error)
    }
  }

  private mutating func play(_ event: consuming Event) throws(Refusal) {
    if isActive, !isComposing { return try act(on: consume event) }
    if isComposing, event.waitsForComposition { throw .textIsMarked }
    let before = self
    defer { changes = changes(since: before) }
    try act(on: event)
  }

  private mutating func act(on event: consuming Event) throws(Refusal) {
    switch consume event {
    case .edit(let request): if !request.isNothing { try edit(request) }
    case .focus(let offset): beginEditing(at: offset)
    case .blur: endEditing()
    case .submit: commitAndGoOn()
    case .cancel: restoreOriginal()
    case .select(let range): moveSelection(to: range)
    case .selectAll: moveSelection(to: 0..<Int.max)
    case .move(let move, let isExtending): moveCaret(move, extending: isExtending)
    case .step(let count): try addSteps(count)
    case .undo: try travel { $0.undo(from: $1) }
    case .redo: try travel { history, _ in history.redo() }
    case .mark(let text): compose(text)
    case .confirmMarkedText: try readMarkedText()
    }
  }
}

// MARK: - Editing

extension Session {
  private mutating func edit(_ request: consuming EditRequest) throws(Refusal) {
    guard isActive else { return try editIdle(request) }
    if case .input(let text, let caret) = request { return try input(text, caret) }
    let isPaste = request.isPaste
    try apply(Edit(consume request, in: state), isPaste: isPaste)
  }

  /// Reads a change that a platform has made already; the caret alone may have moved.
  private mutating func input(_ text: String, _ caret: Int) throws(Refusal) {
    let change = TextChange(to: text, caret: caret, in: state)
    if change.isNothing { return moveSelection(to: caret..<caret) }
    try apply(Edit(.replace(change.range, with: change.text), in: state))
  }

  /// Makes an idle field active with an edit; one that refuses it stays idle.
  private mutating func editIdle(_ request: EditRequest) throws(Refusal) {
    if case .input(let text, _) = request, text.isSame(as: state.text) { return }
    let idle = self
    activate()
    do throws(Refusal) {
      switch request {
      case .replace, .input: try edit(shown: idle.state, request)
      case .type, .paste, .delete, .toggleSign: try edit(request)
      }
    } catch {
      self = idle
      throw error
    }
  }

  /// Performs an edit that a platform has measured in the text of an idle field.
  ///
  /// Text that stands for zero or for nothing counts as an empty field.
  private mutating func edit(shown idle: FieldState, _ request: EditRequest) throws(Refusal) {
    let edit = try Edit(request, in: idle)
    let isEmpty = idle.numeral.isZero
    if isEmpty, edit.isDeletion { return }
    let zeros = isEmpty ? 0 : idle.numeral.fillingZeros
    let numeral = isEmpty ? Numeral() : idle.numeral.dropping(leadingZeros: zeros)
    let start = field.state(of: numeral, .caret(.last))
    let place = isEmpty ? Place(start.selection, start.layout) : edit.place.moved(by: -zeros)
    let (next, isClamped) = try field.apply(Edit(edit.intent, in: place), to: start)
    guard next.numeral != start.numeral else { return }
    try advance(to: next, History.Run(edit.intent))
    self.isClamped = isClamped
  }

  /// Applies an edit to an active field; a paste is undone on its own, even of a single scalar.
  mutating func apply(_ edit: Edit, isPaste: Bool = false) throws(Refusal) {
    let (next, isClamped) = try field.apply(edit, to: state)
    try advance(to: next, isPaste ? .single : History.Run(edit.intent))
    // A value from outside that is shown rounded to the bound stays as it is.
    self.isClamped = isClamped && value == field.value(of: state.numeral)
  }

  /// Shows another numeral as one step that can be undone, with the caret after its content.
  mutating func replace(with numeral: Numeral) throws(Refusal) {
    activate()
    try advance(to: field.state(of: numeral, .caret(.last)), .single)
  }

  private mutating func advance(
    to next: consuming FieldState,
    _ run: History.Run
  ) throws(Refusal) {
    if next.numeral != state.numeral {
      let isNew = !next.numeral.isSameNumber(as: state.numeral)
      if isNew, let holds = field.rules.holds, !holds(field.value(of: next.numeral)) {
        throw .notRepresentable
      }
      record(before: run)
      if isNew {
        editing?.isEdited = true
        publish(next.numeral, after: run)
      }
      editing?.history.land(at: next.selection)
    } else if next.selection != state.selection {
      editing?.history.move(to: next.selection, in: run)
    }
    show(consume next)
  }

  /// Shows another state, which ends an extension of the selection.
  mutating func show(_ next: consuming FieldState) {
    editing?.anchor = nil
    changes.formUnion(next.changes(since: state))
    state = consume next
  }

  /// Shows another selection.
  mutating func show(_ selection: Selection) {
    editing?.anchor = nil
    let next = FieldState(state, selecting: selection)
    if next.offsets != state.offsets { changes.insert(.selection) }
    state = next
  }

  /// Publishes the value of a numeral, within bounds.
  ///
  /// A number from outside that deletions bring nearer to its bounds is published as it is.
  private mutating func publish(_ numeral: Numeral, after run: History.Run) {
    let isNearer =
      run == .deleting && field.isPastBounds(value)
      && field.rules.bounds.isNearer(numeral, than: field.number(of: value))
    editing?.isPastBound = isNearer
    publish(isNearer ? field.value(ofNumber: numeral.canonical) : field.value(of: numeral))
  }

  /// Publishes a value.
  mutating func publish(_ newValue: Numeral) {
    guard newValue != value else { return }
    changes.insert(.value)
    value = newValue
  }
}

// MARK: - History

extension Session {
  mutating func record(before run: History.Run) {
    guard editing?.history.begins(run) == true else { return }
    let entry = entry
    editing?.history.record(entry)
  }

  /// The field as the history remembers it.
  private var entry: History.Entry {
    History.Entry(
      numeral: state.numeral,
      selection: state.selection,
      value: value,
      isEdited: isEdited,
      isPastBound: editing?.isPastBound ?? false
    )
  }

  private mutating func travel(
    _ step: (inout History, History.Entry) -> History.Entry?
  ) throws(Refusal) {
    guard var history = editing?.history, let entry = step(&history, entry) else {
      throw .noHistory
    }
    editing?.history = history
    editing?.isEdited = entry.isEdited
    editing?.isPastBound = entry.isPastBound
    publish(entry.value)
    show(field.state(of: entry.numeral, entry.selection))
  }
}
