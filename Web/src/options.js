// SPDX-License-Identifier: MIT

import { isLess, isPlainDecimal, isZero, plainDecimal } from "./decimal.js";
import { CHOICES } from "./style-record.js";

/** The most digits that a count can ask for. */
const MOST_DIGITS = 999;

const SIGNS = ["automatic", "always", "never", "accounting", "accountingAlways"];
const KINDS = ["number", "percent", "currency"];

/** What each option is, in the sentence that a wrong one gets. */
const READERS = {
  kind: choice(KINDS),
  currency: { read: readCurrency, expected: 'an ISO 4217 code such as "EUR"' },
  locale: { read: readLocale, expected: 'a language tag such as "de-CH"' },
  keyboardLocale: { read: readLocale, expected: 'a language tag such as "de-CH"' },
  min: number("a plain decimal number such as \"-1234.5\""),
  max: number("a plain decimal number such as \"-1234.5\""),
  step: { read: readStep, expected: 'a plain decimal number greater than zero such as "0.05"' },
  integer: counts(),
  fraction: counts(),
  digits: counts(),
  sign: choice(SIGNS),
  grouping: choice(["automatic", "never"]),
  entry: choice(CHOICES.entry),
  formatting: choice(CHOICES.formatting),
  enforcement: choice(CHOICES.enforcement),
  separators: choice(CHOICES.separators),
  normalizing: choice(CHOICES.normalizing),
  rounding: choice(CHOICES.rounding),
  prefix: text(),
  suffix: text(),
  zero: text(),
  snapping: flag(),
  nonempty: flag(),
  wheel: flag(),
};

/** The names of all options that a text can give. */
export const OPTION_NAMES = Object.keys(READERS);

/**
 * Checked options.
 *
 * Every option that is wrong is reported and left out, so there is always something to show.
 *
 * @param {Record<string, unknown>} given Options as a page gives them: texts, numbers, booleans.
 * @param {(message: string) => void} report Takes a sentence that names option, value and remedy.
 * @returns {Options}
 */
export function readOptions(given, report) {
  const options = {};
  for (const [name, reader] of Object.entries(READERS)) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    options[name] = reader.read(value);
    if (options[name] === undefined) report(complaint(name, value, reader.expected));
  }
  options.symbols = readSymbols(given.symbols, report);
  options.limits = given.limits;
  reportUnknown(given, report);
  return completed(checked(options, report));
}

function complaint(name, value, expected) {
  return `${name}="${value}" is not ${expected}. It is left out.`;
}

function reportUnknown(given, report) {
  const known = new Set([...OPTION_NAMES, "symbols", "limits", "messages", "value", "name"]);
  for (const name of Object.keys(given)) {
    if (!known.has(name)) report(`There is no option "${name}". Known are ${[...known].join(", ")}.`);
  }
}

// What does not fit together.

function checked(options, report) {
  if (options.currency && !options.kind) options.kind = "currency";
  options.kind ??= "number";
  if (options.kind === "currency" && !options.currency) {
    report('kind="currency" needs a currency such as currency="EUR". Plain numbers are shown.');
    options.kind = "number";
  }
  if (options.min && options.max && isLess(options.max, options.min)) {
    report(`min="${options.min}" lies above max="${options.max}". Both are left out.`);
    options.min = options.max = undefined;
  }
  if (options.digits && (options.integer || options.fraction)) {
    report("digits counts all digits, so it excludes integer and fraction. It is left out.");
    options.digits = undefined;
  }
  return options;
}

function completed(options) {
  const { language = "en-US" } = globalThis.navigator ?? {};
  const keyboard = options.keyboardLocale ?? language;
  options.locale ??= language;
  options.keyboardSeparator = new Intl.NumberFormat(keyboard).formatToParts(1.5)
    .find((part) => part.type === "decimal")?.value;
  return options;
}

// Readers give undefined for what they cannot read.

function choice(list) {
  const expected = `one of ${list.join(", ")}`;
  return { read: (value) => list.find((name) => key(name) === key(value)), expected };
}

/** A name as it is compared: in HTML attributes "minor-units" is as good as "minorUnits". */
function key(value) {
  return String(value).toLowerCase().replaceAll("-", "");
}

function number(expected) {
  return { read: (value) => plainDecimal(value) ?? undefined, expected };
}

function readStep(value) {
  const step = plainDecimal(value);
  return step && isPlainDecimal(step) && !isZero(step) && !step.startsWith("-") ? step : undefined;
}

function readCurrency(value) {
  return /^[a-z]{3}$/i.test(value) ? String(value).toUpperCase() : undefined;
}

function readLocale(value) {
  try {
    return Intl.getCanonicalLocales(String(value).replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

function counts() {
  return { read: readCounts, expected: 'a number of digits such as "2", or a range such as "0...3"' };
}

/** A count is both ends of its range; an end that is left out is open. */
function readCounts(value) {
  if (typeof value === "string" && !/\d/.test(value)) return undefined;
  const ends = Array.isArray(value) ? value : String(value).trim().split("...");
  if (ends.length > 2 || ends.length === 0) return undefined;
  const [least, most] = ends.length === 1 ? [ends[0], ends[0]] : ends;
  const counts = [readCount(least), readCount(most)];
  if (counts.includes(undefined)) return undefined;
  return counts[1] !== null && counts[0] > counts[1] ? undefined : counts;
}

function readCount(value) {
  if (value === "" || value === null || value === undefined) return null;
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= MOST_DIGITS ? count : undefined;
}

function text() {
  return { read: (value) => String(value), expected: "a text" };
}

/** An attribute holds if it is there, whatever its text, unless that is "false". */
function flag() {
  return { read: (value) => value !== false && value !== "false", expected: "true or false" };
}

function readSymbols(symbols, report) {
  if (symbols?.decimal !== "") return symbols;
  report('symbols.decimal="" is empty. The locale\'s decimal separator is used.');
  return { ...symbols, decimal: undefined };
}
