// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextRefusal {
  /// Whether VoiceOver should announce the refusal.
  ///
  /// This is false for refused requests that came from the system rather than the user. It is also
  /// false for a decimal separator in minor-unit entry, in which separators have no meaning.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
