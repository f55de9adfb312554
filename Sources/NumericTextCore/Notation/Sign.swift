// SPDX-License-Identifier: MIT

/// Selects the affixes that are shown around a number.
enum Sign: Int, CaseIterable, Sendable {
  /// No affixes, for an empty field.
  case none

  case positive, zero, negative

  /// A negative number that is rounded to zero for display.
  case negativeZero
}
