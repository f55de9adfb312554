// SPDX-License-Identifier: MIT

import NumericTextCore

/// The result of a call from JavaScript: 0 for success, positive for a refusal, negative for an
/// error by the caller.
enum Status {
  /// The event was performed.
  static let done: Int32 = 0

  /// The handle (the number that identifies the field) is invalid.
  static let noSuchField: Int32 = -1

  /// The length is negative or exceeds the buffer.
  static let badLength: Int32 = -2

  /// A part of the style is invalid.
  ///
  /// JavaScript can read the number of the part from the record, at `Record.detail`.
  static let badStyle: Int32 = -3

  /// The text is not a plain number such as `-1234.5`.
  static let badNumber: Int32 = -4

  /// The number that identifies the event is invalid.
  static let noSuchEvent: Int32 = -5
}
