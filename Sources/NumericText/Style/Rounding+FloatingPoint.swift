// SPDX-License-Identifier: MIT

extension Rounding {
  /// Creates the engine's rounding rule that corresponds to a rounding rule of the standard
  /// library.
  init(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .toNearestOrEven: self = .toNearestOrEven
    case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
    case .up: self = .up
    case .down: self = .down
    case .towardZero: self = .towardZero
    case .awayFromZero: self = .awayFromZero
    @unknown default: self = .toNearestOrAwayFromZero
    }
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
