// SPDX-License-Identifier: MIT

import Foundation

/// A check of many texts in one field.
protocol TextChecks: Sendable {
  /// The number of texts that were checked.
  var count: Int { get }

  /// A message for each text that violates the law.
  var failures: [String] { get }

  mutating func run()
}

extension Array where Element: TextChecks {
  /// Runs all checks at the same time, and prints some of the failures of each.
  func run() -> (count: Int, failureCount: Int) {
    let lock = NSLock()
    nonisolated(unsafe) var total = (count: 0, failureCount: 0)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      var check = self[index]
      check.run()
      lock.withLock {
        total.count += check.count
        total.failureCount += check.failures.count
        check.failures.prefix(8).forEach { print($0) }
      }
    }
    return total
  }
}
