// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Collects the scripts (walks) that violate a law, from all threads.
///
/// The lock guards all properties.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var walks: [String: [(Walk, Walk.Failure)]] = [:]
  private var played = 0

  /// The number of edits that were added with `add(edits:)`.
  var edits: Int { lock.withLock { played } }

  var count: Int { lock.withLock { walks.values.reduce(0) { $0 + $1.count } } }

  func add(edits: Int) { lock.withLock { played += edits } }

  func add(_ walk: Walk, _ failure: Walk.Failure) {
    lock.withLock { walks[failure.law, default: []].append((walk, failure)) }
  }

  /// Prints each violated law with up to three scripts that violate it.
  ///
  /// The scripts are shortened as far as possible.
  func report() {
    lock.withLock {
      for (law, walks) in walks.sorted(by: { $0.key < $1.key }) {
        print("\(law): \(walks.count) walks")
        for (walk, failure) in walks.prefix(3) {
          let short = walk.shortened(for: failure)
          print("  \((try? short.play())?.detail ?? failure.detail)")
          print("  \(short.script.line)")
        }
      }
    }
  }
}
