// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// A random script: a style, an initial value and the events of a field.
struct Walk {
  var style: WalkStyle
  var initial: String
  var events: [WalkEvent]

  /// A law that broke, and after how many events.
  struct Failure {
    let law: String
    let detail: String
    let count: Int
  }

  init(_ random: inout SplitMix64, events count: Int) {
    style = WalkStyle(&random)
    initial = random.number()
    let notation = style.style(for: Decimal.self).field(allowsEmpty: true).notation
    events = (0..<count).map { _ in WalkEvent(&random, notation) }
  }

  /// Plays the walk up to the first law that breaks.
  func play() -> Failure? {
    switch style.value {
    case "Double": play(Double.self)
    case "Float": play(Float.self)
    case "Int": play(Int.self)
    case "Int8": play(Int8.self)
    case "UInt8": play(UInt8.self)
    case "UInt64": play(UInt64.self)
    default: play(Decimal.self)
    }
  }

  private func play<Value: NumericTextValue>(_ type: Value.Type) -> Failure? {
    style.isOptional ? play(bound: Value?.self) : play(bound: Value.self)
  }

  private func play<Bound: NumericTextBoundValue>(bound: Bound.Type) -> Failure? {
    guard let value: Bound = Self.bound(initial) else { return nil }
    var step = WalkStep<Bound>(style, value)
    for (index, event) in events.enumerated() {
      step.play(event)
      if let (law, detail) = step.broken {
        return Failure(law: law, detail: detail, count: index + 1)
      }
    }
    return nil
  }

  static func bound<Bound: NumericTextBoundValue>(_ number: String) -> Bound? {
    let numeral = Numeral(number).flatMap { Bound.Number(numeral: $0.canonical) }
    return numeral.flatMap { Bound(number: $0) }
  }

  /// The walk as one line for `numeric-text replay`.
  var json: String {
    let events = events.map(\.json).joined(separator: ",")
    return "{\"style\":\(style.json),\"initial\":\"\(initial)\",\"events\":[\(events)]}"
  }
}

// MARK: - Making a walk shorter

extension Walk {
  /// The shortest walk found that still breaks the same law.
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
