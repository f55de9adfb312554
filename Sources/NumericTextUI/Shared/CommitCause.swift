// SPDX-License-Identifier: MIT

/// The reason for committing the number of a field.
package enum CommitCause: Sendable {
  /// The Return key.
  case submit

  /// The end of editing.
  ///
  /// `isEdited` is true if the number was edited since the field received focus, or since Return
  /// was last pressed.
  case end(isEdited: Bool)
}
