// SPDX-License-Identifier: MIT

import NumericTextCore

// What a person does to a field. After each call the buffer holds the text and behind it the
// value, and the record tells the rest.

/// Gives a field the focus, with the caret at an offset, or behind the content if it is below zero.
@_expose(wasm, "focus")
@c(numeric_text_focus)
public func focus(_ handle: Int32, _ offset: Int32) -> Int32 {
  perform(handle, .focus(at: offset < 0 ? nil : Int(offset)))
}

/// Takes the focus away and commits what was typed.
@_expose(wasm, "commit")
@c(numeric_text_commit)
public func commit(_ handle: Int32) -> Int32 { perform(handle, .commit) }

/// Restores the value from before editing.
@_expose(wasm, "cancel")
@c(numeric_text_cancel)
public func cancel(_ handle: Int32) -> Int32 { perform(handle, .cancel) }

/// Types what the buffer holds at the selection.
@_expose(wasm, "type")
@c(numeric_text_type)
public func type(_ handle: Int32, _ length: Int32) -> Int32 {
  perform(handle, reading: length) { .type($0) }
}

/// Pastes what the buffer holds at the selection.
@_expose(wasm, "paste")
@c(numeric_text_paste)
public func paste(_ handle: Int32, _ length: Int32) -> Int32 {
  perform(handle, reading: length) { .paste($0) }
}

/// Replaces a range by what the buffer holds.
@_expose(wasm, "replace")
@c(numeric_text_replace)
public func replace(_ handle: Int32, _ start: Int32, _ end: Int32, _ length: Int32) -> Int32 {
  // The engine refuses a range that lies outside the text, but a range has an order.
  let range = Int(start)..<Int(max(start, end))
  return perform(handle, reading: length) { .replace(range, with: $0) }
}

/// Takes in the whole text that the browser shows after a change of its own, with the caret.
@_expose(wasm, "input")
@c(numeric_text_input)
public func input(_ handle: Int32, _ caret: Int32, _ length: Int32) -> Int32 {
  perform(handle, reading: length) { .input($0, caret: Int(caret)) }
}

/// Shows what the buffer holds as text that an input method composes.
@_expose(wasm, "mark")
@c(numeric_text_mark)
public func mark(_ handle: Int32, _ length: Int32) -> Int32 {
  perform(handle, reading: length) { .mark($0) }
}

/// Reads the marked text as an edit.
@_expose(wasm, "confirm")
@c(numeric_text_confirm)
public func confirm(_ handle: Int32) -> Int32 { perform(handle, .confirmMarkedText) }

/// Deletes the selection, or what stands on one side of the caret.
///
/// - Parameters:
///   - handle: The field.
///   - what: 0 for the character before the caret, 1 for the one after it, 2 for all before it, 3 for
///     all after it.
/// - Returns: A status.
@_expose(wasm, "delete")
@c(numeric_text_delete)
public func delete(_ handle: Int32, _ what: Int32) -> Int32 {
  let event: Event
  switch what {
  case 0: event = .deleteBackward
  case 1: event = .deleteForward
  case 2: event = .deleteToStart
  case 3: event = .deleteToEnd
  default: return Status.badChoice
  }
  return perform(handle, event)
}

/// Selects a range; both ends move to the nearest caret slots.
@_expose(wasm, "select")
@c(numeric_text_select)
public func select(_ handle: Int32, _ start: Int32, _ end: Int32) -> Int32 {
  perform(handle, .select(Int(start)..<Int(max(start, end))))
}

/// Moves the caret: 0 backward, 1 forward, 2 to the start, 3 to the end of the content.
@_expose(wasm, "move")
@c(numeric_text_move)
public func move(_ handle: Int32, _ move: Int32, _ extending: Int32) -> Int32 {
  let moves = CaretMove.allCases
  guard moves.indices.contains(Int(move)) else { return Status.badChoice }
  return perform(handle, .move(moves[Int(move)], extending: extending != 0))
}

/// Adds a number of steps to the value.
@_expose(wasm, "step")
@c(numeric_text_step)
public func step(_ handle: Int32, _ count: Int32) -> Int32 {
  // Steps are multiplied in machine words, which are half as long here as elsewhere.
  let limit: Int32 = 100_000_000
  return perform(handle, .step(by: Int(min(max(count, -limit), limit))))
}

/// Makes the number negative, or positive if it is negative.
@_expose(wasm, "toggleSign")
@c(numeric_text_toggle_sign)
public func toggleSign(_ handle: Int32) -> Int32 { perform(handle, .toggleSign) }

/// Takes back the last run of typing, run of deletions, paste or step.
@_expose(wasm, "undo")
@c(numeric_text_undo)
public func undo(_ handle: Int32) -> Int32 { perform(handle, .undo) }

/// Does again what was taken back last.
@_expose(wasm, "redo")
@c(numeric_text_redo)
public func redo(_ handle: Int32) -> Int32 { perform(handle, .redo) }
