// SPDX-License-Identifier: MIT

import Foundation

/// A violation of a law.
struct Violation: Sendable {
  let law: String

  /// The field, the pair or the script that violates the law.
  ///
  /// For a walk, this is the locale of the field, or nil if the style names none.
  let place: String?

  let detail: @Sendable () -> String
}

/// The number of checks that a task performed, and the violations that they found.
struct Found: Sendable {
  var checks = 0
  var violations: [Violation] = []

  /// Counts a check of `law`, and adds a violation unless `holds` is true.
  mutating func expect(
    _ holds: Bool,
    _ law: String,
    in place: String,
    _ detail: @autoclosure () -> String
  ) {
    checks += 1
    guard !holds else { return }
    let detail = detail()
    violations.append(Violation(law: law, place: place) { detail })
  }
}

/// Performs tasks on all threads, and prints some violations of each law and then the totals.
enum Report {
  /// Performs `count` tasks.
  ///
  /// - Parameters:
  ///   - count: The number of tasks.
  ///   - unit: The words after the number of checks, such as `edits`.
  ///   - most: The maximum number of violations of a law to print.
  ///   - task: Performs the task with the given index.
  /// - Returns: Whether all laws hold.
  static func run(
    _ count: Int,
    unit: String = "checks",
    most: Int = 12,
    _ task: @Sendable (Int) -> Found
  ) -> Bool {
    let start = Date()
    let lock = NSLock()
    nonisolated(unsafe) var (done, all) = (0, Found())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let found = task(index)
      lock.withLock {
        done += 1
        all.checks += found.checks
        all.violations += found.violations
        guard done.isMultiple(of: 20_000) else { return }
        print("\(done) of \(count), \(all.checks) \(unit)")
        fflush(nil)  // Shows the progress also if the output goes to a file.
      }
    }
    let laws = Dictionary(grouping: all.violations, by: \.law)
    for (law, violations) in laws.sorted(by: { $0.key < $1.key }) {
      let places = Set(violations.map(\.place)).count
      print("\(law): violated \(violations.count) times, in \(places) places")
      for violation in violations.prefix(most) {
        print("  \(violation.place.map { "\($0): " } ?? "")\(violation.detail())")
      }
    }
    let seconds = String(format: "%.0f s", Date().timeIntervalSince(start))
    print("\(all.checks) \(unit) in \(seconds), \(all.violations.count) failed")
    return all.violations.isEmpty
  }
}
