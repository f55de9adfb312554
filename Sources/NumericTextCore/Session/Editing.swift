// SPDX-License-Identifier: MIT

/// The part of a session that exists only while its field is being edited.
struct Editing: Sendable {
  /// The value that Escape restores.
  ///
  /// It is updated when editing begins, at each commit, and when the app sets a new value.
  var original: Numeral

  /// Whether the user has changed the number.
  ///
  /// Edits such as typing a trailing separator don't change the number.
  var isEdited = false

  /// Whether the app set a number outside the bounds, and the user's deletions have brought the
  /// number closer to the bounds, but not within them.
  ///
  /// If so, the number is clamped on commit.
  var isPastBound = false

  /// The end of the selection that stays in place while Shift and an arrow key extend the
  /// selection.
  var anchor: CaretSlot?

  /// Whether the last key was a separator after the last digit, even if it was refused.
  ///
  /// If so, a dash stands for zero cents, as in `5.–`.
  var endsWithSeparatorKey = false

  /// The text that an input method is composing.
  var composition: Composition?

  /// Records a commit: from now on, Escape restores `value`.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
  }

  /// Records that an edit has changed the number.
  mutating func recordEdit(isPastBound: Bool) {
    isEdited = true
    self.isPastBound = isPastBound
  }

  /// Forgets what the last keys were, because something else has changed the text or the selection.
  mutating func forgetKeys() {
    anchor = nil
    endsWithSeparatorKey = false
  }
}
