// SPDX-License-Identifier: MIT

/// The direction in which a number between two others is rounded.
///
/// The standard library's rule has a size that is known only at run time, and so have all types that
/// hold it (benchmark "key at 11 digits").
package enum Rounding: Hashable, Sendable, CaseIterable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero
}
