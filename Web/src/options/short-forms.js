// SPDX-License-Identifier: MIT

/**
 * The code for short forms such as `1.5k`, which is loaded when a field needs it.
 *
 * @type {{wordsOf?: (locale: string) => string[]}} `wordsOf` returns the words of a locale.
 */
export const shortForms = {};

/** Loads the code for short forms. */
export async function loadShortForms() {
  if (!shortForms.wordsOf) (await import("../numeric-field-magnitudes.js")).readShortForms();
}
