// SPDX-License-Identifier: MIT

import Foundation

/// The engines of one style, as far as they were made, for all copies of the style.
///
/// Any thread may read and keep them.
final class FieldMemo: @unchecked Sendable {
  private struct Entry {
    let field: Field

    /// The current locale that the engine was made for, if it follows that.
    let locale: Locale?
  }

  private var optional: Entry?
  private var required: Entry?

  /// The engine for fields that may be empty, or for those that may not.
  ///
  /// - Returns: Nil if it was not made yet, or if the current locale that it follows has changed.
  func field(allowsEmpty: Bool, in current: @autoclosure () -> Locale) -> Field? {
    lock.lock()
    let entry = allowsEmpty ? optional : required
    lock.unlock()
    guard let entry, let locale = entry.locale else { return entry?.field }
    return locale == current() ? entry.field : nil
  }

  /// Keeps an engine, with the current locale that it was made for if it follows that.
  func keep(_ field: Field, allowsEmpty: Bool, following locale: Locale?) {
    let entry = Entry(field: field, locale: locale)
    lock.lock()
    if allowsEmpty { optional = entry } else { required = entry }
    lock.unlock()
  }
}

// One lock for all memos, because a lock of its own takes longer to make than a style (benchmark
// "notation, used before"). It guards a load or a store and nothing else, so it cannot be taken
// twice.
private let lock = NSLock()
