// SPDX-License-Identifier: MIT

import NumericText

extension NumericTextRefusal {
  /// Whether to announce the refusal.
  ///
  /// False for requests by the system, and for a separator in minor-units entry, where it has no
  /// meaning.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
