// SPDX-License-Identifier: MIT

/// A rule that decides whether a number is rounded up or down.
///
/// The engine doesn't use `FloatingPointRoundingRule`. The size of that type is known only at run
/// time, so every type that contains it would be slower to copy (benchmark "key at 11 digits").
package enum Rounding: Hashable, Sendable, CaseIterable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
}
