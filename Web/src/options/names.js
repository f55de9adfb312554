// SPDX-License-Identifier: MIT

/** The names of all options that can be attributes. The last ones are Boolean. */
export const OPTION_NAMES = `kind currency currencyDisplay locale keyboardLocale min max step integer fraction digits sign grouping
entry formatting enforcement separators normalizing rounding trailingZeros prefix suffix zero idleNotation unit unitDisplay
groupingMinimum fractionPadding limits
snapping arithmetic nonempty wheel scrubbing steppers selectOnFocus magnitudes cells`.split(/\s/);

/** The names of the Boolean options, from `snapping` on. An index is shorter than a second list. */
export const CLAIM_NAMES = OPTION_NAMES.slice(29);
