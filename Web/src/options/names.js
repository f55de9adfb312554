// SPDX-License-Identifier: MIT

/** The names of the options that have a value. */
const VALUE_NAMES = `kind currency currencyDisplay locale keyboardLocale min max step integer fraction digits sign grouping
entry formatting enforcement separators normalizing rounding trailingZeros prefix suffix zero idleNotation unit unitDisplay
groupingMinimum fractionPadding limits pageStep stepMin stepMax copies publishing`.split(/\s/);

/** The names of the Boolean options. */
export const CLAIM_NAMES = "snapping nonempty wheel scrubbing steppers selectOnFocus arithmetic magnitudes exponents cells wraps".split(" ");

/** The names of all options that can be attributes. */
export const OPTION_NAMES = [...VALUE_NAMES, ...CLAIM_NAMES];
