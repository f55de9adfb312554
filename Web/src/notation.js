// SPDX-License-Identifier: MIT

/** Digits in an order that shows each of them, and three groups of any size. */
const DIGITS = "1234567890123";
const PERCENT_DIGITS = "12345678901.23";

/** What `Intl` calls the parts of a number itself. */
const NUMBER_PARTS = new Set(["integer", "group", "decimal", "fraction"]);

const cache = new Map();

/**
 * How a place writes numbers, in the parts that `Intl.NumberFormat` gives.
 *
 * @typedef {object} Notation
 * @property {string} digits The ten digits, from 0 on.
 * @property {string} decimal The decimal separator.
 * @property {string} group The group separator.
 * @property {{primary: number, secondary: number, minimum: number}} grouping Sizes, 0 for none.
 * @property {Record<"positive" | "negative" | "zero" | "negativeZero", Affixes>} affixes
 * @property {string} minus The minus sign alone.
 * @property {string} plus The plus sign alone.
 * @property {number} scale How many places a shown number is larger than its value.
 * @property {string[]} words What may stand beside a number that is pasted.
 * @property {number} fractionDigits The currency's minor digits, 0 without a currency.
 *
 * @typedef {{prefix: Part[], suffix: Part[]}} Affixes
 * @typedef {{type: string, value: string}} Part
 */

/**
 * The notation of a locale, made once.
 *
 * @param {object} options
 * @param {string} options.locale A BCP 47 tag.
 * @param {"number" | "percent" | "currency"} options.kind
 * @param {string} [options.currency] An ISO 4217 code.
 * @param {string} [options.sign]
 * @returns {Notation}
 */
export function notationOf({ locale, kind, currency, sign }) {
  const key = `${locale}|${kind}|${currency}|${sign}`;
  if (!cache.has(key)) cache.set(key, makeNotation(locale, intlOptions(kind, currency, sign)));
  return cache.get(key);
}

/** The options of `Intl.NumberFormat` for a kind of number with a sign. */
export function intlOptions(kind, currency, sign = "automatic") {
  const isAccounting = sign === "accounting" || sign === "accountingAlways";
  const isAlways = sign === "always" || sign === "accountingAlways";
  const options = { signDisplay: sign === "never" ? "never" : isAlways ? "always" : "auto" };
  if (kind === "percent") return { ...options, style: "percent" };
  if (kind !== "currency") return options;
  const currencySign = isAccounting ? "accounting" : "standard";
  return { ...options, style: "currency", currency, currencySign };
}

function makeNotation(locale, options) {
  const format = new Intl.NumberFormat(locale, {
    ...options, minimumFractionDigits: 0, maximumFractionDigits: 3,
  });
  const isPercent = options.style === "percent";
  const parts = format.formatToParts(isPercent ? PERCENT_DIGITS : DIGITS);
  const plain = new Intl.NumberFormat(locale, { signDisplay: "always" });
  return {
    digits: digitsIn(parts),
    decimal: valueOf(format.formatToParts(isPercent ? 0.015 : 1.5), "decimal") ?? ".",
    group: valueOf(parts, "group") ?? ",",
    grouping: groupingIn(parts, (digits) => format.formatToParts(isPercent ? digits / 100 : digits)),
    affixes: affixesOf(format),
    minus: textOf(affixesIn(plain.formatToParts(-1)).prefix) || "-",
    plus: textOf(affixesIn(plain.formatToParts(1)).prefix) || "+",
    scale: isPercent ? 2 : 0,
    words: options.currency ? currencyWords(locale, options.currency) : [],
    fractionDigits: options.currency ? minorDigits(locale, options.currency) : 0,
  };
}

function affixesOf(format) {
  const of = (number) => affixesIn(format.formatToParts(number));
  return { positive: of(1), negative: of(-1), zero: of(0), negativeZero: of(-0) };
}

/** The ten digits from 0 on, of which the text shows 1 to 9 and 0 first. */
function digitsIn(parts) {
  const digits = parts.filter((part) => part.type === "integer").flatMap((part) => [...part.value]);
  return [digits[9], ...digits.slice(0, 9)].join("");
}

function groupingIn(parts, partsOf) {
  const sizes = parts.filter((part) => part.type === "integer").map((part) => [...part.value].length);
  if (sizes.length < 2) return { primary: 0, secondary: 0, minimum: 1 };
  const primary = sizes.at(-1);
  const secondary = sizes.length > 2 ? sizes.at(-2) : primary;
  const isGrouped = (front) => valueOf(partsOf(Number(DIGITS.slice(0, primary + front))), "group");
  return { primary, secondary, minimum: [1, 2, 3].find(isGrouped) ?? 1 };
}

/** What stands before and behind the number itself. */
function affixesIn(parts) {
  const isNumber = (part) => NUMBER_PARTS.has(part.type);
  const first = parts.findIndex(isNumber);
  const last = parts.findLastIndex(isNumber);
  return { prefix: parts.slice(0, first), suffix: parts.slice(last + 1) };
}

function currencyWords(locale, currency) {
  const beside = (currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
    const { prefix, suffix } = affixesIn(format.formatToParts(2));
    return [textOf(prefix), textOf(suffix)];
  };
  return [currency, ...beside("narrowSymbol"), ...beside("name")].filter((word) => word !== "");
}

function minorDigits(locale, currency) {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits;
}

function valueOf(parts, type) {
  return parts.find((part) => part.type === type)?.value;
}

/** @param {Part[]} parts */
export function textOf(parts) {
  return parts.map((part) => part.value).join("");
}
