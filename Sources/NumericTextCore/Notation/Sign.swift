// SPDX-License-Identifier: MIT

/// Which affixes are drawn around a number.
enum Sign: Int, CaseIterable, Sendable {
  /// No affixes, for a field without content.
  case none

  case positive, zero, negative

  /// A negative number that is shown rounded to zero.
  case negativeZero
}
