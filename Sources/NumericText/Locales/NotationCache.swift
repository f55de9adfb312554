// SPDX-License-Identifier: MIT

import Foundation

/// The notations that were made so far.
///
/// Any thread may ask.
final class NotationCache: Sendable {
  struct Key: Hashable {
    var kind: NumberKind
    var locale: String
    var options: NotationOptions
  }

  static let shared = NotationCache()

  private let notations = Locked<[Key: LocaleNotation]>([:])

  /// The notation for a key, made if it is asked for the first time.
  ///
  /// It is made outside the lock: two threads may both make it, and get the same.
  func notation(for key: Key, make: () -> LocaleNotation) -> LocaleNotation {
    if let known = notations.withLock({ $0[key] }) { return known }
    let made = make()
    notations.withLock { $0[key] = made }
    return made
  }
}
