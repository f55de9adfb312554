// SPDX-License-Identifier: MIT

import NumericText
import NumericTextReplay
import TestSupport

/// A script for a field, whose laws are checked after each event.
struct Walk: Sendable {
  var script: RandomScript

  /// Changes of the style that are tried after each event.
  ///
  /// None of them may change the value.
  var changes: [JSON] = []

  /// The law that a walk violates, and the number of events up to the violation.
  struct Failure {
    let law: String
    let detail: String
    let count: Int
  }

  /// Plays the events until one of them violates a law, and returns the violation, if any.
  ///
  /// Throws an error if the script is not valid.
  func play() throws -> Failure? {
    let style = try ScriptStyle(script.style)
    return try play(style, bound: style.boundType)
  }

  private func play<Bound: NumericTextBoundValue>(
    _ style: ScriptStyle,
    bound: Bound.Type
  ) throws -> Failure? {
    guard let value: Bound = Walk.bound(script.initial.flatMap { Numeral($0) }) else { return nil }
    let fields = try WalkFields<Bound>(style, changes: changes)
    var step = WalkStep<Bound>(fields, value)
    for (index, json) in script.events.enumerated() {
      step.play(try WalkEvent(json))
      if let (law, detail) = step.broken {
        return Failure(law: law, detail: detail, count: index + 1)
      }
    }
    return nil
  }

  /// Converts a number to a value of the field.
  ///
  /// Nil becomes an empty value.
  static func bound<Bound: NumericTextBoundValue>(_ number: Numeral?) -> Bound? {
    guard let number else { return Bound(number: nil) }
    return Bound.Number(numeral: number.canonical).flatMap { Bound(number: $0) }
  }

  /// Returns a violation whose script is shortened as far as possible before it is printed.
  func violation(_ failure: Failure) -> Violation {
    Violation(law: failure.law, place: script.style["locale"]?.string) {
      let short = shortened(for: failure)
      return "\((try? short.play())?.detail ?? failure.detail)\n  \(short.script.line)"
    }
  }

  /// Returns a walk with fewer events and style options that violates the same law.
  private func shortened(for failure: Failure) -> Walk {
    var walk = self
    walk.script.events = Array(script.events.prefix(failure.count))
    while let shorter = walk.script.smaller.map({ Walk(script: $0, changes: changes) })
      .first(where: { (try? $0.play())?.law == failure.law })
    {
      walk = shorter
    }
    return walk
  }
}
