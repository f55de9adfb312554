// SPDX-License-Identifier: MIT

import { memoized } from "./memoized.js";
import { TYPING_NAMES } from "./names.generated.js";

/** A number with so few digits that converting it to a JavaScript number and back keeps all of them. */
const NUMBER = /^-?\d{1,9}(\.\d{1,6})?$/;

/** A text without digits. Digits in an affix could be mistaken for digits of the number. */
const AFFIX = /^(?=.*\S)\P{Nd}+$/u;

/** The options with which `Intl` can format a number, each with a pattern for the usual spelling of its values. */
const SIMPLE = {
  kind: /^(number|percent|currency)$/,
  currency: /^[A-Z]{3}$/,
  currencyDisplay: /^(symbol|narrowSymbol|code)$/,
  locale: /^[\w-]+$/,
  min: NUMBER,
  max: NUMBER,
  fraction: /^\d(\.\.\.\d?)?$/,
  sign: /^(automatic|always|never|accounting|accountingAlways)$/,
  entry: /^(natural|minor-?units)$/i,
  grouping: /^(automatic|never)$/,
  enforcement: /^(clamp|refuse|on-?commit)$/i,
  prefix: AFFIX,
  suffix: AFFIX,
};

/**
 * Returns the options in `json` if `Intl` can format numbers with them, and each is spelled as usual. Otherwise
 * returns null. Then `readOptions` reads the options, and the engine formats the numbers.
 *
 * The results are cached by their JSON, so that fields with the same options share a result.
 *
 * @type {(json: string) => SimpleOptions | null}
 */
export const simpleOptions = memoized((json) => {
  const given = JSON.parse(json);
  const options = { locale: globalThis.navigator?.language ?? "en", kind: given.currency ? "currency" : "number", ...given };
  if (!Object.entries(given).every(([name, value]) => TYPING_NAMES.includes(name) || SIMPLE[name]?.test(value))) return null;
  // Without a currency and without the option `fraction`, minor-unit entry has two fraction digits, which only
  // the engine shows.
  const isComplete = options.kind === "currency" ? options.currency : !options.currency && (options.fraction || !/^m/i.test(options.entry));
  return isComplete ? options : null;
});
