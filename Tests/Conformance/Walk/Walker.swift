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
    let walks = max(1, edits / Self.eventsPerWalk)
    // scripts/stages.py finds the number of edits by these words in the totals.
    return Report.run(walks, unit: "edits in \(walks) walks", most: 3) { index in
      let walk = walk(index)
      do {
        let violations = try walk.play().map { [walk.violation($0)] } ?? []
        return Found(checks: Self.eventsPerWalk, violations: violations)
      } catch {
        let violation = Violation(law: "a random script is valid", place: walk.script.line) {
          "\(error)"
        }
        return Found(violations: [violation])
      }
    }
  }

  private func walk(_ index: Int) -> Walk {
    let random = SplitMix64(seed: seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15)
    let script = RandomScript(random, in: .walks, count: Self.eventsPerWalk)
    return Walk(script: script)
  }
}
