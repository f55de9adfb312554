// SPDX-License-Identifier: MIT

import { isLess } from "./decimal.js";
import { messageFor } from "./messages.js";
import { intlOptions } from "./notation.js";

/**
 * What makes a value invalid, null if nothing does.
 *
 * @param {string} value A plain decimal, "" for nothing.
 * @param {import("./options.js").Options} options
 * @param {{isRequired: boolean, messages?: Record<string, string>}} rules
 * @returns {{flag: string, message: string} | null}
 */
export function invalidity(value, options, { isRequired, messages }) {
  const flag = flagOf(value, options, isRequired);
  if (flag === null) return null;
  const bounds = { min: shown(options.min, options), max: shown(options.max, options) };
  return { flag, message: messageFor(messages, flag, bounds) };
}

function flagOf(value, { min, max }, isRequired) {
  if (value === "") return isRequired ? "valueMissing" : null;
  if (min !== undefined && isLess(value, min)) return "rangeUnderflow";
  if (max !== undefined && isLess(max, value)) return "rangeOverflow";
  return null;
}

/** A bound as the field would show it. */
function shown(bound, { locale, kind, currency }) {
  if (bound === undefined) return undefined;
  const digits = kind === "currency" ? {} : { maximumFractionDigits: 20 };
  return new Intl.NumberFormat(locale, { ...intlOptions(kind, currency), ...digits }).format(bound);
}
