// SPDX-License-Identifier: MIT

/// Something that happens to a field while a person works with it.
///
/// Every front end translates what its platform reports into events, and `Session.perform` performs
/// them. Offsets count UTF-16 units of the text that is shown.
package enum Event: Hashable, Sendable {
  /// Edits the text.
  case edit(EditRequest)

  /// Starts editing, with the caret at an offset or after the content.
  case focus(at: Int? = nil)

  /// Commits the number and ends editing.
  case blur

  /// Commits the number, as Return does.
  case submit

  /// Restores the number from before editing and goes on editing.
  case cancel

  /// Moves both ends of the selection to the slots nearest to a range.
  case select(Range<Int>)

  /// Selects the whole text, affixes included.
  case selectAll

  /// Moves the caret, or the end of the selection that is not its anchor.
  case move(CaretMove, extending: Bool = false)

  /// Adds `by` steps to the number, exactly and within bounds.
  case step(by: Int)

  /// Takes back the last run of edits, or repeats the run that was taken back last.
  case undo, redo

  /// Shows text that an input method is composing in place of the selection.
  ///
  /// The number stays as it is until the text is confirmed; an empty text ends the composition.
  case mark(String)

  /// Reads the marked text as an edit of the text that it replaced.
  case confirmMarkedText
}

extension Event {
  /// Whether it is refused while an input method is composing.
  var waitsForComposition: Bool {
    switch self {
    case .edit(let request): !request.isNothing
    case .select, .selectAll, .move, .step, .undo, .redo: true
    case .focus, .blur, .submit, .cancel, .mark, .confirmMarkedText: false
    }
  }
}
