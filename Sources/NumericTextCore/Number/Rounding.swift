// SPDX-License-Identifier: MIT

/// A rule for rounding numbers: up, down, toward zero or to the nearest number, for example.
///
/// The engine doesn't use `FloatingPointRoundingRule`. The size of that type is known only at run
/// time, so every type that contains it would be slower to copy (benchmark "key at 11 digits").
package enum Rounding: Hashable, Sendable, CaseIterable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
}
