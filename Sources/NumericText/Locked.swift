// SPDX-License-Identifier: MIT

import Foundation

/// A variable that any thread may read and change.
///
/// `Mutex` would say this without `@unchecked`, but needs macOS 15. One lock guards all of them,
/// because one for each takes as long to make as a style (benchmark "notation, used before"): what
/// is done with one variable never asks for another.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// What a function makes of the variable, which it may change.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

private let lock = NSLock()
