// SPDX-License-Identifier: MIT

import NumericText

extension Refusal {
  /// Whether a person should hear of it: what the system asked for by itself is not their doing, and
  /// a separator where digits fill from the right means nothing.
  var isWorthSaying: Bool {
    switch self {
    case .rangeOutsideText, .textIsMarked, .noHistory, .noSeparatorInMinorUnits: false
    default: true
    }
  }
}
