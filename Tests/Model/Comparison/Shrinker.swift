// SPDX-License-Identifier: MIT

import ReferenceModel
import TestSupport

/// Makes scripts smaller while the model and the engine still differ in the same way.
///
/// Each pass tries a smaller version of every script at once, so that the engine starts once per
/// pass instead of once per attempt.
struct Shrinker {
  var engine: Engine
  var ignored: Set<String>

  func shrunk(_ differences: [Difference]) throws -> [Difference] {
    var current = differences
    var open = Set(current.indices)
    while !open.isEmpty {
      let order = open.sorted()
      let tries = order.map { current[$0].truncated.smaller.compactMap { try? Player.play($0) } }
      var answers = try engine.answers(to: Array(tries.joined()))[...]
      for (index, plays) in zip(order, tries) {
        let found = zip(plays, answers).lazy.compactMap { Difference($0, $1, ignoring: ignored) }
          .first { $0.kind == current[index].kind }
        answers = answers.dropFirst(plays.count)
        if let found { current[index] = found } else { open.remove(index) }
      }
    }
    return current
  }
}

extension Difference {
  /// The script up to and including the first event after which the states differ.
  fileprivate var truncated: RandomScript {
    var script = play.script
    script.events = Array(script.events[...play.sources[index]])
    return script
  }
}
