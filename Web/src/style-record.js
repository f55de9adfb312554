// SPDX-License-Identifier: MIT

import { notationOf, textOf } from "./notation.js";

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

/**
 * A style in the engine's words: each part is its number, its length and its text.
 *
 * @param {import("./options.js").Options} options Checked options.
 * @returns {string} The record that the engine reads.
 */
export function styleRecord(options) {
  const notation = notationOf(options);
  return Object.values(partsOf(notation, options))
    .map((part, index) => [part].flat().map((one) => written(one, index + 1)).join("")).join("");
}

/** A text stays as it is, a count is the code of its only unit, and a claim is there or not. */
function written(part, number) {
  if (part === undefined || part === null || part === false) return "";
  const text = part === true ? "" : typeof part === "number" ? String.fromCharCode(part) : part;
  return String.fromCharCode(number, text.length) + text;
}

/** All parts in the order in which the engine counts them. What is undefined is left out. */
function partsOf(notation, options) {
  const { symbols = {}, integer = [], digits = [] } = options;
  const fraction = options.fraction ?? standardFraction(notation, options);
  const limits = options.limits ?? DECIMAL_LIMITS;
  const { positive, negative, zero, negativeZero } = aroundDigits(notation, options);
  const isGrouped = notation.grouping.primary > 0 && options.grouping !== "never";
  const grouping = isGrouped ? notation.grouping : {};
  const choice = (name) => options[name] && CHOICES[name].indexOf(options[name]);
  const parts = {
    digits: notation.digits,
    decimalSeparator: symbols.decimal ?? notation.decimal,
    groupSeparator: symbols.grouping ?? notation.group,
    minus: symbols.minus ?? notation.minus,
    plus: symbols.plus ?? notation.plus,
    positivePrefix: positive.prefix,
    positiveSuffix: positive.suffix,
    negativePrefix: negative.prefix,
    negativeSuffix: negative.suffix,
    zeroPrefix: zero.prefix,
    zeroSuffix: zero.suffix,
    negativeZeroPrefix: negativeZero.prefix,
    negativeZeroSuffix: negativeZero.suffix,
    word: wordsOf(notation, options),
    zeroText: options.zero,
    emptyText: undefined,
    keyboardSeparator: options.keyboardSeparator,
    lowerBound: options.min,
    upperBound: options.max,
    step: options.step,
    lowerLimit: limits.lower,
    upperLimit: limits.upper,
    primaryGroup: grouping.primary,
    secondaryGroup: grouping.secondary,
    minimumGroup: grouping.minimum,
    scale: limits.whole ? 0 : notation.scale,
    leastInteger: integer[0],
    mostInteger: integer[1],
    leastFraction: fraction[0],
    mostFraction: fraction[1],
    leastTotal: digits[0],
    mostTotal: digits[1],
    mostDigits: limits.digits,
    entry: choice("entry"),
    formatting: choice("formatting"),
    enforcement: choice("enforcement"),
    separators: choice("separators"),
    normalizing: choice("normalizing"),
    rounding: choice("rounding"),
    allowsEmpty: !options.nonempty,
    snapsToStep: options.snapping,
    takesWholeNumbersOnly: limits.whole,
  };
  return parts;
}

/** What stands around the digits, with the symbols and the texts of the style's own. */
function aroundDigits({ affixes }, { symbols, prefix = "", suffix = "" }) {
  const around = (pair) => ({
    prefix: prefix + withSymbols(pair.prefix, symbols),
    suffix: withSymbols(pair.suffix, symbols) + suffix,
  });
  return Object.fromEntries(Object.entries(affixes).map(([sign, pair]) => [sign, around(pair)]));
}

/** The text of parts with symbols of the style's own. */
function withSymbols(parts, symbols = {}) {
  const own = { currency: symbols.currency, minusSign: symbols.minus, plusSign: symbols.plus };
  return textOf(parts.map((part) => ({ value: own[part.type] ?? part.value })));
}

/** What may stand beside a number that is pasted; beside texts of the style's own, its symbols do, too. */
function wordsOf({ words, affixes }, { symbols, prefix = "", suffix = "" }) {
  if (prefix + suffix === "") return words;
  const { positive } = affixes;
  const own = [withSymbols(positive.prefix, symbols), withSymbols(positive.suffix, symbols), prefix, suffix];
  return [...words, ...own.filter((word) => word !== "")];
}

/** A currency has its minor digits, unless all digits are counted. */
function standardFraction({ fractionDigits }, { kind, digits }) {
  return kind === "currency" && !digits ? [fractionDigits, fractionDigits] : [];
}
