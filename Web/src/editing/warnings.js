// SPDX-License-Identifier: MIT

import { sentenceAbout } from "../options/option-sentences.js";
import { hyphenated, OPTION_NAMES } from "../shell.js";

/**
 * Known attributes without a property of the same name: attributes of HTML, and the directives of
 * Angular's forms.
 */
const OTHERS = ["anchor", "exportparts", "is", "formcontrol", "formcontrolname", "ngmodel"];

/** The names in `OTHERS`, and the lowercase names of all properties of elements. Most of them are attributes, too. */
let properties;

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

/**
 * Returns sentences about attributes that `<numeric-field>` does not support. If a supported attribute is
 * similar, the sentence names it, because `curency` probably means `currency`.
 *
 * An attribute whose name contains other characters than letters often belongs to a framework, such as
 * `x-data` or `@click`. A sentence mentions it only if it resembles a supported attribute.
 *
 * @param {HTMLElement} element
 * @param {string[]} names The attributes that may be unknown.
 * @returns {string[]}
 */
function sentencesAboutNames(element, names) {
  if (!properties) {
    properties = new Set(OTHERS);
    for (const property in element) if (!OPTION_NAMES.includes(property)) properties.add(property.toLowerCase());
    // The element has a property of this name, but the attribute of an `<input type="number">` has no effect.
    properties.delete("type");
  }
  return names.filter((name) => !properties.has(name)).flatMap((name) => {
    const similar = OPTION_NAMES.map(hyphenated).find((option) => areSimilar(name, option));
    if (similar) return `${name} is not an attribute of this element. Did you mean ${similar}?`;
    return /^[a-z]+$/.test(name) ? `${name} is not an attribute of this element.` : [];
  });
}

/** Returns whether two names differ by a missing, added or replaced character, or by two swapped characters. */
function areSimilar(name, option) {
  let start = 0;
  while (start < name.length && name[start] === option[start]) start += 1;
  const [left, right] = [name.slice(start), option.slice(start)];
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)
    || (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]);
}
