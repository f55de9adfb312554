// SPDX-License-Identifier: MIT

import { memoized } from "../shell.js";
import { find } from "./notation.js";
import { numberFormat } from "./number-format.js";

/**
 * Returns a language tag as `Intl` spells it, such as "de-CH" for "de_ch", or null if the text is
 * not a language tag.
 */
export const readLocale = memoized((text) => {
  try {
    return Intl.getCanonicalLocales(String(text).replaceAll("_", "-"))[0];
  } catch {
    return null;
  }
});

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

/** Returns the decimal separator that a number pad types if the keyboard has this locale. */
export const keyboardSeparator = memoized((locale) => find(numberFormat(locale).formatToParts(1.5), "decimal"));
