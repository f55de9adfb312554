// SPDX-License-Identifier: MIT

import NumericText

/// What a field on screen has to draw after an event.
struct FieldOutcome: Equatable, Sendable {
  /// The text to show.
  var text: String

  /// The selection to set, in UTF-16 offsets.
  var selection: Range<Int>

  /// What is new.
  var changes: Changes

  /// Why nothing is new, if the event was refused.
  var refusal: Refusal?
}
