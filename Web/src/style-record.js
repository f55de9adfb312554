// SPDX-License-Identifier: MIT

import { notationOf, textOf } from "./notation.js";

/** The parts of a style, by the numbers that the engine knows them by, from 1 on. */
const PARTS = [
  "digits", "decimalSeparator", "groupSeparator", "minus", "plus",
  "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix",
  "zeroPrefix", "zeroSuffix", "negativeZeroPrefix", "negativeZeroSuffix",
  "word", "zeroText", "emptyText", "keyboardSeparator",
  "lowerBound", "upperBound", "step", "lowerLimit", "upperLimit",
  "primaryGroup", "secondaryGroup", "minimumGroup", "scale",
  "leastInteger", "mostInteger", "leastFraction", "mostFraction", "leastTotal", "mostTotal",
  "mostDigits",
  "entry", "formatting", "enforcement", "separators", "normalizing", "rounding",
  "allowsEmpty", "snapsToStep", "takesWholeNumbersOnly",
];

/** The choices, in the order in which the engine has them. */
export const CHOICES = {
  entry: ["natural", "minorUnits"],
  formatting: ["live", "onCommit"],
  enforcement: ["clamp", "refuse", "onCommit"],
  separators: ["localized", "any"],
  normalizing: ["onEdit", "onFocus"],
  rounding: ["toNearestOrEven", "toNearestOrAwayFromZero", "up", "down", "towardZero", "awayFromZero"],
};

/** What a value holds where nothing else is said: 38 digits, as a `Decimal` in Swift. */
const DECIMAL_LIMITS = { lower: `-${"9".repeat(38)}`, upper: "9".repeat(38), digits: 38 };

/** A record that grows part by part: each is its number, its length and its text. */
class Parts {
  record = "";

  text(part, text) {
    if (text === undefined || text === null) return;
    this.record += String.fromCharCode(PARTS.indexOf(part) + 1, text.length) + text;
  }

  count(part, count) {
    if (count !== undefined && count !== null) this.text(part, String.fromCharCode(count));
  }

  claim(part, holds) {
    if (holds) this.text(part, "");
  }
}

/**
 * A style in the engine's words.
 *
 * @param {import("./options.js").Options} options Checked options.
 * @returns {string} The record that the engine reads.
 */
export function styleRecord(options) {
  const parts = new Parts();
  const notation = notationOf(options);
  addNotation(parts, notation, options);
  addNumbers(parts, notation, options);
  for (const [name, list] of Object.entries(CHOICES)) {
    if (options[name]) parts.count(name, list.indexOf(options[name]));
  }
  parts.text("zeroText", options.zero);
  parts.text("keyboardSeparator", options.keyboardSeparator);
  parts.claim("allowsEmpty", !options.nonempty);
  return parts.record;
}

function addNotation(parts, notation, options) {
  const symbols = options.symbols ?? {};
  parts.text("digits", notation.digits);
  parts.text("decimalSeparator", symbols.decimal ?? notation.decimal);
  parts.text("groupSeparator", symbols.grouping ?? notation.group);
  parts.text("minus", symbols.minus ?? notation.minus);
  parts.text("plus", symbols.plus ?? notation.plus);
  parts.count("scale", options.limits?.whole ? 0 : notation.scale);
  for (const word of notation.words) parts.text("word", word);
  addGrouping(parts, notation.grouping, options);
  addAffixes(parts, notation.affixes, options);
}

function addGrouping(parts, { primary, secondary, minimum }, { grouping }) {
  if (primary === 0 || grouping === "never") return;
  parts.count("primaryGroup", primary);
  parts.count("secondaryGroup", secondary);
  parts.count("minimumGroup", minimum);
}

function addAffixes(parts, affixes, { symbols, prefix = "", suffix = "" }) {
  for (const [sign, pair] of Object.entries(affixes)) {
    const before = withSymbols(pair.prefix, symbols);
    const behind = withSymbols(pair.suffix, symbols);
    parts.text(`${sign}Prefix`, prefix + before);
    parts.text(`${sign}Suffix`, behind + suffix);
    if (sign !== "positive" || prefix + suffix === "") continue;
    for (const word of [before, behind, prefix, suffix]) if (word !== "") parts.text("word", word);
  }
}

/** The text of parts with symbols of the style's own. */
function withSymbols(parts, symbols = {}) {
  const own = { currency: symbols.currency, minusSign: symbols.minus, plusSign: symbols.plus };
  return textOf(parts.map((part) => ({ value: own[part.type] ?? part.value })));
}

function addNumbers(parts, notation, options) {
  const limits = options.limits ?? DECIMAL_LIMITS;
  parts.text("lowerBound", options.min);
  parts.text("upperBound", options.max);
  parts.text("lowerLimit", limits.lower);
  parts.text("upperLimit", limits.upper);
  parts.count("mostDigits", limits.digits);
  parts.claim("takesWholeNumbersOnly", limits.whole);
  parts.text("step", options.step);
  parts.claim("snapsToStep", options.snapping);
  addCounts(parts, "Integer", options.integer);
  addCounts(parts, "Total", options.digits);
  addCounts(parts, "Fraction", options.fraction ?? standardFraction(notation, options));
}

/** A currency has its minor digits, unless all digits are counted. */
function standardFraction({ fractionDigits }, { kind, digits }) {
  return kind === "currency" && !digits ? [fractionDigits, fractionDigits] : [];
}

function addCounts(parts, what, counts = []) {
  parts.count(`least${what}`, counts[0]);
  parts.count(`most${what}`, counts[1]);
}
