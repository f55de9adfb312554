// SPDX-License-Identifier: MIT

import { CHOICES, DECIMAL_LIMITS } from "./choices.js";
import { notationOf } from "./notation.js";

/** The engine's code for a missing upper limit. */
const OPEN = 0xFFFF;

/**
 * The code for short forms such as `1.5k`, which is loaded when a field needs it.
 *
 * @type {{wordsOf?: (locale: string) => string[]}} `wordsOf` returns the words of a locale.
 */
export const shortForms = {};

/**
 * Encodes a style for the engine. Each part consists of its number, its length and its text.
 *
 * @param {import("./options.js").Options} options Validated options.
 * @returns {string} The record that the engine reads.
 */
export function styleRecord(options) {
  return partsOf(notationOf(options), options)
    .flatMap((part, index) => [part].flat().map((one) => written(one, index + 1))).join("");
}

/**
 * Encodes a part of a style. True becomes an empty text. False and undefined parts are omitted. A
 * page can give a number instead of a text.
 */
function written(part, number) {
  if ((part ?? false) === false) return "";
  const text = part === true ? "" : String(part);
  return counts(number, text.length) + text;
}

/** Encodes numbers as UTF-16 code units. */
function counts(...numbers) {
  return String.fromCharCode(...numbers);
}

/**
 * Encodes a minimum and a maximum number of digits. A missing minimum becomes `least`, or the
 * maximum if that is lower.
 */
function range(ends, least) {
  const [first, last] = ends ?? [];
  if ((first ?? last ?? null) === null) return undefined;
  return counts(first ?? Math.min(least, last), last ?? OPEN);
}

/**
 * Returns all parts of a style in the order of their numbers in the engine. The comments in the
 * list contain the engine's names of the parts. Undefined parts are omitted.
 */
function partsOf(notation, options) {
  const { symbols = {} } = options;
  const fraction = options.fraction ?? standardFraction(notation, options);
  const limits = options.limits ?? DECIMAL_LIMITS;
  const choices = Object.entries(CHOICES).map(([name, list]) => options[name] && counts(list.indexOf(options[name])));
  return [
    // digits decimalSeparator groupSeparator minus plus
    notation.digits,
    symbols.decimal ?? notation.decimal,
    symbols.grouping ?? notation.group,
    symbols.minus ?? notation.minus,
    symbols.plus ?? notation.plus,
    // positivePrefix positiveSuffix negativePrefix negativeSuffix
    // zeroPrefix zeroSuffix negativeZeroPrefix negativeZeroSuffix
    ...notation.affixes.flatMap((affixes) => withTexts(affixes, options)),
    // word zeroText keyboardSeparator ownSuffix
    wordsOf(notation, options),
    options.zero,
    options.keyboardSeparator,
    options.suffix,
    // lowerBound upperBound step lowerLimit upperLimit
    options.min,
    options.max,
    options.step === "adaptive" ? undefined : options.step,
    limits.lower,
    limits.upper,
    // scale mostDigits integerDigits fractionDigits totalDigits grouping
    counts(limits.whole ? 0 : notation.scale),
    limits.digits && counts(limits.digits),
    range(options.integer, 1),
    range(fraction, 0),
    range(options.digits, 1),
    groupingOf(notation, options),
    // entry formatting enforcement separators normalizing rounding trailingZeros
    ...choices,
    // allowsEmpty snapsToStep takesWholeNumbersOnly allowsArithmetic padsOnlyFractions
    !options.nonempty,
    options.snapping,
    limits.whole,
    options.arithmetic,
    options.fractionPadding === "whenPresent",
    // magnitude
    options.magnitudes && shortForms.wordsOf?.(options.locale),
    // allowsCells allowsExponents
    options.cells,
    options.exponents,
    // adaptsSteps wrapsSteps pageStep lowestStep highestStep
    options.step === "adaptive",
    options.wraps,
    options.pageStep,
    options.stepMin,
    options.stepMax,
  ];
}

/** Encodes the group sizes and the minimum number of digits before the last group. */
function groupingOf({ grouping }, { grouping: chosen, groupingMinimum }) {
  const [first, others = first] = Array.isArray(chosen) ? chosen : grouping ?? [];
  if (!first) return undefined;
  const least = groupingMinimum ?? (grouping?.[0] === first ? grouping[2] : 1);
  return counts(chosen === "never" ? 0 : first, others, least);
}

/** Returns the prefix and the suffix with the symbols and texts that the style sets. */
function withTexts(affixes, { symbols, prefix = "", suffix = "" }) {
  const [before, behind] = withSymbols(affixes, symbols);
  return [prefix + before, behind + suffix];
}

/**
 * Returns the texts of affixes with the style's own symbols. As in CLDR's currency spacing, a space
 * is added between the digits and a currency such as `CHF`, but not if the character next to the
 * digits is a symbol, as in `US$`, or a space.
 */
function withSymbols(affixes, symbols = {}) {
  const own = { currency: symbols.currency, minusSign: symbols.minus, plusSign: symbols.plus };
  const [before, behind] = affixes;
  const text = (parts) => parts.map(({ type, value }) => own[type] ?? value).join("");
  const space = (part, edge) => (part?.type === "currency" && edge.test(own.currency ?? "") ? "\u00a0" : "");
  return [
    text(before) + space(before.at(-1), /[^\p{S}\p{Z}]$/u),
    space(behind[0], /^[^\p{S}\p{Z}]/u) + text(behind),
  ];
}

/**
 * Returns the texts that can accompany a pasted number: the words of the notation. If the style has
 * its own `prefix` or `suffix`, the result also contains these two texts, and the notation's texts
 * before and after a positive number, such as `$`.
 */
function wordsOf({ words, affixes }, { symbols, prefix = "", suffix = "" }) {
  if (!prefix && !suffix) return words;
  const own = [...withSymbols(affixes[0], symbols), prefix, suffix];
  return [...words, ...own.filter((word) => word)];
}

/**
 * Returns a currency's number of fraction digits, as both the minimum and the maximum. Returns null
 * without a currency, or if the option `digits` limits the number of all digits.
 */
function standardFraction({ minorDigits }, { kind, digits }) {
  return kind === "currency" && !digits ? [minorDigits, minorDigits] : null;
}
