// SPDX-License-Identifier: MIT

import { memoized } from "../shell.js";
import { numberFormat } from "../typing.js";

/** The English words, which are read in every language, with their powers of ten. */
const ENGLISH = [["k", 3], ["m", 6], ["bn", 9]];

/**
 * Each power of ten is formatted with these factors, to get all plural forms of its word. Most languages
 * have words for powers up to 10^14.
 */
const FACTORS = [1, 1.5, 2, 3, 5, 11, 20];
const MOST_ZEROS = 14;

/** Characters around a word that are not part of it: spaces, marks of the writing direction, full stops. */
const EDGE = /^[\s\p{Cf}]+|[\s\p{Cf}.]+$/gu;

/**
 * Returns the words that multiply the number before them, such as "Mio" in German, and their powers of
 * ten. A word with several meanings occurs once for each of its powers.
 *
 * @param {string} locale A BCP 47 tag.
 * @returns {Array<[word: string, power: number]>}
 */
export const magnitudesIn = memoized((locale) => {
  const words = new Map();
  for (const compactDisplay of ["short", "long"]) {
    const format = numberFormat(locale, { notation: "compact", compactDisplay, useGrouping: false });
    for (let zeros = 3; zeros <= MOST_ZEROS; zeros += 1) {
      for (const factor of FACTORS) addWord(words, format, factor * 10 ** zeros);
    }
  }
  return [...words.values()];
});

/** Adds the word that `format` writes after a number, if there is such a word. */
function addWord(words, format, number) {
  const parts = format.formatToParts(number);
  const integer = parts.findIndex(({ type }) => type === "integer");
  const compact = parts.findIndex(({ type }) => type === "compact");
  if (integer < 0 || compact < integer) return;
  const power = String(number).length - [...parts[integer].value].length;
  const word = parts[compact].value.replace(EDGE, "");
  words.set(`${power}${word}`, [word, power]);
}

/** Returns the words of a locale and of English, encoded for the engine with the power of ten before each word. */
export function magnitudeWords(locale) {
  return [...magnitudesIn(locale), ...ENGLISH].map(([word, power]) => String.fromCharCode(power) + word);
}
