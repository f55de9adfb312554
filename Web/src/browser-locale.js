// SPDX-License-Identifier: MIT

import { find, numberFormat } from "./notation.js";

/** The cached results of `readLocale`. The keys are its arguments. */
const locales = new Map();

/**
 * Returns a language tag as `Intl` spells it, such as "de-CH" for "de_ch", or null if the text is
 * not a language tag.
 */
export function readLocale(value) {
  const text = String(value);
  if (!locales.has(text)) locales.set(text, canonical(text.replaceAll("_", "-")));
  return locales.get(text);
}

function canonical(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return null;
  }
}

/**
 * Returns the locale of the browser.
 *
 * Some systems report `C` or `en-US@posix`, for which `Intl` throws an error.
 */
export function browserLocale() {
  const { language, languages = [] } = globalThis.navigator ?? {};
  const tags = [language, ...languages].map((name) => name && readLocale(name.replace(/[.@].*/, "")));
  return tags.find((tag) => tag) ?? "en-US";
}

const separators = new Map();

/** Returns the decimal separator that a number pad types if the keyboard has this locale. */
export function keyboardSeparator(locale) {
  if (!separators.has(locale)) {
    separators.set(locale, find(numberFormat(locale).formatToParts(1.5), "decimal"));
  }
  return separators.get(locale);
}
