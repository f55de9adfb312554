// SPDX-License-Identifier: MIT

import { isZero } from "./decimal.js";
import { intlOptions, numberFormat } from "./notation.js";

/** The most fraction digits that every `Intl.NumberFormat` can show. */
const MOST_FRACTION = 20;

/**
 * How fields with these options show a value while they are not edited, null if as they show it otherwise.
 *
 * @param {import("./options.js").Options} options Checked options.
 * @returns {((value: string) => string | null) | null} Takes a plain decimal; gives null for one that is
 *   shown in the field's own notation.
 */
export function idleTextOf(options) {
  const { idleNotation, unit, zero, prefix = "", suffix = "" } = options;
  if (!idleNotation && !unit) return null;
  const format = numberFormat(options.locale, intlOptions(
    options.kind, options.currency, options.sign, options.currencyDisplay,
  ), { ...unitOptions(options), ...(idleNotation ? notationOptions(idleNotation) : digitOptions(options)) });
  return (value) => (
    value === "" || (zero !== undefined && isZero(value)) ? null : prefix + format.format(value) + suffix
  );
}

function unitOptions({ unit, unitDisplay }) {
  return unit ? { style: "unit", unit, unitDisplay } : {};
}

function notationOptions(idleNotation) {
  return { notation: "compact", compactDisplay: idleNotation === "compactLong" ? "long" : "short" };
}

/** All digits of the number, with the zeros that an idle field fills in. */
function digitOptions({ fraction = [], grouping, kind, currency }) {
  const [least = 0, most] = fraction;
  const isStandard = !fraction.length && kind === "currency" && currency;
  if (isStandard) return {};
  return {
    minimumFractionDigits: Math.min(least ?? 0, MOST_FRACTION),
    maximumFractionDigits: Math.min(most ?? MOST_FRACTION, MOST_FRACTION),
    useGrouping: grouping !== "never",
  };
}
