// SPDX-License-Identifier: MIT

/// What happens to a field while a person works with it.
///
/// Events are values, and a session performs them in one place: what all of them have in common, a
/// field that becomes active and the outcome, is written once.
package enum Event: Sendable {
  /// Starts editing, with the caret at a UTF-16 offset or after the content.
  case focus(at: Int? = nil)

  /// Ends editing: what dangles goes, near bounds apply.
  case commit

  /// Restores the number from before editing and goes on editing.
  case cancel

  /// Types text at the selection: one key, or several scalars that are read as text.
  case type(String)

  /// Pastes text at the selection.
  case paste(String)

  /// Replaces a range of UTF-16 offsets, as a platform reports it.
  case replace(Range<Int>, with: String)

  /// Takes in what a platform has already changed: the whole text and the caret after the fact.
  case input(String, caret: Int)

  /// Deletes the selection, or the content on one side of the caret.
  case deleteBackward, deleteForward

  /// Deletes the selection, or all on one side of the caret.
  case deleteToStart, deleteToEnd

  /// Turns the sign around, for a button beside a keyboard that has no minus of its own.
  case toggleSign

  /// Moves the selection to the slots nearest to a range of UTF-16 offsets.
  case select(Range<Int>)

  /// Moves the caret, or the end of the selection that is not its anchor.
  case move(CaretMove, extending: Bool = false)

  /// Adds a number of steps, exactly, within bounds.
  case step(by: Int)

  /// Takes back the last run of edits, or does again what was taken back last.
  case undo, redo

  /// Shows text that an input method is composing in place of the selection.
  ///
  /// The number stays as it is until the text is confirmed; an empty text ends the composition.
  case mark(String)

  /// Reads the marked text as an edit of what it was put in place of.
  case confirmMarkedText
}

extension Event {
  /// Whether it is an edit of the text, as `Session.edit(of:)` tells it.
  var isEdit: Bool {
    switch self {
    case .type, .paste, .replace, .input, .toggleSign: true
    case .deleteBackward, .deleteForward, .deleteToStart, .deleteToEnd: true
    default: false
    }
  }

  /// Whether it asks for nothing: no text at no place.
  var isNothing: Bool {
    switch self {
    case .type(let text), .paste(let text): text.isEmpty
    case .replace(let range, let text): range.isEmpty && text.isEmpty
    default: false
    }
  }
}
