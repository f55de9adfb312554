// SPDX-License-Identifier: MIT

import Foundation

/// The engines of one style, as far as they were made, for all copies of the style.
///
/// Any thread may read and keep them.
final class FieldMemo: @unchecked Sendable {
  private var optional: Field?
  private var required: Field?

  /// The current locale that the engines were made for, if they follow it.
  private var locale: Locale?

  /// The engine for fields that may be empty, or for those that may not.
  ///
  /// - Returns: Nil if it was not made yet, or if the current locale that it follows has changed.
  func field(allowsEmpty: Bool, in current: @autoclosure () -> Locale) -> Field? {
    lock.lock()
    let field = allowsEmpty ? optional : required
    let locale = locale
    lock.unlock()
    guard let locale else { return field }
    return locale == current() ? field : nil
  }

  /// Keeps an engine, with the current locale that it was made for if it follows that.
  func keep(_ field: Field, allowsEmpty: Bool, following current: Locale?) {
    lock.lock()
    if locale != current { (optional, required) = (nil, nil) }
    if allowsEmpty { optional = field } else { required = field }
    locale = current
    lock.unlock()
  }
}

// One lock for all memos, because a lock of its own takes longer to make than a style (benchmark
// "notation, used before"). It guards a few loads or stores and nothing else, so it cannot be taken
// twice.
private let lock = NSLock()
