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

  /// The text that an input method is composing.
  var composition: Composition?

  /// Records a commit: from now on, Escape restores `value`.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
  }
}
