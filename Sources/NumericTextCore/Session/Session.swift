// SPDX-License-Identifier: MIT

/// A field's life: idle or active, a number in, a number out.
///
/// Every event returns an outcome. A field that is idle becomes active with the first edit, as if it
/// had got the focus.
package struct Session: Sendable {
  package private(set) var field: Field

  /// The number that is published, empty if the field is.
  package private(set) var value: Numeral

  /// What the field shows.
  package internal(set) var text: String

  /// The selection in UTF-16 offsets.
  package internal(set) var selection: Range<Int>

  /// What is being edited, nil while the field is idle.
  private(set) var state: FieldState?

  /// The end of the selection that stays while the other one is moved, in UTF-16 offsets.
  var anchor: Int?

  /// Text that an input method is composing, with the range of the text that it will replace.
  var marked: (range: Range<Int>, text: String)?

  /// A number that came from outside while text was marked.
  private var waitingValue: Numeral?

  private var history = History()

  /// The number when the field became active, which Escape restores.
  private var original: Numeral

  /// Whether the number was edited since the field became active. Keys that leave the number as it
  /// is, such as a separator behind it, do not count.
  private var isEdited = false

  /// An idle session. A number that breaks the rules is shown as it is.
  package init(_ field: Field, value: Numeral) {
    self.field = field
    self.value = value.canonical
    original = self.value
    text = field.idleText(self.value)
    selection = 0..<0
    selection = idleSelection
  }

  /// Whether the field has the focus.
  package var isActive: Bool { state != nil }

  /// Whether an input method is composing text.
  package var isComposing: Bool { marked != nil }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
}

// MARK: - Editing

extension Session {
  /// Applies an edit.
  package mutating func apply(_ edit: Edit) -> Outcome {
    guard marked == nil else { return outcome(.textIsMarked) }
    let before = snapshot
    let state = activeState()
    do throws(Refusal) {
      let next = try field.apply(edit, to: state)
      if next.numeral != state.numeral {
        history.record(entry(state), before: History.Run(edit.intent))
      }
      return advance(to: next, since: before)
    } catch {
      return outcome(error, since: before)
    }
  }

  /// Moves the selection to the nearest slots.
  package mutating func select(_ range: Range<Int>) -> Outcome {
    guard marked == nil else { return outcome(.textIsMarked) }
    let before = snapshot
    var state = activeState()
    let snapped = layout(of: state).snapped(range)
    if snapped != state.selection { history.endRun() }
    state.selection = snapped
    hold(state)
    return outcome(nil, since: before)
  }

  /// Takes a numeral in place of the one that is edited, as one step that can be undone.
  mutating func replace(with numeral: Numeral) -> Outcome {
    let before = snapshot
    let state = activeState()
    history.record(entry(state), before: .single)
    return advance(to: field.state(of: numeral, caret: .max), since: before)
  }

  package mutating func undo() -> Outcome { travel { $0.undo(from: $1) } }
  package mutating func redo() -> Outcome { travel { $0.redo(from: $1) } }

  private mutating func travel(
    _ step: (inout History, History.Entry) -> History.Entry?
  ) -> Outcome {
    guard marked == nil else { return outcome(.textIsMarked) }
    let before = snapshot
    guard let state, let entry = step(&history, entry(state)) else { return outcome(.noHistory) }
    isEdited = entry.isEdited
    value = entry.value
    hold(entry.state)
    return outcome(nil, since: before)
  }

  private mutating func advance(to state: FieldState, since before: Outcome) -> Outcome {
    if !state.numeral.isSameNumber(as: self.state?.numeral ?? Numeral()) {
      isEdited = true
      publish(field.value(of: state.numeral))
    }
    if state.selection != self.state?.selection, state.numeral == self.state?.numeral {
      history.endRun()
    }
    hold(state)
    return outcome(nil, since: before)
  }

  private func entry(_ state: FieldState) -> History.Entry {
    History.Entry(state: state, value: value, isEdited: isEdited)
  }
}

// MARK: - Focus

extension Session {
  /// Starts editing, with the caret at an offset or after the content.
  package mutating func focus(at offset: Int? = nil) -> Outcome {
    let before = snapshot
    if !isActive {
      if field.rules.normalizing == .onFocus { publish(field.normalized(value)) }
      original = value
      isEdited = false
      history = History()
      hold(field.activated(value))
    }
    if let offset { _ = select(offset..<offset) }
    return outcome(nil, since: before)
  }

  /// Ends editing: what dangles goes, near bounds apply. If nothing was edited, nothing is changed.
  package mutating func commit() -> Outcome {
    let before = snapshot
    if marked != nil { _ = confirmMarkedText() }
    guard let state else { return outcome(nil, since: before) }
    if isEdited { publish(field.committed(state.numeral)) }
    self.state = nil
    history = History()
    showIdle()
    return outcome(nil, since: before)
  }

  /// Restores the number from before editing and goes on editing.
  package mutating func cancel() -> Outcome {
    let before = snapshot
    marked = nil
    guard let state else { return outcome(nil) }
    if isEdited { history.record(entry(state), before: .single) }
    isEdited = false
    value = original
    hold(field.activated(original))
    return outcome(nil, since: before)
  }

  private mutating func activeState() -> FieldState {
    if let state { return state }
    _ = focus()
    return state ?? field.activated(value)
  }
}

// MARK: - Values and fields from outside

extension Session {
  /// Takes a number from outside. The number that is there already changes nothing, so `1.50` stays
  /// while it is typed; another one is shown, with the caret as far from the end as before.
  package mutating func set(_ number: Numeral) -> Outcome {
    let before = snapshot
    let number = number.canonical
    guard marked == nil else {
      waitingValue = number
      return outcome(nil)
    }
    guard let state else {
      value = number
      showIdle()
      return outcome(nil, since: before)
    }
    if number.isSameNumber(as: value) || number.isSameNumber(as: state.numeral) {
      value = number
      return outcome(nil, since: before)
    }
    value = number
    isEdited = false
    history = History()
    let behind = state.numeral.contentCount - caretSlot(of: state).index
    let numeral = field.rules.active(number)
    hold(field.state(of: numeral, caret: max(0, numeral.contentCount - behind)))
    return outcome(nil, since: before)
  }

  /// Takes another style or locale: the same numeral in the new notation, the caret in its slot.
  package mutating func set(_ field: Field) -> Outcome {
    let before = snapshot
    guard let state else {
      self.field = field
      showIdle()
      return outcome(nil, since: before)
    }
    let slot = caretSlot(of: state).index
    let numeral = field.rules.entry == self.field.rules.entry
      ? state.numeral : field.rules.active(state.numeral.canonical)
    self.field = field
    history = History()
    hold(field.state(of: numeral, caret: slot))
    return outcome(nil, since: before)
  }

  private func caretSlot(of state: FieldState) -> CaretSlot {
    layout(of: state).slot(at: state.selection.upperBound)
  }

  private mutating func publish(_ number: Numeral) {
    if !number.isSameNumber(as: value) { value = number }
  }
}

// MARK: - Showing

extension Session {
  private mutating func hold(_ state: FieldState) {
    self.state = state
    anchor = nil
    text = state.text
    selection = state.selection
  }

  private mutating func showIdle() {
    text = field.idleText(value)
    selection = idleSelection
  }

  /// An idle field has no caret; if it had one, it would stand after the content.
  private var idleSelection: Range<Int> {
    let shown = field.shown(value)
    let layout = Layout(showing: shown, in: field.notation)
    let length = text.utf16.count
    let caret = min(length, layout.length == length ? layout.offset(of: layout.end) : length)
    return caret..<caret
  }

  func layout(of state: FieldState) -> Layout {
    Layout(editing: state.numeral, in: field.editing)
  }

  /// The text with a role for each stretch; empty while a special text stands for zero or nothing.
  package var cells: [Cell] {
    if let state { return layout(of: state).cells(in: field.editing) }
    let shown = field.shown(value)
    let layout = Layout(showing: shown, in: field.notation)
    return layout.length == text.utf16.count ? layout.cells(in: field.notation) : []
  }

  var snapshot: Outcome {
    Outcome(text: text, selection: selection, value: value, changes: [], refusal: nil)
  }

  /// The field as it stands now, with what differs from before.
  func outcome(_ refusal: Refusal?, since before: Outcome? = nil) -> Outcome {
    var outcome = snapshot
    outcome.refusal = refusal
    guard let before else { return outcome }
    if !before.text.utf8.elementsEqual(text.utf8) { outcome.changes.insert(.text) }
    if before.selection != selection { outcome.changes.insert(.selection) }
    if before.value != value { outcome.changes.insert(.value) }
    return outcome
  }

  /// Ends the composition and takes the number that waited for it.
  mutating func takeWaitingValue() {
    marked = nil
    if let number = waitingValue {
      waitingValue = nil
      _ = set(number)
    }
  }
}

extension Field {
  /// The number that an edited numeral is committed as.
  func committed(_ numeral: Numeral) -> Numeral {
    let number = value(of: numeral)
    return number.digits.isEmpty && !rules.allowsEmpty ? Numeral.zero.clamped(to: rules.bounds)
      : number
  }

  /// A number from outside brought into bounds and precision.
  func normalized(_ number: Numeral) -> Numeral {
    number.digits.isEmpty ? number : value(of: rules.active(number))
  }
}
