// SPDX-License-Identifier: MIT

import { find, numberFormat } from "./notation.js";

/** Locales by the texts that they were read from. */
const locales = new Map();

/** A locale as `Intl` writes it, null if the text is not a language tag. */
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
 * The browser's locale.
 *
 * Some systems report `C` or `en-US@posix`, which `Intl` throws at.
 */
export function browserLocale() {
  const { language, languages = [] } = globalThis.navigator ?? {};
  const tags = [language, ...languages].map((name) => name && readLocale(name.replace(/[.@].*/, "")));
  return tags.find((tag) => tag) ?? "en-US";
}

const separators = new Map();

/** The decimal separator that the number pad of a locale's keyboard types. */
export function keyboardSeparator(locale) {
  if (!separators.has(locale)) {
    separators.set(locale, find(numberFormat(locale).formatToParts(1.5), "decimal"));
  }
  return separators.get(locale);
}
