// SPDX-License-Identifier: MIT

/// The part of a session that exists only while its field is active.
struct Editing: Sendable {
  /// The value from before editing, which Escape restores.
  var original: Numeral

  /// Whether the number has been edited.
  ///
  /// Edits that don't change the number, such as a trailing separator, don't count.
  var isEdited = false

  /// Whether deletions have brought a number set by the app closer to its bounds, but not within
  /// them.
  ///
  /// On commit, the number is clamped.
  var isPastBound = false

  /// The expression that the field shows, nil if it shows a number.
  var expression: Expression?

  /// The fixed end of a selection that is being extended.
  var anchor: CaretSlot?

  /// The text that an input method is composing.
  var composition: Composition?

  /// Starts over with a committed value.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
  }
}
