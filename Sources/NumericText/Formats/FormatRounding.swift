// SPDX-License-Identifier: MIT

import Foundation

/// A rounding rule of the engine, or the one rule that only `NumberFormatter` has.
enum FormatRounding: Hashable, Sendable {
  case rule(Rounding)

  /// Rounds to the nearest number, or toward zero if both neighbors are equally near.
  case toNearestOrTowardZero

  static let all = Rounding.allCases.map { FormatRounding.rule($0) } + [.toNearestOrTowardZero]

  /// The closest rounding rule that the engine supports.
  var rule: Rounding {
    switch self {
    case .rule(let rule): rule
    case .toNearestOrTowardZero: .toNearestOrAwayFromZero
    }
  }

  /// Returns the number rounded to a decimal place: 2 for hundredths, -1 for tens.
  func round(_ number: Numeral, toPlace place: Int) -> Numeral {
    guard place < number.fractionCount else { return number }
    let whole = number.scaled(byPowerOfTen: place)
    let isTie = whole.fractionCount == 1 && whole.digits.last == 5
    let isCut = self == .toNearestOrTowardZero && isTie
    return whole.rounded(toFraction: 0, isCut ? .towardZero : rule).scaled(byPowerOfTen: -place)
  }

  /// Returns the number rounded to a multiple of `increment`, which must be positive.
  func round(_ number: Numeral, toMultipleOf increment: Numeral) -> Numeral {
    let magnitude = number.canonical.signed(isNegative: false)
    let rest = magnitude.remainder(dividingBy: increment)
    guard !rest.isZero else { return number }
    let lower = magnitude.adding(rest.negated)
    let isOdd = !lower.isMultiple(of: increment.adding(increment))
    let half = rest.adding(rest).order(to: increment)
    let isCut = self == .toNearestOrTowardZero && half == 0
    let isAway = !isCut && rule.roundsAway(half: half, isOdd: isOdd, isNegative: number.isNegative)
    return (isAway ? lower.adding(increment) : lower).signed(isNegative: number.isNegative)
  }
}
