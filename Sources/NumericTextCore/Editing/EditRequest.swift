// SPDX-License-Identifier: MIT

/// An edit as a front end asks for it, before it is known which content it replaces.
///
/// Offsets count UTF-16 units of the text that is shown.
package enum EditRequest: Hashable, Sendable {
  /// Types text at the selection: one key, or several scalars that are read as text.
  case type(String)

  /// Pastes text at the selection.
  case paste(String)

  /// Replaces a range of the text, as a platform's delegate reports it.
  case replace(Range<Int>, with: String)

  /// Reads a change that a platform has made already: the whole text after it, and the caret.
  case input(String, caret: Int)

  /// Deletes the selection, or content on one side of the caret.
  case delete(Deletion)

  /// Makes the number negative, or positive if it is negative.
  case toggleSign

  /// What is deleted if nothing is selected.
  package enum Deletion: Hashable, Sendable {
    /// One content character.
    case backward, forward

    /// All content on one side of the caret.
    case toStart, toEnd
  }

  /// Whether it is a paste.
  var isPaste: Bool {
    if case .paste = self { true } else { false }
  }

  /// The change that a platform reports of the text of `state`, nil for what it leaves to the field.
  func change(in state: FieldState) -> TextChange? {
    switch self {
    case .replace(let range, let text): TextChange(range, text)
    case .input(let text, let caret): TextChange(to: text, caret: caret, in: state)
    case .type, .paste, .delete, .toggleSign: nil
    }
  }

  /// Whether it replaces nothing by nothing.
  var isNothing: Bool {
    switch self {
    case .type(let text), .paste(let text): text.isEmpty
    case .replace(let range, let text): range.isEmpty && text.isEmpty
    case .input, .delete, .toggleSign: false
    }
  }
}
