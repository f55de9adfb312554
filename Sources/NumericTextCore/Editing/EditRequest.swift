// SPDX-License-Identifier: MIT

/// An edit that a front end requests, in terms of the text that the field shows.
///
/// All offsets are UTF-16 offsets in that text.
package enum EditRequest: Hashable, Sendable {
  /// Types text at the selection.
  ///
  /// A single scalar is handled as a key. Longer text is parsed like a pasted text.
  case type(String)

  /// Pastes text at the selection.
  case paste(String)

  /// Replaces a range of the text.
  ///
  /// Text fields report edits to their delegates in this form.
  case replace(Range<Int>, with: String)

  /// Deletes the selection or, if nothing is selected, the characters given by the `Deletion`.
  case delete(Deletion)

  /// Negates the number.
  case toggleSign

  /// The characters to delete if nothing is selected.
  package enum Deletion: Hashable, Sendable {
    /// Deletes the digit or decimal separator directly before or after the caret.
    case backward, forward

    /// Deletes all digits and separators on one side of the caret.
    case toStart, toEnd
  }

  /// Whether the request inserts no text and deletes none.
  var isNothing: Bool {
    switch self {
    case .type(let text), .paste(let text): text.isEmpty
    case .replace(let range, let text): range.isEmpty && text.isEmpty
    case .delete, .toggleSign: false
    }
  }
}
