// SPDX-License-Identifier: MIT

import { intlOptions } from "../shell.js";
import { isLess, numberFormat } from "../typing.js";
import { messageFor } from "./messages.js";

/**
 * Returns the validity flag and the message of an invalid value, or null if the value is valid.
 *
 * @param {string} value A plain decimal, or "" for no value.
 * @param {import("../options/options.js").Options} options
 * @param {boolean} isRequired
 * @param {Record<string, string>} [ownMessages]
 * @param {string | null} [violation] The violation that the engine reports.
 * @returns {{flag: string, message: string} | null}
 */
export function invalidity(value, options, isRequired, ownMessages, violation) {
  const flag = flagOf(value, options, isRequired) ?? (violation && "stepMismatch");
  if (!flag) return null;
  if (violation === "notAllowed") return { flag: "customError", message: sentence(violation, options, ownMessages) };
  return { flag, message: sentence(flag, options, ownMessages) };
}

/** Returns the sentence about the bounds of a field. Screen readers speak it as the description of the field. */
export function spokenBounds(options, ownMessages) {
  const { min, max } = options;
  const reason = min ? (max ? "between" : "rangeUnderflow") : max && "rangeOverflow";
  return reason ? sentence(reason, options, ownMessages) : "";
}

function sentence(reason, options, ownMessages) {
  const bounds = { min: shown(options.min, options), max: shown(options.max, options) };
  return messageFor(ownMessages, reason, bounds, options.locale);
}

function flagOf(value, { min, max }, isRequired) {
  if (value === "") return isRequired ? "valueMissing" : null;
  if (min && isLess(value, min)) return "rangeUnderflow";
  return max && isLess(max, value) ? "rangeOverflow" : null;
}

/** Returns a bound in the notation of the field, for a message. */
function shown(bound, { locale, kind, currency, currencyDisplay }) {
  const digits = kind === "currency" ? {} : { maximumFractionDigits: 20 };
  return bound && numberFormat(locale, intlOptions({ kind, currency, currencyDisplay }), digits).format(bound);
}
