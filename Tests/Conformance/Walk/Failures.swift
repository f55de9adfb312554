// SPDX-License-Identifier: MIT

import Foundation

/// Collects the walks that violate a law, from all threads.
///
/// The lock guards all properties.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var walks: [String: [(Walk, Walk.Failure)]] = [:]
  private var played = 0

  /// The number of played edits, if they were counted.
  var edits: Int { lock.withLock { played } }

  var count: Int { lock.withLock { walks.values.reduce(0) { $0 + $1.count } } }

  func add(edits: Int) { lock.withLock { played += edits } }

  func add(_ walk: Walk, _ failure: Walk.Failure) {
    lock.withLock { walks[failure.law, default: []].append((walk, failure)) }
  }

  /// Prints the violated laws, each with a few minimal scripts.
  func report() {
    lock.withLock {
      for (law, walks) in walks.sorted(by: { $0.key < $1.key }) {
        print("\(law): \(walks.count) walks")
        for (walk, failure) in walks.prefix(3) {
          let short = walk.shortened(for: failure)
          print("  \(short.play()?.detail ?? failure.detail)")
          print("  \(short.json)")
        }
      }
    }
  }
}
