// SPDX-License-Identifier: MIT

/// A user action in a field.
///
/// Front ends translate platform events to these events, and `Session.perform` handles them.
/// Offsets are UTF-16 offsets in the text that the field shows.
package enum Event: Hashable, Sendable {
  /// Edits the text.
  case edit(EditRequest)

  /// Handles a change of the text that the platform has already made, given the whole new text and
  /// the new position of the caret.
  ///
  /// If the text hasn't changed, the user has only moved the caret.
  case input(String, caret: Int)

  /// Starts editing with the caret at the offset `at`, or after the number if `at` is nil.
  case focus(at: Int? = nil)

  /// Commits the number and ends editing.
  case blur

  /// Commits the number and continues editing, as the Return key does.
  case submit

  /// Restores the number from before editing, or from the last commit, and continues editing.
  case cancel

  /// Sets the selection.
  ///
  /// If the caret cannot be placed at an end of the range, that end is moved to a valid position.
  case select(Range<Int>)

  /// Selects the whole text, including affixes.
  case selectAll

  /// Moves the caret, or extends the selection if `extending` is true.
  case move(NumericTextCaretMove, extending: Bool = false)

  /// Adds `by` steps to the number in exact decimal arithmetic.
  ///
  /// The steps stop at the bounds, unless the style lets them continue at the other bound.
  case step(by: Int, NumericTextStepSize = .regular)

  /// Changes the number by dragging.
  ///
  /// All changes of a drag are undone together. Any other event ends the drag.
  case scrub(Scrub)

  /// Undoes the last edits, or redoes the edits that were undone last.
  ///
  /// Consecutive edits of the same kind, such as typed digits, are undone together.
  case undo, redo

  /// Replaces the selection with marked text of an input method.
  ///
  /// The number doesn't change until the text is confirmed. An empty text ends the composition.
  case mark(String)

  /// Ends the composition and inserts the marked text.
  case confirmMarkedText
}

extension Event {
  /// Whether the event changes the text that an input method is composing.
  var isMark: Bool {
    if case .mark = self { true } else { false }
  }

  /// Whether the event is part of a drag.
  var isScrub: Bool {
    if case .scrub = self { true } else { false }
  }

  /// Whether the event is refused while an input method is composing text.
  var isRefusedWhileComposing: Bool {
    switch self {
    case .edit(let request): !request.isNothing
    case .input, .select, .selectAll, .move, .step, .scrub(.by), .undo, .redo: true
    case .focus, .blur, .submit, .cancel, .mark, .confirmMarkedText, .scrub: false
    }
  }
}
