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
      let tries = order.map { current[$0].truncated.smaller }
      let plays = tries.flatMap(\.self).compactMap { try? Player.play($0) }
      var answers = try engine.answers(to: plays)[...]
      var rest = plays[...]
      for (index, scripts) in zip(order, tries) {
        let count = scripts.filter { (try? Player.play($0)) != nil }.count
        let found = zip(rest.prefix(count), answers.prefix(count)).lazy
          .compactMap { Difference($0, $1, ignoring: ignored) }
          .first { $0.kind == current[index].kind }
        rest = rest.dropFirst(count)
        answers = answers.dropFirst(count)
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
