// SPDX-License-Identifier: MIT

import Foundation

extension Locale? {
  /// Whether this is the current locale, which can change at any time, or nil, which stands for it.
  var followsCurrent: Bool { map { $0 == .autoupdatingCurrent } ?? true }
}
