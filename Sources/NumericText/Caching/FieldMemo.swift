// SPDX-License-Identifier: MIT

import Foundation

/// The engines that were created for a style, shared by all copies of the style.
///
/// Thread-safe.
final class FieldMemo: @unchecked Sendable {
  private struct Entry {
    let field: Field

    /// The current locale at the time of creation if the engine depends on it, otherwise nil.
    let locale: Locale?
  }

  private var optional: Entry?
  private var required: Entry?

  /// Returns the engine for fields that can be empty, or for fields that cannot.
  ///
  /// - Returns: Nil if there is none yet, or if it depends on a current locale that has changed
  ///   since.
  func field(allowsEmpty: Bool, in current: @autoclosure () -> Locale) -> Field? {
    lock.lock()
    let entry = allowsEmpty ? optional : required
    lock.unlock()
    guard let entry, let locale = entry.locale else { return entry?.field }
    return locale == current() ? entry.field : nil
  }

  /// Stores an engine, with the current locale if the engine depends on it.
  func keep(_ field: Field, allowsEmpty: Bool, following locale: Locale?) {
    let entry = Entry(field: field, locale: locale)
    lock.lock()
    if allowsEmpty { optional = entry } else { required = entry }
    lock.unlock()
  }
}

// All memos share a lock, because creating one takes longer than creating a style (benchmark
// "notation, used before"). It is only held for a load or a store, so it cannot deadlock.
private let lock = NSLock()
