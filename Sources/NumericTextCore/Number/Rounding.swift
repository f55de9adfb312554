// SPDX-License-Identifier: MIT

/// A rule that decides whether a number is rounded up or down.
///
/// The engine doesn't use the standard library's rule, because its size, and that of every type
/// that contains it, is known only at run time (benchmark "key at 11 digits").
package enum Rounding: Hashable, Sendable, CaseIterable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
}
