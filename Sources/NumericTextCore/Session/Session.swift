// SPDX-License-Identifier: MIT

/// A field's life: idle or active, a number in, a number out.
///
/// Every event returns an outcome. A field that is idle becomes active with the first edit, as if it
/// had got the focus.
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

// MARK: - Editing

extension Session {
  /// Applies an edit.
  package mutating func apply(_ edit: Edit) -> Outcome {
    activated { session throws(Refusal) in try session.perform(edit) }
  }

  /// Applies an edit in an active field.
  mutating func perform(_ edit: Edit) throws(Refusal) -> Changes {
    guard !isComposing else { throw .textIsMarked }
    return advance(to: try field.apply(edit, to: held), History.Run(edit.intent))
  }

  /// Moves the selection to the nearest slots.
  package mutating func select(_ range: Range<Int>) -> Outcome {
    guard !isComposing else { return refused(.textIsMarked) }
    let before = snapshot
    activate()
    _ = snapSelection(to: range)
    return outcome(since: before)
  }

  /// Moves the selection of an active field to the nearest slots.
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
    _ = advance(to: field.state(of: numeral, caret: .max), .single)
  }

  package mutating func undo() -> Outcome { travel(isBack: true) }
  package mutating func redo() -> Outcome { travel(isBack: false) }

  private mutating func travel(isBack: Bool) -> Outcome {
    guard !isComposing else { return refused(.textIsMarked) }
    let before = snapshot
    guard isActive else { return refused(.noHistory) }
    let reached = isBack ? history.undo(from: entry) : history.redo(from: entry)
    guard let entry = reached else { return refused(.noHistory) }
    isEdited = entry.isEdited
    value = entry.value
    hold(field.state(of: entry))
    return outcome(since: before)
  }

  private mutating func advance(to next: consuming FieldState, _ run: History.Run) -> Changes {
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
  /// Starts editing, with the caret at an offset or after the content.
  package mutating func focus(at offset: Int? = nil) -> Outcome {
    let before = snapshot
    activate()
    if let offset { _ = select(offset..<offset) }
    return outcome(since: before)
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

  /// Ends editing: what dangles goes, near bounds apply.
  ///
  /// If nothing was edited, nothing is changed.
  package mutating func commit() -> Outcome {
    let before = snapshot
    if isComposing { _ = confirmMarkedText() }
    guard isActive else { return outcome(since: before) }
    if isEdited { value = field.value(of: held.numeral) }
    isActive = false
    history = History()
    hold(field.idle(value))
    return outcome(since: before)
  }

  /// Restores the number from before editing and goes on editing.
  package mutating func cancel() -> Outcome {
    let before = snapshot
    dropMarkedText()
    guard isActive else { return outcome([]) }
    if isEdited { record(before: .single) }
    isEdited = false
    value = original
    hold(field.activated(original))
    return outcome(since: before)
  }

  /// Performs an event that needs the focus, and that tells what it changes.
  ///
  /// An idle field that refuses it stays idle.
  mutating func activated(_ event: (inout Session) throws(Refusal) -> Changes) -> Outcome {
    guard isActive else { return activating(event) }
    do throws(Refusal) {
      let changes = try event(&self)
      return outcome(changes)
    } catch {
      // Benchmark "key at 11 digits": a call here slows down each key that is taken.
      return outcome([], error)
    }
  }

  private mutating func activating(
    _ event: (inout Session) throws(Refusal) -> Changes
  ) -> Outcome {
    let idle = self
    activate()
    let refusal = activated(event).refusal
    return settled(refusal, since: idle)
  }

  /// The outcome of an event that found the session idle: one that was refused leaves it so.
  @inline(never)  // Size of the engine for the web: written out for each event it is 1 KB more.
  private mutating func settled(_ refusal: Refusal?, since idle: Session) -> Outcome {
    guard let refusal else { return outcome(since: idle.snapshot) }
    self = idle
    return refused(refusal)
  }
}
