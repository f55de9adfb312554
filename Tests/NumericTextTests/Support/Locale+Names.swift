// SPDX-License-Identifier: MIT

import Foundation

extension Locale {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
}
