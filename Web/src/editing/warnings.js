// SPDX-License-Identifier: MIT

import { sentenceAbout } from "../options/option-sentences.js";
import { hyphenated } from "../shell.js";
import { sentencesAboutNames } from "./unknown-names.js";

/** The warnings that have been printed for the current attributes of each element. */
const printed = new WeakMap();

/**
 * Prints a warning for each invalid attribute and value of an element, except for the warnings that were printed the
 * last time.
 *
 * This function is called in a later script than the one that changes the attributes, so that the warnings are about
 * the attributes after all changes.
 *
 * @param {import("../element/element-state.js").ElementState} state
 */
export function warnAboutOptions(state) {
  const { element, problems, wrongValues } = state;
  const invalidValues = wrongValues.splice(0).map((value) => ["invalid", { name: "value", value }]);
  const sentences = new Set([...invalidValues, ...problems].map((problem) => sentenceAbout(...problem).replace(/^\w+/, hyphenated)));
  for (const sentence of sentences) if (!printed.get(element)?.has(sentence)) warn(element, sentence);
  printed.set(element, sentences);
}

/** Prints a warning for each of an element's attributes in `names` that `<numeric-field>` does not support. */
export function warnAboutNames(element, names) {
  for (const sentence of sentencesAboutNames(element, names)) warn(element, sentence);
}

function warn(element, sentence) {
  console.warn(`<numeric-field${element.id ? ` id="${element.id}"` : ""}>: ${sentence}`, element);
}
