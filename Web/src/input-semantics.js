// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { notationOf } from "./notation.js";

/** Attributes that the input inside an element has as they are. */
export const FORWARDED = ["placeholder", "autocomplete", "enterkeyhint", "title", "dir"];

/** The attributes that a field sets. */
const ATTRIBUTES = ["inputmode", "autocomplete", "autocorrect", "spellcheck"];

/**
 * Describes an input to the browser: a keyboard for numbers, and no help with words.
 *
 * The input keeps the role of a text field. VoiceOver does not let a person edit the text of an
 * element with the role `spinbutton`.
 *
 * @param {HTMLInputElement} input
 * @param {import("./options.js").Options} options
 */
export function describe(input, options) {
  input.inputMode = keyboardFor(options);
  if (!input.hasAttribute("autocomplete")) input.autocomplete = "off";
  input.spellcheck = false;
  input.setAttribute("autocorrect", "off");
}

/**
 * Gives the input inside an element what the element has.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {import("./options.js").Options} options
 */
export function forward(element, input, options) {
  for (const name of FORWARDED) setOrRemove(input, name, element.getAttribute(name));
  describe(input, options);
  if (element.hasAttribute("inputmode")) input.inputMode = element.getAttribute("inputmode");
  input.readOnly = element.readOnly;
  input.required = element.required;
  input.disabled = element.matches(":disabled");
}

/**
 * Remembers the attributes that `describe` changes.
 *
 * @returns {() => void} Puts them back.
 */
export function rememberAttributes(input) {
  const before = ATTRIBUTES.map((name) => [name, input.getAttribute(name)]);
  return () => { for (const [name, value] of before) setOrRemove(input, name, value); };
}

/**
 * The soft keyboard: phones have one for whole numbers and one with a decimal key, but neither has
 * a minus everywhere, so a field that takes numbers below zero gets the keyboard for text.
 */
function keyboardFor(options) {
  const { min, sign, fraction, entry, kind, enforcement } = options;
  const isNeverNegative = sign === "never"
    || (min && !min.startsWith("-") && enforcement !== "reportOnly");
  if (!isNeverNegative) return "text";
  const minorDigits = kind === "currency" ? notationOf(options).minorDigits : null;
  const mostFraction = fraction ? fraction[1] : minorDigits;
  return mostFraction === 0 || entry === "minorUnits" ? "numeric" : "decimal";
}
