// SPDX-License-Identifier: MIT

/// What made a field commit its number.
package enum CommitCause: Sendable {
  /// The Return key.
  case submit

  /// The end of editing, with or without an edit since the field got the focus or Return was pressed.
  case end(isEdited: Bool)
}
