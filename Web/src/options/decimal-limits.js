// SPDX-License-Identifier: MIT

const NINES = "9".repeat(38);

/** The default limits of values: 38 digits, as for a `Decimal` in Swift. */
export const DECIMAL_LIMITS = { lower: `-${NINES}`, upper: NINES, digits: 38 };
