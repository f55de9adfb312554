// SPDX-License-Identifier: MIT

import { FOUNDATION_SYMBOLS } from "./exceptions.mjs";

/** The option `limits` for Swift's number types: the number of digits that a float keeps, or the name of an integer type. */
const LIMITS = {
  Double: 15, CGFloat: 15, Float: 7, Float16: 3,
  Int: "int64", Int64: "int64", Int32: "int32", Int16: "int16", Int8: "int8",
  UInt: "uint64", UInt64: "uint64", UInt32: "uint32", UInt16: "uint16", UInt8: "uint8",
  Int128: "int128", UInt128: "uint128",
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
    integer: counts(precision.integer),
    fraction: counts(precision.fraction),
    digits: counts(precision.total),
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

/** Returns the ends of a number of digits, or null without any end. */
function counts(ends) {
  return ends?.some((end) => end !== null) ? ends : null;
}

/** Returns the BCP 47 tag for a Foundation locale identifier such as `ar_EG@numbers=arab`. */
export function tag(identifier) {
  const [name, keywords = ""] = identifier.split("@");
  const numbers = /numbers=(\w+)/.exec(keywords)?.[1];
  return name.replaceAll("_", "-") + (numbers ? `-u-nu-${numbers}` : "");
}
