// SPDX-License-Identifier: MIT

import Foundation

/// The notations that were made so far.
///
/// Any thread may ask.
///
/// `Mutex` would say this without `@unchecked`, but needs macOS 15; the lock is private and guards
/// the one variable.
final class NotationCache: @unchecked Sendable {
  struct Key: Hashable {
    var kind: NumberKind
    var locale: String
    var options: NotationOptions
  }

  static let shared = NotationCache()

  private let lock = NSLock()
  private var notations: [Key: LocaleNotation] = [:]

  /// The notation for a key, made if it is asked for the first time.
  ///
  /// It is made outside the lock: two threads may both make it, and get the same.
  func notation(for key: Key, make: () -> LocaleNotation) -> LocaleNotation {
    if let known = lock.withLock({ notations[key] }) { return known }
    let made = make()
    lock.withLock { notations[key] = made }
    return made
  }
}
