// SPDX-License-Identifier: MIT

import { isLess } from "./decimal.js";
import { messageFor } from "./messages.js";
import { intlOptions, numberFormat } from "./notation.js";

/** The states of a field whose number breaks a rule that is only reported. */
export const VIOLATION_STATES = [
  ["below-minimum", "belowMinimum"], ["above-maximum", "aboveMaximum"], ["off-step", "offStep"],
];

/**
 * What makes a value invalid, null if nothing does.
 *
 * @param {string} value A plain decimal, "" for nothing.
 * @param {import("./options.js").Options} options
 * @param {boolean} isRequired
 * @param {Record<string, string>} [ownMessages]
 * @param {string | null} [violation] The rule that the engine reports.
 * @returns {{flag: string, message: string} | null}
 */
export function invalidity(value, options, isRequired, ownMessages, violation) {
  const flag = flagOf(value, options, isRequired) ?? (violation && "stepMismatch");
  if (!flag) return null;
  const bounds = { min: shown(options.min, options), max: shown(options.max, options) };
  return { flag, message: messageFor(ownMessages, flag, bounds, options.locale) };
}

function flagOf(value, { min, max }, isRequired) {
  if (value === "") return isRequired ? "valueMissing" : null;
  if (min && isLess(value, min)) return "rangeUnderflow";
  return max && isLess(max, value) ? "rangeOverflow" : null;
}

/** A bound as the field would show it. */
function shown(bound, { locale, kind, currency, currencyDisplay }) {
  const digits = kind === "currency" ? {} : { maximumFractionDigits: 20 };
  return bound && numberFormat(locale, intlOptions(kind, currency, "automatic", currencyDisplay), digits).format(bound);
}
