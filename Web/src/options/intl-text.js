// SPDX-License-Identifier: MIT

import { intlOptions } from "./intl.js";

/** The number of decimal digits that a JavaScript number always preserves. */
const MOST_DIGITS = 15;

/**
 * Returns the text of a field without focus if `Intl` writes the same text as the engine. Returns
 * null if only the engine knows the text.
 *
 *     intlText("1234.5", { locale: "de-DE", kind: "currency", currency: "EUR" }) // "1.234,50 €"
 *
 * @param {string} value A plain decimal, or "" for no value.
 * @param {import("./simple-options.js").SimpleOptions | null} options
 * @returns {string | null}
 */
export function intlText(value, options) {
  if (!options || value.length > MOST_DIGITS) return null;
  if (value === "") return "";
  const { locale, kind, min, max, prefix = "", suffix = "" } = options;
  const number = Number(value);
  if (number < min || number > max) return null;
  try {
    options.format ??= new Intl.NumberFormat(locale, { ...intlOptions(options), ...digitsOf(options) });
    options.places ??= options.format.resolvedOptions().maximumFractionDigits + (kind === "percent" ? 2 : 0);
    return value.split(".")[1]?.length > options.places ? null : prefix + options.format.format(number) + suffix;
  } catch {
    // The locale or the currency is unknown.
    return null;
  }
}

/** Returns the options of `Intl` for the number of fraction digits and for grouping. */
function digitsOf({ fraction, kind, grouping }) {
  const [least, most = least] = fraction?.split("...") ?? [];
  return {
    ...grouping === "never" && { useGrouping: false },
    ...(fraction || kind !== "currency") && {
      minimumFractionDigits: least ?? 0,
      maximumFractionDigits: most || MOST_DIGITS,
    },
  };
}
