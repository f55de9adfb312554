// SPDX-License-Identifier: MIT

extension Rounding {
  /// Creates the engine's rounding rule that corresponds to a rounding rule of the standard
  /// library.
  init(_ rule: FloatingPointRoundingRule) {
    self = Self.allCases.first { $0.rule == rule } ?? .toNearestOrAwayFromZero
  }

  /// The rounding rule of the standard library that corresponds to this rule of the engine.
  package var rule: FloatingPointRoundingRule {
    switch self {
    case .toNearestOrEven: .toNearestOrEven
    case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
    case .up: .up
    case .down: .down
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    }
  }
}
