// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// Plays random edits in fields of every locale, kind and style.
struct Walker {
  private static let eventsPerWalk = 40

  let edits: Int
  let seed = SplitMix64.seed

  /// Plays random edits, and prints the laws that they violate.
  ///
  /// - Returns: Whether all laws hold.
  func run() -> Bool {
    print("Walking \(edits) edits, NUMERIC_TEXT_SEED=\(seed)")
    let start = Date()
    let walks = max(1, edits / Self.eventsPerWalk)
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: walks) { index in
      let walk = walk(index)
      do {
        if let failure = try walk.play() { failures.add(walk, failure) }
      } catch {
        let failure = Walk.Failure(law: "a random script is valid", detail: "\(error)", count: 1)
        failures.add(walk, failure)
      }
    }
    let seconds = String(format: "%.0f s", Date().timeIntervalSince(start))
    failures.report()
    print(
      "\(walks * Self.eventsPerWalk) edits in \(walks) walks, \(seconds): \(failures.count) failed"
    )
    return failures.count == 0
  }

  private func walk(_ index: Int) -> Walk {
    let random = SplitMix64(seed: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
    let script = RandomScript(random, in: .walks, count: Self.eventsPerWalk)
    return Walk(script: script)
  }
}
