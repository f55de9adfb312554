// SPDX-License-Identifier: MIT

import { intlOptions, memoized } from "../shell.js";
import { numberFormat } from "./number-format.js";
import { PLURAL_COUNTS } from "./plural-counts.generated.js";

/** The number from whose formatted parts the digits and the group sizes of a locale are read. */
const DIGITS = "1234567890123";

const notationFor = memoized((json) => makeNotation(...JSON.parse(json)));

/**
 * How a locale writes numbers, as read from the parts of `Intl.NumberFormat`.
 *
 * @typedef {object} Notation
 * @property {string} digits The ten digits, starting at 0.
 * @property {string} decimal The decimal separator.
 * @property {string} group The grouping separator.
 * @property {number[] | null} grouping The size of the group next to the decimal separator, the
 *   size of the other groups, and the minimum number of digits before the last group of a grouped
 *   number: 2 for "1234" and "12.345". Null if numbers are not grouped.
 * @property {Affixes[]} affixes The affixes of positive numbers, negative numbers, zero and
 *   negative zero.
 * @property {string} minus The minus sign alone.
 * @property {string} plus The plus sign alone.
 * @property {number} scale The number of places by which a value's decimal point moves to the right
 *   when the value is shown: 2 for percentages, otherwise 0.
 * @property {string[]} currencyNames The texts that can name the currency of a pasted number, longest first.
 * @property {number} minorDigits The number of fraction digits of the currency, or 0 without one.
 *
 * @typedef {[prefix: Part[], suffix: Part[]]} Affixes
 * @typedef {{type: string, value: string}} Part
 */

/**
 * Returns the notation of a locale from a cache.
 *
 * @param {object} options
 * @param {string} options.locale A BCP 47 tag.
 * @param {"number" | "percent" | "currency"} options.kind
 * @param {string} [options.currency] An ISO 4217 code.
 * @param {string} [options.sign]
 * @param {"symbol" | "narrowSymbol" | "code"} [options.currencyDisplay]
 * @returns {Notation}
 */
export function notationOf(options) {
  return notationFor(JSON.stringify([options.locale, intlOptions(options)]));
}

function makeNotation(locale, options) {
  const { style, currency } = options;
  const isPercent = style === "percent";
  const isCurrency = style === "currency";
  const format = numberFormat(locale, options, { minimumFractionDigits: 0, maximumFractionDigits: 3 });
  const show = (number) => format.formatToParts(isPercent ? number / 100 : number);
  const parts = show(DIGITS);
  const [plus, minus] = affixesIn(numberFormat(locale, { signDisplay: "always" }));
  return {
    digits: digitsIn(parts),
    decimal: find(show(1.5), "decimal") ?? ".",
    group: find(parts, "group") ?? ",",
    grouping: groupingIn(parts, show),
    affixes: affixesIn(format),
    minus: textOf(minus[0]) || "-",
    plus: textOf(plus[0]) || "+",
    scale: isPercent ? 2 : 0,
    currencyNames: isCurrency ? currencyNames(locale, currency) : [],
    minorDigits: isCurrency ? numberFormat(locale, options).resolvedOptions().maximumFractionDigits : 0,
  };
}

/** Returns the ten digits from 0 to 9. `parts` are the parts of `DIGITS`, in which 0 comes after 1 to 9. */
function digitsIn(parts) {
  const digits = [...textOf(all(parts, "integer"))];
  return [digits[9], ...digits.slice(0, 9)].join("");
}

function groupingIn(parts, show) {
  const sizes = all(parts, "integer").map((part) => [...part.value].length);
  if (sizes.length < 2) return null;
  const primary = sizes.at(-1);
  const secondary = sizes.length > 2 ? sizes.at(-2) : primary;
  const isGrouped = (front) => find(show(DIGITS.slice(0, primary + front)), "group");
  return [primary, secondary, [1, 2, 3].find(isGrouped) ?? 1];
}

/**
 * Returns the affixes of positive numbers, negative numbers, zero and negative zero.
 *
 * @returns {Affixes[]}
 */
function affixesIn(format) {
  return [1, -1, 0, -0].map((number) => around(format.formatToParts(number)));
}

/** Returns the parts before the number and the parts after it, such as signs and symbols. */
function around(parts) {
  const isNumber = ({ type }) => ["integer", "group", "decimal", "fraction"].includes(type);
  return [parts.slice(0, parts.findIndex(isNumber)), parts.slice(parts.findLastIndex(isNumber) + 1)];
}

/** Returns the code, the symbols and the parts of the names of a currency, the longest first. */
function currencyNames(locale, currency) {
  const beside = (currencyDisplay, count) => {
    const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
    const format = numberFormat(locale, { style: "currency", currency, currencyDisplay }, digits);
    return around(format.formatToParts(count)).map(textOf);
  };
  const symbols = ["symbol", "narrowSymbol"].flatMap((display) => beside(display, 2));
  const names = PLURAL_COUNTS.flatMap((count) => beside("name", count)).flatMap(partsOfName);
  const all = [...new Set([currency, ...symbols, ...names])].filter((name) => name);
  return all.sort((one, other) => other.length - one.length);
}

/**
 * Returns a currency's name, and each part of it that starts or ends with it, such as "dollars" in
 * "US dollars" and "de lei" in "de lei românești".
 *
 * Parts of one or two ASCII letters, such as "de", can mean something else. They are not returned.
 */
function partsOfName(name) {
  const words = name.trim().split(/\s+/);
  const parts = words.flatMap((_, at) => [words.slice(0, at + 1), words.slice(at)]);
  return parts.map((part) => part.join(" ")).filter((part) => /[^ -~]|.../.test(part));
}

function all(parts, type) {
  return parts.filter((part) => part.type === type);
}

/** Returns the text of the first part with the given type, such as "decimal". */
export function find(parts, type) {
  return all(parts, type)[0]?.value;
}

/** Returns the texts of all parts as one text. */
function textOf(parts) {
  return parts.map(({ value }) => value).join("");
}
