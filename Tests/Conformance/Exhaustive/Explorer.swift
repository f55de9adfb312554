// SPDX-License-Identifier: MIT

import NumericText
import NumericTextReplay
import TestSupport

/// Plays all scripts that start with a given key.
///
/// If several scripts begin with the same keys, these keys are played only once.
struct Explorer: Sendable {
  let field: ExhaustiveField
  let start: String?

  /// The index in `field.keys` of the key that all scripts start with.
  let first: Int

  /// The maximum number of keys in a script.
  let depth: Int

  /// Returns the number of played edits, and the scripts that violate a law.
  func explore() throws -> Found {
    let style = try ScriptStyle(field.style)
    return try explore(style, bound: style.boundType)
  }

  private func explore<Bound: NumericTextBoundValue>(
    _ style: ScriptStyle,
    bound: Bound.Type
  ) throws -> Found {
    guard let value: Bound = Walk.bound(start.flatMap { Numeral($0) }) else { return Found() }
    let fields = try WalkFields<Bound>(style, changes: ExhaustiveField.changes)
    let keys = try field.keys.map { try WalkEvent($0) }
    var tree = Tree(step: WalkStep(fields, value, seen: SeenStates()), keys: keys)
    tree.explore([first], depth: depth - 1)
    return Found(checks: tree.edits, violations: tree.broken.map { violation($0, $1) })
  }

  private func violation(_ keys: [Int], _ broken: (law: String, detail: String)) -> Violation {
    let events = keys.map { field.keys[$0] }
    let script = RandomScript(style: field.style, initial: start, events: events)
    let failure = Walk.Failure(law: broken.law, detail: broken.detail, count: events.count)
    return Walk(script: script, changes: ExhaustiveField.changes).violation(failure)
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
