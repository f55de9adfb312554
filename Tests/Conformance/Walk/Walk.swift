// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// A script for a field: its style, its initial value and its events.
struct Walk {
  var style: WalkStyle
  var initial: String
  var events: [WalkEvent]

  /// Changes of the style that are tried after each event.
  ///
  /// None of them may change the value.
  var changes: [WalkChange] = []

  /// The law that a walk violates, and the number of events up to the violation.
  struct Failure {
    let law: String
    let detail: String
    let count: Int
  }

  init(_ style: WalkStyle, initial: String, events: [WalkEvent], changes: [WalkChange]) {
    self.style = style
    self.initial = initial
    self.events = events
    self.changes = changes
  }

  init(_ random: inout SplitMix64, events count: Int) {
    style = WalkStyle(&random)
    initial = style.isOptional && random.once(in: 4) ? "" : random.number()
    let notation = style.style(for: Decimal.self).field(allowsEmpty: true).notation
    events = (0..<count).map { _ in WalkEvent(&random, notation) }
  }

  /// Plays the events until one of them violates a law, and returns the violation, if any.
  func play() -> Failure? { style.visit(Playing(walk: self)) }

  private struct Playing: BoundVisitor {
    let walk: Walk

    func visit<Bound: NumericTextBoundValue>(_ type: Bound.Type) -> Failure? {
      guard let value: Bound = Walk.bound(walk.initial) else { return nil }
      var step = WalkStep<Bound>(walk.style, value, changes: walk.changes)
      for (index, event) in walk.events.enumerated() {
        step.play(event)
        if let (law, detail) = step.broken {
          return Failure(law: law, detail: detail, count: index + 1)
        }
      }
      return nil
    }
  }

  /// Converts a number without formatting, such as `1234.5`, to a value of the field.
  ///
  /// An empty text becomes an empty value.
  static func bound<Bound: NumericTextBoundValue>(_ number: String) -> Bound? {
    if number.isEmpty { return Bound(number: nil) }
    let numeral = Numeral(number).flatMap { Bound.Number(numeral: $0.canonical) }
    return numeral.flatMap { Bound(number: $0) }
  }

  /// The walk as one line of input for `numeric-text replay`.
  var json: String {
    let events = events.map(\.json).joined(separator: ",")
    let value = initial.isEmpty ? "null" : initial.json
    return "{\"style\":\(style.json),\"initial\":\(value),\"events\":[\(events)]}"
  }
}

// MARK: - Shortening a walk

extension Walk {
  /// Returns a walk with fewer events and style options that violates the same law.
  func shortened(for failure: Failure) -> Walk {
    var walk = self
    walk.events = Array(events.prefix(failure.count))
    while let shorter = walk.shorter.first(where: { $0.play()?.law == failure.law }) {
      walk = shorter
    }
    return walk
  }

  private var shorter: [Walk] {
    let fewer = events.indices.map { index in
      var walk = self
      walk.events.remove(at: index)
      return walk
    }
    let simpler = style.simpler.filter { $0.json != style.json }.map { style in
      var walk = self
      walk.style = style
      return walk
    }
    return fewer + simpler
  }
}
