// SPDX-License-Identifier: MIT

/// A field's life: idle or active, a number in, a number out.
///
/// It changes with events and with what comes from outside, and each of them has an outcome.
package struct Session: Sendable {
  package internal(set) var field: Field

  /// The number that is published, empty if the field is.
  package internal(set) var value: Numeral

  /// What the field holds: what is edited, or the number as it is shown while the field is idle.
  var held: FieldState

  /// Whether the field has the focus.
  package internal(set) var isActive = false

  /// The end of the selection that stays while the other one is moved, in UTF-16 offsets.
  var anchor: Int?

  /// Text that an input method is composing.
  var marked: MarkedText?

  /// What came from outside while text was marked.
  var waiting: Waiting?

  var history = History()

  /// The number when the field became active, which Escape restores.
  var original: Numeral

  /// Whether the number was edited since the field became active.
  ///
  /// Keys that leave the number as it is, such as a separator behind it, do not count.
  package internal(set) var isEdited = false

  /// An idle session.
  ///
  /// A number that breaks the rules is shown as it is.
  package init(_ field: Field, value: Numeral) {
    self.field = field
    self.value = value.canonical
    original = self.value
    held = field.idle(self.value)
  }

  /// How many times something can be undone.
  package var undoCount: Int { history.count }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
}

// MARK: - Events

extension Session {
  /// Performs an event.
  ///
  /// A field that is idle becomes active with the first edit, as if it had got the focus.
  package mutating func perform(_ event: Event) -> Outcome {
    if event.isNothing { return Outcome(changes: []) }
    // Benchmark "key at 11 digits": an edit tells what it changes, after the others the field is
    // compared with what it was.
    if isActive, !isComposing, event.isEdit { return performEdit(event) }
    let before = snapshot
    do throws(Refusal) {
      try take(event)
      return Outcome(changes: changes(since: before))
    } catch {
      return Outcome(changes: changes(since: before), refusal: error)
    }
  }

  private mutating func performEdit(_ event: Event) -> Outcome {
    do throws(Refusal) {
      return Outcome(changes: try edit(event))
    } catch {
      return Outcome(changes: [], refusal: error)
    }
  }

  private mutating func take(_ event: Event) throws(Refusal) {
    switch event {
    case .focus(let offset): focus(at: offset)
    case .commit: commit()
    case .cancel: cancel()
    case .mark(let text): showMarked(text)
    case .confirmMarkedText: try readMarked()
    default:
      guard !isComposing else { throw .textIsMarked }
      try takeUnmarked(event)
    }
  }

  /// Takes an event that a composition must not be disturbed by.
  private mutating func takeUnmarked(_ event: Event) throws(Refusal) {
    switch event {
    case .select(let range): select(range)
    case .move(let move, let isExtending): moveCaret(move, extending: isExtending)
    case .step(let count): try addSteps(count)
    case .undo: try travel(isBack: true)
    case .redo: try travel(isBack: false)
    default: try editIdle(event)
    }
  }

  /// Makes an idle field active with an edit; one that refuses it stays idle.
  private mutating func editIdle(_ event: Event) throws(Refusal) {
    let before = value
    activate()
    do throws(Refusal) {
      try edit(event)
    } catch {
      deactivate(showing: before)
      throw error
    }
  }
}

// MARK: - Editing

extension Session {
  /// Edits an active field, and tells what that changes.
  @discardableResult
  private mutating func edit(_ event: Event) throws(Refusal) -> Changes {
    let edit = edit(of: event)
    if case .input(_, let caret) = event, edit.isNothing { return snapSelection(to: caret..<caret) }
    return try apply(edit)
  }

  /// Applies an edit to an active field.
  @discardableResult
  mutating func apply(_ edit: Edit) throws(Refusal) -> Changes {
    advance(to: try field.apply(edit, to: held), History.Run(edit.intent))
  }

  private mutating func select(_ range: Range<Int>) {
    activate()
    snapSelection(to: range)
  }

  /// Moves the selection of an active field to the nearest slots.
  @discardableResult
  mutating func snapSelection(to range: Range<Int>) -> Changes {
    anchor = nil
    let layout = layout
    let snapped = layout.snapped(range)
    guard snapped != held.selection else { return [] }
    history.endRun()
    held.selection = snapped
    held.caret = layout.slot(at: snapped.upperBound)
    return .selection
  }

  /// Takes a numeral in place of the one that is edited, as one step that can be undone.
  mutating func replace(with numeral: Numeral) {
    activate()
    advance(to: field.state(of: numeral, caret: .max), .single)
  }

  private mutating func travel(isBack: Bool) throws(Refusal) {
    guard isActive else { throw .noHistory }
    let reached = isBack ? history.undo(from: entry) : history.redo(from: entry)
    guard let entry = reached else { throw .noHistory }
    isEdited = entry.isEdited
    value = entry.value
    hold(field.state(of: entry))
  }

  @discardableResult
  private mutating func advance(
    to next: consuming FieldState,
    _ run: History.Run
  ) -> Changes {
    var changes: Changes = next.selection == held.selection ? [] : .selection
    if next.numeral != held.numeral {
      record(before: run)
      if !next.text.isSame(as: held.text) { changes.insert(.text) }
      if !next.numeral.isSameNumber(as: held.numeral) {
        isEdited = true
        let number = field.value(of: next.numeral)
        if number != value { changes.insert(.value) }
        value = number
      }
    } else if changes == .selection {
      history.endRun()
    }
    hold(consume next)
    return changes
  }

  private mutating func record(before run: History.Run) {
    if history.begins(run) { history.record(entry) }
  }

  /// What the history remembers of the field as it stands now.
  private var entry: History.Entry {
    let layout = layout
    return History.Entry(
      numeral: held.numeral,
      slots: layout.slots(of: held.selection),
      isWhole: !held.selection.isEmpty && held.selection == 0..<layout.length,
      keepsLeadingZeros: held.keepsLeadingZeros,
      value: value,
      isEdited: isEdited
    )
  }
}

// MARK: - Focus

extension Session {
  private mutating func focus(at offset: Int?) {
    activate()
    if let offset, !isComposing { snapSelection(to: offset..<offset) }
  }

  /// Starts editing with the caret after the content, unless the field is active already.
  mutating func activate() {
    guard !isActive else { return }
    if field.rules.normalizing == .onFocus { value = field.normalized(value) }
    isActive = true
    original = value
    isEdited = false
    history = History()
    hold(field.activated(value))
  }

  /// Ends editing; if nothing was edited, nothing is changed.
  private mutating func commit() {
    try? readMarked()
    guard isActive else { return }
    deactivate(showing: isEdited ? field.value(of: held.numeral) : value)
  }

  private mutating func deactivate(showing number: Numeral) {
    isActive = false
    value = number
    history = History()
    hold(field.idle(number))
  }

  private mutating func cancel() {
    dropMarkedText()
    guard isActive else { return }
    if isEdited { record(before: .single) }
    isEdited = false
    value = original
    hold(field.activated(original))
  }
}
