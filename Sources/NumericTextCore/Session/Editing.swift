// SPDX-License-Identifier: MIT

/// The part of a session that exists only while its field is active.
struct Editing: Sendable {
  /// The value from before editing, which Escape restores.
  var original: Numeral

  /// Whether the number has been changed by the user.
  ///
  /// Edits such as typing a trailing separator don't change the number.
  var isEdited = false

  /// Whether the app set a number outside the bounds, and deletions have not brought it within
  /// them.
  ///
  /// Such a number is clamped on commit.
  var isPastBound = false

  /// The expression that the field shows, nil if it shows a number.
  var expression: Expression?

  /// The fixed end of a selection that is being extended.
  var anchor: CaretSlot?

  /// The text that an input method is composing.
  var composition: Composition?

  /// Makes `value`, which was just committed, the value that Escape restores.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
  }
}
