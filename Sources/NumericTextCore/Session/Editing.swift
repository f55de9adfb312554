// SPDX-License-Identifier: MIT

/// What a session keeps only while its field is active.
struct Editing: Sendable {
  /// The value when the field became active, which Escape restores.
  var original: Numeral

  /// Whether the number was edited since.
  ///
  /// Edits that leave the number as it is, such as a separator after it, do not count.
  var isEdited = false

  /// Whether deletions have brought a number from outside nearer to its bounds, but not into them.
  ///
  /// Committing puts the bound in place.
  var isPastBound = false

  var history = History()

  /// The end of the selection that stays while the other one is moved.
  var anchor: CaretSlot?

  /// The text that an input method is composing.
  var composition: Composition?

  /// Begins anew with a value that was committed; the history stays.
  mutating func begin(at value: Numeral) {
    original = value
    isEdited = false
    isPastBound = false
    history.endRun()
    history.update { $0.isEdited = true }
  }
}
