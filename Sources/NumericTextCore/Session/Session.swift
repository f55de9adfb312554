// SPDX-License-Identifier: MIT

/// A field's life: idle or active, a number in, a number out.
///
/// Every event returns an outcome. A field that is idle becomes active with the first edit, as if it
/// had got the focus.
package struct Session: Sendable {
  package internal(set) var field: Field

  /// The number that is published, empty if the field is.
  package internal(set) var value: Numeral

  /// What the field shows.
  package internal(set) var text: String

  /// The selection in UTF-16 offsets.
  package internal(set) var selection: Range<Int>

  /// What is being edited, nil while the field is idle.
  var state: FieldState?

  /// The end of the selection that stays while the other one is moved, in UTF-16 offsets.
  var anchor: Int?

  /// Text that an input method is composing, with the range of the text that it will replace.
  var marked: (range: Range<Int>, text: String)?

  /// What came from outside while text was marked.
  var waiting = Waiting()

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
    text = field.idleText(self.value)
    selection = 0..<0
    selection = idleSelection
  }

  /// Whether the field has the focus.
  package var isActive: Bool {
    // Benchmark "key at 11 digits": comparing with nil copies the state.
    if case .some = state { true } else { false }
  }

  /// Whether an input method is composing text.
  package var isComposing: Bool { marked != nil }

  /// How many times something can be undone.
  package var undoCount: Int { history.count }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
}

// MARK: - Editing

extension Session {
  /// Applies an edit.
  package mutating func apply(_ edit: Edit) -> Outcome { activated { $0.perform(edit) } }

  /// Applies an edit in an active field, or tells why not.
  mutating func perform(_ edit: Edit) -> Refusal? {
    guard marked == nil else { return .textIsMarked }
    if !isActive { _ = focus() }
    // Benchmark "key at 11 digits": the state is moved out and in again, not copied.
    guard let state = state.take() else { return nil }
    do throws(Refusal) {
      let next = try field.apply(edit, to: state)
      advance(from: state, to: next, History.Run(edit.intent))
      return nil
    } catch {
      self.state = state
      return error
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
    advance(from: state, to: field.state(of: numeral, caret: .max), .single)
    return outcome(nil, since: before)
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
    hold(field.state(of: entry))
    return outcome(nil, since: before)
  }

  private mutating func advance(
    from state: FieldState,
    to next: consuming FieldState,
    _ run: History.Run
  ) {
    if next.numeral != state.numeral {
      record(state, before: run)
      if !next.numeral.isSameNumber(as: state.numeral) {
        isEdited = true
        value = field.value(of: next.numeral)
      }
    } else if next.selection != state.selection {
      history.endRun()
    }
    hold(consume next)
  }

  private mutating func record(_ state: FieldState, before run: History.Run) {
    if history.begins(run) { history.record(entry(state)) }
  }

  private func entry(_ state: FieldState) -> History.Entry {
    let layout = layout(of: state)
    return History.Entry(
      numeral: state.numeral,
      slots: layout.slots(of: state.selection),
      isWhole: !state.selection.isEmpty && state.selection == 0..<layout.length,
      keepsLeadingZeros: state.keepsLeadingZeros,
      value: value,
      isEdited: isEdited
    )
  }
}

// MARK: - Focus

extension Session {
  /// Starts editing, with the caret at an offset or after the content.
  package mutating func focus(at offset: Int? = nil) -> Outcome {
    let before = snapshot
    if !isActive {
      if field.rules.normalizing == .onFocus { value = field.normalized(value) }
      original = value
      isEdited = false
      history = History()
      hold(field.activated(value))
    }
    if let offset { _ = select(offset..<offset) }
    return outcome(nil, since: before)
  }

  /// Ends editing: what dangles goes, near bounds apply.
  ///
  /// If nothing was edited, nothing is changed.
  package mutating func commit() -> Outcome {
    let before = snapshot
    if marked != nil { _ = confirmMarkedText() }
    guard let state else { return outcome(nil, since: before) }
    if isEdited { value = field.value(of: state.numeral) }
    self.state = nil
    history = History()
    showIdle()
    return outcome(nil, since: before)
  }

  /// Restores the number from before editing and goes on editing.
  package mutating func cancel() -> Outcome {
    let before = snapshot
    dropMarkedText()
    guard let state else { return outcome(nil) }
    if isEdited { record(state, before: .single) }
    isEdited = false
    value = original
    hold(field.activated(original))
    return outcome(nil, since: before)
  }

  /// Performs an event that needs the focus.
  ///
  /// An idle field that refuses it stays idle.
  mutating func activated(_ event: (inout Session) -> Refusal?) -> Outcome {
    let before = snapshot
    guard !isActive else {
      let refusal = event(&self)
      return outcome(refusal, since: before)
    }
    let idle = self
    _ = focus()
    guard let refusal = event(&self) else { return outcome(nil, since: before) }
    self = idle
    return outcome(refusal)
  }

  private mutating func activeState() -> FieldState {
    if let state { return state }
    _ = focus()
    return state ?? field.activated(value)
  }
}
