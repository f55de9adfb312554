// SPDX-License-Identifier: MIT

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const SCRIPTS = [
  "Adlm", "Arab", "Beng", "Cans", "Cyrl", "Deva", "Ethi", "Guru", "Hans", "Hant", "Latn", "Mtei",
  "Nkoo", "Olck", "Rohg", "Shaw", "Sund", "Telu", "Tfng", "Vaii",
];

/**
 * Returns all locales for which `Intl` has data. `Intl` resolves any other locale to a different
 * locale.
 */
export function allLocales() {
  const languages = languageCodes().filter(isResolved);
  const written = languages.flatMap((language) =>
    [language, ...SCRIPTS.map((script) => `${language}-${script}`).filter(isResolved)]);
  return written.flatMap((language) =>
    [language, ...regionCodes().map((region) => `${language}-${region}`).filter(isResolved)]);
}

/** Returns every `step`th element of a list. */
export function every(step, list) {
  return list.filter((_, index) => index % step === 0);
}

function languageCodes() {
  return [...PAIRS, ...PAIRS.flatMap((pair) => LETTERS.map((third) => pair + third))];
}

function regionCodes() {
  return [...PAIRS.map((pair) => pair.toUpperCase()), "001", "150", "419"];
}

function isResolved(tag) {
  try {
    return new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
  } catch {
    return false;
  }
}
