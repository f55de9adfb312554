// SPDX-License-Identifier: MIT

import Foundation

/// Collects the results of all checks, from all threads.
///
/// The lock guards all variables.
final class Report: @unchecked Sendable {
  private let lock = NSLock()
  private let pairs: Int
  private var done = 0
  private var checks = 0
  private var failures: [String: [Checks.Failure]] = [:]

  init(pairs: Int) { self.pairs = pairs }

  var isClean: Bool { lock.withLock { failures.isEmpty } }

  func add(_ checked: Checks) {
    lock.withLock {
      done += 1
      checks += checked.count
      for failure in checked.failures { failures[failure.law, default: []].append(failure) }
      guard done.isMultiple(of: 20_000) else { return }
      print("\(done) of \(pairs) pairs, \(checks) checks")
      fflush(nil)  // Shows the progress also if the output goes to a file.
    }
  }

  /// Prints the failures of each law, and then the totals.
  func finish(seconds: TimeInterval) {
    lock.withLock {
      for (law, failures) in failures.sorted(by: { $0.key < $1.key }) {
        let places = Set(failures.map(\.pair)).count
        print("\(law): \(failures.count) failures in \(places) pairs")
        for failure in failures.prefix(12) { print("  \(failure.pair): \(failure.detail)") }
      }
      let failed = failures.values.reduce(0) { $0 + $1.count }
      let time = String(format: "%.0f s", seconds)
      print("\(pairs) pairs, \(checks) checks in \(time)")
      print("\(checks - failed) passed, \(failed) failed")
    }
  }
}
