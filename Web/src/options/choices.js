// SPDX-License-Identifier: MIT

/** The choices of each option, in the order of their codes in the engine. */
export const CHOICES = {
  entry: ["natural", "minorUnits"],
  formatting: ["live", "onCommit"],
  enforcement: ["clamp", "refuse", "onCommit", "reportOnly"],
  separators: ["localized", "any"],
  normalizing: ["onEdit", "onFocus"],
  rounding: ["toNearestOrEven", "toNearestOrAwayFromZero", "up", "down", "towardZero", "awayFromZero"],
  trailingZeros: ["onCommit", "live"],
};

const NINES = "9".repeat(38);

/** The default limits of values: 38 digits, as for a `Decimal` in Swift. */
export const DECIMAL_LIMITS = { lower: `-${NINES}`, upper: NINES, digits: 38 };
