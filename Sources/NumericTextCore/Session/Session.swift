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
    if !isActive { _ = focus() }
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
    if !isActive { _ = focus() }
    _ = advance(to: field.state(of: numeral, caret: .max), .single)
  }

  package mutating func undo() -> Outcome { travel { $0.undo(from: $1) } }
  package mutating func redo() -> Outcome { travel { $0.redo(from: $1) } }

  private mutating func travel(
    _ step: (inout History, History.Entry) -> History.Entry?
  ) -> Outcome {
    guard !isComposing else { return refused(.textIsMarked) }
    let before = snapshot
    guard isActive, let entry = step(&history, entry) else { return refused(.noHistory) }
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
    if !isActive {
      if field.rules.normalizing == .onFocus { value = field.normalized(value) }
      isActive = true
      original = value
      isEdited = false
      history = History()
      hold(field.activated(value))
    }
    if let offset { _ = select(offset..<offset) }
    return outcome(since: before)
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
      return refused(error)
    }
  }

  private mutating func activating(
    _ event: (inout Session) throws(Refusal) -> Changes
  ) -> Outcome {
    let idle = self
    _ = focus()
    do throws(Refusal) {
      _ = try event(&self)
      return outcome(since: idle.snapshot)
    } catch {
      self = idle
      return refused(error)
    }
  }
}
