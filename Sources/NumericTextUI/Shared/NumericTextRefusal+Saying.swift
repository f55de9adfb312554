// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextRefusal {
  /// Whether VoiceOver should announce the refusal.
  ///
  /// This is false for requests of the system, such as an undo without history. It is also false
  /// for a separator in minor-unit entry, in which separators have no meaning.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
