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
    let isOdd = !lower.remainder(dividingBy: increment.adding(increment)).isZero
    let roundsUp = roundsUp(
      afterHalf: rest.adding(rest).order(to: increment),
      isOddBelow: isOdd,
      isNegative: number.isNegative
    )
    return (roundsUp ? lower.adding(increment) : lower).signed(isNegative: number.isNegative)
  }

  /// Returns whether a number between two multiples of the increment is rounded to the multiple
  /// with the greater magnitude.
  ///
  /// - Parameters:
  ///   - half: Negative, zero or positive if the magnitude of the number is below, at or above the
  ///     midpoint between the multiples.
  ///   - isOddBelow: Whether the multiple with the lesser magnitude is an odd multiple.
  ///   - isNegative: Whether the number is negative.
  /// - Returns: Whether the magnitude is rounded up.
  private func roundsUp(afterHalf half: Int, isOddBelow: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .rule(.towardZero): false
    case .rule(.awayFromZero): true
    case .rule(.up): !isNegative
    case .rule(.down): isNegative
    case .rule(.toNearestOrEven): half > 0 || (half == 0 && isOddBelow)
    case .rule: half >= 0
    case .toNearestOrTowardZero: half > 0
    }
  }
}
