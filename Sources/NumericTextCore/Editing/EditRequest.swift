// SPDX-License-Identifier: MIT

/// An edit requested by a front end, in terms of the shown text.
///
/// Offsets are UTF-16 offsets in that text.
package enum EditRequest: Hashable, Sendable {
  /// Types text at the selection: a single key, or several scalars to be parsed.
  case type(String)

  /// Pastes text at the selection.
  case paste(String)

  /// Replaces a range of the text, as in a platform's delegate call.
  case replace(Range<Int>, with: String)

  /// Handles a change that the platform has already made, given the resulting text and caret.
  case input(String, caret: Int)

  /// Deletes the selection, or content next to the caret.
  case delete(Deletion)

  /// Negates the number.
  case toggleSign

  /// The content to delete if nothing is selected.
  package enum Deletion: Hashable, Sendable {
    /// One content character.
    case backward, forward

    /// All content on one side of the caret.
    case toStart, toEnd
  }

  /// The change that a platform reports of the text of `state`, nil for what it leaves to the field.
  func change(in state: FieldState) -> TextChange? {
    switch self {
    case .replace(let range, let text): TextChange(range, text)
    case .input(let text, let caret): TextChange(to: text, caret: caret, in: state)
    case .type, .paste, .delete, .toggleSign: nil
    }
  }

  /// Whether the request inserts no text and replaces none.
  var isNothing: Bool {
    switch self {
    case .type(let text), .paste(let text): text.isEmpty
    case .replace(let range, let text): range.isEmpty && text.isEmpty
    case .input, .delete, .toggleSign: false
    }
  }
}
