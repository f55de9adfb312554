// SPDX-License-Identifier: MIT

import { notationOf } from "./notation.js";

/** The choices, in the order in which the engine has them. */
export const CHOICES = {
  entry: ["natural", "minorUnits"],
  formatting: ["live", "onCommit"],
  enforcement: ["clamp", "refuse", "onCommit", "reportOnly"],
  separators: ["localized", "any"],
  normalizing: ["onEdit", "onFocus"],
  rounding: ["toNearestOrEven", "toNearestOrAwayFromZero", "up", "down", "towardZero", "awayFromZero"],
  trailingZeros: ["onCommit", "live"],
};

/** What a value holds where nothing else is said: 38 digits, as a `Decimal` in Swift. */
const NINES = "9".repeat(38);
const DECIMAL_LIMITS = { lower: `-${NINES}`, upper: NINES, digits: 38 };

/** What stands for an upper end that is open. */
const OPEN = 0xFFFF;

/**
 * A style in the engine's words: each part is its number, its length and its text.
 *
 * @param {import("./options.js").Options} options Checked options.
 * @returns {string} The record that the engine reads.
 */
export function styleRecord(options) {
  return partsOf(notationOf(options), options)
    .flatMap((part, index) => [part].flat().map((one) => written(one, index + 1))).join("");
}

/** A part with its number and its length. A flag that is set is an empty text. */
function written(part, number) {
  if ((part ?? false) === false) return "";
  const text = part === true ? "" : part;
  return counts(number, text.length) + text;
}

/** Numbers as the codes of units. */
function counts(...numbers) {
  return String.fromCharCode(...numbers);
}

/** Both ends of a range of digits. One of them can be open: the lower one is `least` then. */
function range(ends, least) {
  const [first, last] = ends ?? [];
  if ((first ?? last ?? null) === null) return undefined;
  return counts(first ?? Math.min(least, last), last ?? OPEN);
}

/**
 * All parts in the order in which the engine counts them, each behind the engine's name for it. What is
 * undefined is left out.
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
    options.step,
    limits.lower,
    limits.upper,
    // scale mostDigits integerDigits fractionDigits totalDigits grouping
    counts(limits.whole ? 0 : notation.scale),
    limits.digits && counts(limits.digits),
    range(options.integer, 1),
    range(fraction, 0),
    range(options.digits, 1),
    options.grouping !== "never" && notation.grouping && counts(...notation.grouping),
    // entry formatting enforcement separators normalizing rounding trailingZeros
    ...choices,
    // allowsEmpty snapsToStep takesWholeNumbersOnly
    !options.nonempty,
    options.snapping,
    limits.whole,
  ];
}

/** A prefix and a suffix with the symbols and the texts of the style's own. */
function withTexts(affixes, { symbols, prefix = "", suffix = "" }) {
  const [before, behind] = withSymbols(affixes, symbols);
  return [prefix + before, behind + suffix];
}

/**
 * The texts of affixes with symbols of the style's own. A currency symbol that ends in anything but a
 * symbol or a space is set apart from digits beside it, as CLDR's currency spacing asks for.
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

/** What may stand beside a number that is pasted; beside texts of the style's own, its symbols do, too. */
function wordsOf({ words, affixes }, { symbols, prefix = "", suffix = "" }) {
  if (!prefix && !suffix) return words;
  const own = [...withSymbols(affixes[0], symbols), prefix, suffix];
  return [...words, ...own.filter((word) => word)];
}

/** A currency has its minor digits, unless all digits are counted. */
function standardFraction({ minorDigits }, { kind, digits }) {
  return kind === "currency" && !digits ? [minorDigits, minorDigits] : null;
}
