// SPDX-License-Identifier: MIT

import { LONGEST, OPTION_NAMES, plainDecimal } from "../shell.js";
import { browserLocale, keyboardSeparator, readLocale } from "./browser-locale.js";
import { isLess, isZero } from "./comparison.js";
import { DECIMAL_LIMITS } from "./decimal-limits.js";
import { OPTION_TYPES } from "./types.generated.js";

/** The largest number of digits that an option accepts. */
const MOST_DIGITS = 999;

// Each reader is a function that parses an option, and returns null or undefined if the option is invalid.

const readGroupingName = choice(["automatic", "never"]);

/** The reader of each type of options. */
const READERS_BY_TYPE = {
  currency: readCurrency,
  locale: readLocale,
  number: plainDecimal,
  positive: readStep,
  step: (value) => (value === "adaptive" ? value : readStep(value)),
  digits: readCounts,
  grouping: readGrouping,
  groupSize: readGroupSize,
  prefix: textUnlike(/\p{Nd}$|^[\p{Nd}\s]+$/u),
  suffix: textUnlike(/^\p{Nd}|^[\p{Nd}\s]+$/u),
  text: readText,
  unit: readUnit,
  limits: readLimits,
};

/** The reader of each option. */
export const READERS = Object.fromEntries(OPTION_NAMES.map((name) => [name, readerFor(OPTION_TYPES[name])]));

/** The readers of the option `limits`, if it is an object. */
const LIMIT_READERS = {
  lower: plainDecimal,
  upper: plainDecimal,
  digits: (value) => readCount(value) || null,
  whole: readClaim,
};

/** The readers of the option `symbols`, which cannot be an attribute. */
const SYMBOL_READERS = {
  decimal: readVisibleSymbol,
  grouping: readSymbol,
  minus: readVisibleSymbol,
  plus: readSymbol,
  currency: readText,
};

/**
 * Returns validated options.
 *
 * Every invalid option is reported and ignored, so the field can always show something.
 *
 * @param {Record<string, unknown>} given Options from a page: texts, numbers, Booleans.
 * @param {import("./option-sentences.js").Report} report Receives each problem. `sentenceAbout` returns its sentence.
 * @returns {Options}
 */
export function readOptions(given, report) {
  const { symbols, limits, allows } = ownOf(given);
  const options = readAll(READERS, given, report);
  options.symbols = symbols ? readAll(SYMBOL_READERS, symbols, report, "symbols.") : undefined;
  options.allows = allows;
  if (typeof limits === "object" && limits) options.limits = readAll(LIMIT_READERS, limits, report, "limits.");
  return completed(checked(options, report));
}

/** Reads the values that are given. Reports and omits the invalid ones, and with a `prefix`, the unknown ones. */
function readAll(readers, given, report, prefix = "") {
  const values = {};
  const own = ownOf(given);
  const names = Object.keys(readers);
  for (const name in prefix && own) if (!names.includes(name)) report("unknown", { name: prefix + name, names });
  for (const [name, read] of Object.entries(readers)) {
    const value = own[name];
    if ((value ?? null) === null) continue;
    values[name] = read(value) ?? undefined;
    if (values[name] === undefined) report("invalid", { name: prefix + name, value });
  }
  return values;
}

/** Returns an object's own properties, because scripts can add properties to the prototype of all objects. */
function ownOf(object) {
  return { __proto__: null, ...object };
}

/** Reports and removes options that contradict other options, and returns the remaining options. */
function checked(options, report) {
  const { currency, unit } = options;
  const reject = (names, problem, facts) => {
    report(problem, facts);
    for (const name of names) options[name] = undefined;
  };
  options.kind ??= currency ? "currency" : "number";
  if (options.kind === "currency" && !currency) {
    report("currencyMissing");
    options.kind = "number";
  }
  if (currency && options.kind !== "currency") reject(["currency"], "currencyUnused", { currency });
  checkBounds(options, reject);
  checkSteps(options, reject);
  if (options.digits && (options.integer || options.fraction)) reject(["digits"], "digitsCombined");
  if (unit && options.kind !== "number") reject(["unit"], "unitUnused", { unit });
  else if (unit && (options.groupingMinimum || Array.isArray(options.grouping))) reject(["unit"], "unitGrouped");
  return options;
}

/** Rejects bounds that allow no number. */
function checkBounds({ min, max, limits = DECIMAL_LIMITS }, reject) {
  const { lower, upper } = limits;
  const [low, least] = lower && (!min || isLess(min, lower)) ? ["limits.lower", lower] : ["min", min];
  const [high, most] = upper && (!max || isLess(upper, max)) ? ["limits.upper", upper] : ["max", max];
  if (least && most && isLess(most, least)) reject(["min", "max"], "boundsCrossed", { low, least, high, most });
}

/**
 * Rejects `stepMin` and `stepMax` if no number is both between them and within the bounds. Rejects `wraps` if the range
 * to wrap in lacks an end.
 */
function checkSteps({ min, max, stepMin, stepMax, wraps }, reject) {
  const low = stepMin ?? min;
  const high = stepMax ?? max;
  if ((stepMin ?? stepMax) && [[low, high], [low, max], [min, high]].some(([least, most]) => least && most && isLess(most, least))) {
    reject(["stepMin", "stepMax"], "stepsCrossed", { stepMin, stepMax });
  }
  if (wraps && !(low && high)) reject(["wraps"], "wrapsUnbounded");
}

function completed(options) {
  options.locale ??= browserLocale();
  const keyboard = options.keyboardLocale ?? (isTouched() ? browserLocale() : null);
  options.keyboardSeparator = keyboard && keyboardSeparator(keyboard);
  return options;
}

/** Returns whether the page is used by touch. If so, the keyboard probably has the language of the browser. */
function isTouched() {
  return globalThis.matchMedia?.("(hover: none) and (pointer: coarse)").matches ?? false;
}

/** Returns the reader of a type of options, of a list of choices or, without a type, of Boolean options. */
function readerFor(type) {
  if (!type) return readClaim;
  return READERS_BY_TYPE[type] ?? choice(type);
}

function choice(list) {
  return (value) => list.find((name) => bare(name) === bare(value));
}

/** Normalizes the name of a choice: "minor-units" in HTML is equivalent to "minorUnits". */
function bare(value) {
  return String(value).toLowerCase().replaceAll("-", "");
}

/** Reads a Boolean option: true if the attribute is present, unless its text is "false". */
function readClaim(value) {
  return value !== false && value !== "false";
}

function readText(value) {
  return String(value).length > LONGEST ? null : String(value);
}

/** Returns the reader of a text that must not match a pattern. */
function textUnlike(pattern) {
  return (value) => (pattern.test(value) ? null : readText(value));
}

function readSymbol(value) {
  return /\p{Nd}/u.test(value) ? null : value;
}

function readVisibleSymbol(value) {
  return /[^\s\p{Cf}]/u.test(value) ? readSymbol(value) : null;
}

function readStep(value) {
  const step = plainDecimal(value);
  return step && !isZero(step) && !step.startsWith("-") ? step : null;
}

/** Returns the name of a grouping, or an array of one or two group sizes, or null if the value is invalid. */
function readGrouping(value) {
  const name = readGroupingName(value);
  if (name) return name;
  const sizes = String(value).split(",").map(readGroupSize);
  return sizes.length <= 2 && sizes.every(Boolean) ? sizes : null;
}

function readGroupSize(value) {
  return /^\s*[1-9]\s*$/.test(value) ? Number(value) : null;
}

/**
 * Returns the least and the greatest value of an integer type such as "uint8", or of a number of
 * digits such as "78". An object is returned unchanged. Returns null if the text is invalid.
 */
function readLimits(value) {
  if (typeof value === "object") return value;
  const [, unsigned, bits] = /^(u?)int([1-9]\d{0,3})$/i.exec(value) ?? [];
  const digits = readCount(value);
  if (!bits) return digits ? { lower: `-${"9".repeat(digits)}`, upper: "9".repeat(digits), digits } : null;
  const end = 2n ** BigInt(unsigned ? bits : bits - 1);
  return { lower: unsigned ? "0" : `-${end}`, upper: `${end - 1n}`, digits: `${end}`.length, whole: true };
}

function readCurrency(value) {
  return /^[a-z]{3}$/i.test(value) ? String(value).toUpperCase() : null;
}

/** Returns the name of the unit if the browser supports it, otherwise null. */
function readUnit(value) {
  try {
    return new Intl.NumberFormat("en", { style: "unit", unit: String(value) }).resolvedOptions().unit;
  } catch {
    return null;
  }
}

/**
 * Returns the lower and the upper limit of a number of digits: [0, 2] for "0...2". A missing limit
 * is null. Returns null if the value is invalid.
 */
function readCounts(value) {
  const ends = Array.isArray(value) ? value : /\d/.test(value) ? String(value).trim().split("...") : [];
  const [least, most = least, ...others] = ends.map(readCount);
  return !others.length && least <= (most ?? MOST_DIGITS) ? [least, most] : null;
}

function readCount(value) {
  if ((value ?? "") === "") return null;
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 && count <= MOST_DIGITS ? count : NaN;
}
