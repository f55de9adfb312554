// SPDX-License-Identifier: MIT

import Foundation

/// Something that was made once, with the current locale of then if it follows that.
struct Made<Value: Sendable>: Sendable {
  let value: Value
  private let current: Locale?

  /// Something that a function makes.
  init(followingCurrentLocale follows: Bool, _ make: () -> Value) {
    // Taken first: a change while it is made is seen the next time.
    current = follows ? .current : nil
    value = make()
  }

  /// What was made, nil if the locale that it follows has changed.
  var ifUpToDate: Value? { isUpToDate(in: .current) ? value : nil }

  /// Whether it is still the same where a locale is the current one.
  func isUpToDate(in locale: @autoclosure () -> Locale) -> Bool {
    current.map { $0 == locale() } ?? true
  }
}
