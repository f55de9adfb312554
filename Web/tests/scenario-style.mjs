// SPDX-License-Identifier: MIT

import { FOUNDATION_SYMBOLS } from "./exceptions.mjs";

/** The limits of the values of Swift's number types. */
const LIMITS = {
  Double: nines(15), CGFloat: nines(15), Float: nines(7), Float16: nines(3),
  Int: whole(63), Int64: whole(63), Int32: whole(31), Int16: whole(15), Int8: whole(7),
  UInt: natural(64), UInt64: natural(64), UInt32: natural(32), UInt16: natural(16), UInt8: natural(8),
  Int128: whole(127), UInt128: natural(128),
};

/**
 * Returns the options of a field for the style of a scenario.
 *
 * @param {object} style
 * @returns {object}
 */
export function optionsFor(style = {}) {
  const { code, bounds = [], precision = {}, optional, value = "Decimal", locale = "en_US" } = style;
  const options = {
    kind: style.kind ?? "number",
    currency: code,
    locale: tag(locale),
    keyboardLocale: tag(style.keyboardLocale ?? locale),
    nonempty: !optional,
    min: bounds[0] ?? undefined,
    max: bounds[1] ?? undefined,
    integer: precision.integer,
    fraction: precision.fraction,
    digits: precision.total,
    limits: LIMITS[value],
  };
  for (const name of SAME_NAMES) if (name in style) options[name] = style[name];
  for (const [name, option] of Object.entries(OTHER_NAMES)) options[option] = style[name];
  [options.stepMin, options.stepMax] = style.stepRange ?? [];
  // In scenarios with `allows`, the values and the divisor are integers.
  if (style.allows) options.allows = (value) => BigInt(value) % BigInt(style.allows) === 0n;
  const own = FOUNDATION_SYMBOLS[locale];
  if (own) options.symbols = { ...own, ...style.symbols };
  return options;
}

const SAME_NAMES = [
  "grouping", "sign", "entry", "formatting", "enforcement", "separators", "normalizing", "rounding",
  "prefix", "suffix", "zero", "step", "snapping", "symbols", "trailingZeros",
  "groupingMinimum", "wraps", "copies", "publishing",
];

/** The names of other options by their names in scenarios. */
const OTHER_NAMES = {
  page: "pageStep", fraction: "fractionPadding", idleFormat: "idleNotation", allowsArithmetic: "arithmetic",
  allowsMagnitudes: "magnitudes", allowsExponents: "exponents", allowsCells: "cells",
};

/** Returns the BCP 47 tag for a Foundation locale identifier such as `ar_EG@numbers=arab`. */
export function tag(identifier) {
  const [name, keywords = ""] = identifier.split("@");
  const numbers = /numbers=(\w+)/.exec(keywords)?.[1];
  return name.replaceAll("_", "-") + (numbers ? `-u-nu-${numbers}` : "");
}

function nines(digits) {
  const most = "9".repeat(digits);
  return { lower: `-${most}`, upper: most, digits };
}

function whole(bits) {
  const most = 2n ** BigInt(bits);
  return integers(-most, most - 1n);
}

function natural(bits) {
  return integers(0n, 2n ** BigInt(bits) - 1n);
}

function integers(lower, upper) {
  return { lower: `${lower}`, upper: `${upper}`, digits: `${upper}`.length, whole: true };
}
