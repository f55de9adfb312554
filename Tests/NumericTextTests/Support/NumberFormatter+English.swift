// SPDX-License-Identifier: MIT

import Foundation

/// Returns a formatter of decimal numbers in English, after `change` has changed it.
func numberFormatter(_ change: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = .english
  formatter.numberStyle = .decimal
  change(formatter)
  return formatter
}
