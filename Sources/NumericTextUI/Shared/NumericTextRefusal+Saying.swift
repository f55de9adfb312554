// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextRefusal {
  /// Whether VoiceOver should announce the refusal.
  ///
  /// This is false for requests that come from the system rather than the user, and for a decimal
  /// separator in minor-units entry, in which it has no meaning.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
