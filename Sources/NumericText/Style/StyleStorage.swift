// SPDX-License-Identifier: MIT

import Foundation

/// The choices of a style with the engines that were made of them, shared by all its copies.
///
/// Any thread may ask for an engine. Each is made when it is first asked for, and again when the
/// current locale has changed that it follows.
///
/// `Mutex` would say this without `@unchecked`, but needs macOS 15; one lock guards the variables
/// of all storages, because one for each would take longer to make than a style (benchmark
/// "notation, used before").
final class StyleStorage: @unchecked Sendable {
  /// An engine with the current locale that it was made in, nil if it follows none.
  private struct Made {
    let field: Field
    let current: Locale?

    var isUpToDate: Bool { current.map { $0 == .current } ?? true }
  }

  private static let lock = NSLock()

  let choices: StyleChoices

  /// The engine of fields that may be empty, and that of those that may not.
  private var optional: Made?
  private var required: Made?

  init(_ choices: StyleChoices) { self.choices = choices }

  /// The engine for values within limits, which are the same each time.
  ///
  /// It is made outside the lock: two threads may both make it, and get the same.
  func field(allowsEmpty: Bool, limits: () -> NumericTextLimits) -> Field {
    let known = Self.lock.withLock { allowsEmpty ? optional : required }
    if let known, known.isUpToDate { return known.field }
    let current: Locale? = choices.followCurrentLocale ? .current : nil
    let field = choices.field(allowsEmpty: allowsEmpty, within: limits())
    keep(Made(field: field, current: current), allowsEmpty: allowsEmpty)
    return field
  }

  private func keep(_ made: Made, allowsEmpty: Bool) {
    Self.lock.withLock {
      if allowsEmpty { optional = made } else { required = made }
    }
  }
}
