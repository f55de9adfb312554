// SPDX-License-Identifier: MIT

import { intlOptions } from "../shell.js";
import { numberFormat } from "../typing.js";
import { isZero } from "./comparison.js";

/** The number of fraction digits that every `Intl.NumberFormat` supports. */
const MOST_FRACTION = 20;

/**
 * Returns the function that formats the numbers of idle fields with these options, or null if the engine
 * formats them.
 *
 * @param {import("./options.js").Options} options Validated options.
 * @returns {((value: string) => string | null) | null} A function that formats a plain decimal. It
 *   returns null for a value that the engine must format: an empty value, or a zero with the option `zero`.
 */
export function idleTextOf(options) {
  const { idleNotation, unit, zero, prefix = "", suffix = "" } = options;
  if (!idleNotation && !unit) return null;
  const format = numberFormat(options.locale, intlOptions(options), formatOptions(options));
  return (value) => (
    value === "" || (zero !== undefined && isZero(value)) ? null : prefix + format.format(value) + suffix
  );
}

/**
 * Returns the `Intl` options for the unit, and for compact numbers or for the number of fraction digits, their padding with
 * zeros, and grouping.
 */
function formatOptions({ idleNotation, unit, unitDisplay, fraction: [least, most] = [], fractionPadding, grouping }) {
  const measured = unit && { style: "unit", unit, unitDisplay };
  if (idleNotation) {
    return { ...measured, notation: "compact", compactDisplay: idleNotation === "compactLong" ? "long" : "short" };
  }
  return {
    ...measured,
    minimumFractionDigits: Math.min(least ?? 0, MOST_FRACTION),
    maximumFractionDigits: Math.min(most ?? MOST_FRACTION, MOST_FRACTION),
    trailingZeroDisplay: fractionPadding === "whenPresent" ? "stripIfInteger" : "auto",
    useGrouping: grouping !== "never",
  };
}
