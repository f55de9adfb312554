// SPDX-License-Identifier: MIT

import NumericText

/// Plays all scripts that start with a given key.
///
/// If several scripts begin with the same keys, these keys are played only once.
struct Explorer: BoundVisitor {
  let field: ExhaustiveField
  let start: String

  /// The index in `field.keys` of the key that all scripts start with.
  let first: Int

  /// The maximum number of keys in a script.
  let depth: Int

  /// A script that violates a law, and the violated law.
  typealias Finding = (walk: Walk, failure: Walk.Failure)

  func visit<Bound: NumericTextBoundValue>(_ type: Bound.Type) -> (edits: Int, found: [Finding]) {
    guard let value: Bound = Walk.bound(start) else { return (0, []) }
    let step = WalkStep(field.style, value, changes: WalkChange.one, seen: SeenStates())
    var tree = Tree(step: step, keys: field.keys)
    tree.explore([first], depth: depth - 1)
    return (tree.edits, tree.broken.map { finding($0, $1) })
  }

  private func finding(_ keys: [Int], _ broken: (law: String, detail: String)) -> Finding {
    let events = keys.map { field.keys[$0] }
    let walk = Walk(field.style, initial: start, events: events, changes: WalkChange.one)
    return (walk, Walk.Failure(law: broken.law, detail: broken.detail, count: events.count))
  }
}

/// The tree of all scripts, which is visited depth first.
private struct Tree<Bound: NumericTextBoundValue> {
  private(set) var step: WalkStep<Bound>
  let keys: [WalkEvent]
  private(set) var edits = 0
  private(set) var broken: [(keys: [Int], broken: (law: String, detail: String))] = []

  init(step: WalkStep<Bound>, keys: [WalkEvent]) {
    self.step = step
    self.keys = keys
  }

  /// Plays the last key of `script`, then every continuation of up to `depth` more keys.
  mutating func explore(_ script: [Int], depth: Int) {
    guard let key = script.last else { return }
    let before = step
    defer { step = before }
    step.play(keys[key])
    edits += 1
    if let broken = step.broken { return self.broken.append((script, broken)) }
    guard depth > 0 else { return }
    for next in keys.indices { explore(script + [next], depth: depth - 1) }
  }
}
