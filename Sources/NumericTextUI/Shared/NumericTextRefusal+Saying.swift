// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextRefusal {
  /// Whether VoiceOver should announce the refusal.
  ///
  /// False for requests that the system rather than the user makes, and for a decimal separator in
  /// minor-units entry, where it has no meaning.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
