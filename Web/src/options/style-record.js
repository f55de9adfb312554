// SPDX-License-Identifier: MIT

import { DECIMAL_LIMITS } from "./decimal-limits.js";
import { notationOf } from "./notation.js";
import { shortForms } from "./short-forms.js";
import * as part from "./style-parts.generated.js";
import { OPTION_TYPES } from "./types.generated.js";

/** The engine's code for a missing upper limit. */
const OPEN = 0xFFFF;

/** Encodes numbers as UTF-16 code units. */
const counts = String.fromCharCode;

/**
 * Encodes a style for the engine. Each part consists of a number for the kind of part, the length of its text, and the text.
 *
 * @param {import("./options.js").Options} options Validated options.
 * @returns {string} The record that the engine reads.
 */
export function styleRecord(options) {
  return Object.entries(partsOf(notationOf(options), options))
    .flatMap(([number, contents]) => [contents].flat().map((content) => written(number, content))).join("");
}

/**
 * Encodes a part of a style. True becomes an empty text. False and undefined parts are omitted. A
 * number, which a page can pass for an option, becomes a text.
 */
function written(number, content) {
  if ((content ?? false) === false) return "";
  const text = content === true ? "" : String(content);
  return counts(number, text.length) + text;
}

/**
 * Encodes a minimum and a maximum number of digits. A missing minimum becomes `least`, or the
 * maximum if the maximum is lower.
 */
function range(ends, least) {
  const [first, last] = ends || [];
  if ((first ?? last ?? null) === null) return undefined;
  return counts(first ?? Math.min(least, last), last ?? OPEN);
}

/**
 * Returns the parts of a style by their numbers. Undefined parts are omitted, and an array stands for
 * several parts with the same number.
 */
function partsOf(notation, options) {
  const { symbols = {}, step } = options;
  const limits = options.limits ?? DECIMAL_LIMITS;
  const isAdaptive = step === "adaptive";
  // A currency has a fixed number of fraction digits, unless the option `digits` limits the number of all digits.
  const standardFraction = options.kind === "currency" && !options.digits && [notation.minorDigits, notation.minorDigits];
  const choice = (name) => options[name] && counts(OPTION_TYPES[name].indexOf(options[name]));
  return {
    [part.digits]: notation.digits,
    [part.decimalSeparator]: symbols.decimal ?? notation.decimal,
    [part.groupSeparator]: symbols.grouping ?? notation.group,
    [part.minus]: symbols.minus ?? notation.minus,
    [part.plus]: symbols.plus ?? notation.plus,
    ...affixParts(notation, options),
    [part.word]: ownWords(notation, options),
    [part.currencyName]: notation.currencyNames,
    [part.zeroText]: options.zero,
    [part.keyboardSeparator]: options.keyboardSeparator,
    [part.ownSuffix]: options.suffix,
    [part.lowerBound]: options.min,
    [part.upperBound]: options.max,
    [part.step]: isAdaptive ? undefined : step,
    [part.adaptsSteps]: isAdaptive,
    [part.pageStep]: options.pageStep,
    [part.lowestStep]: options.stepMin,
    [part.highestStep]: options.stepMax,
    [part.snapsToStep]: options.snapping,
    [part.wrapsSteps]: options.wraps,
    [part.lowerLimit]: limits.lower,
    [part.upperLimit]: limits.upper,
    [part.mostDigits]: limits.digits && counts(limits.digits),
    [part.takesWholeNumbersOnly]: limits.whole,
    [part.scale]: counts(limits.whole ? 0 : notation.scale),
    [part.integerDigits]: range(options.integer, 1),
    [part.fractionDigits]: range(options.fraction ?? standardFraction, 0),
    [part.totalDigits]: range(options.digits, 1),
    [part.padsOnlyFractions]: options.fractionPadding === "whenPresent",
    [part.grouping]: groupingOf(notation, options),
    [part.entry]: choice("entry"),
    [part.formatting]: choice("formatting"),
    [part.enforcement]: choice("enforcement"),
    [part.separators]: choice("separators"),
    [part.normalizing]: choice("normalizing"),
    [part.rounding]: choice("rounding"),
    [part.trailingZeros]: choice("trailingZeros"),
    [part.allowsEmpty]: !options.nonempty,
    [part.allowsArithmetic]: options.arithmetic,
    [part.allowsExponents]: options.exponents,
    [part.magnitude]: options.magnitudes && shortForms.wordsOf?.(options.locale),
    [part.allowsCells]: options.cells,
  };
}

/**
 * Returns the style's parts for the prefixes and suffixes of positive numbers, negative numbers, zero and negative zero,
 * whose numbers follow each other in this order.
 */
function affixParts({ affixes }, { symbols, prefix = "", suffix = "" }) {
  const texts = affixes.flatMap((sign) => {
    const [before, behind] = withSymbols(sign, symbols);
    return [prefix + before, behind + suffix];
  });
  return Object.fromEntries(texts.map((text, index) => [part.positivePrefix + index, text]));
}

/** Encodes the group sizes, and the minimum number of digits before the last group of a grouped number. */
function groupingOf({ grouping }, { grouping: chosen, groupingMinimum }) {
  const [first, others = first] = Array.isArray(chosen) ? chosen : grouping ?? [];
  if (!first) return undefined;
  const least = groupingMinimum ?? (grouping?.[0] === first ? grouping[2] : 1);
  return counts(chosen === "never" ? 0 : first, others, least);
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
 * Returns the texts that can accompany a pasted number if the style has its own `prefix` or `suffix`: these two, and the
 * notation's texts before and after a positive number, such as `$`.
 */
function ownWords({ affixes }, { symbols, prefix = "", suffix = "" }) {
  if (!prefix && !suffix) return [];
  return [...withSymbols(affixes[0], symbols), prefix, suffix].filter((word) => word);
}
