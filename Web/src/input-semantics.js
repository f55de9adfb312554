// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { notationOf } from "./notation.js";

/**
 * Attributes that are copied from the element to its input. Dialogs in Chromium ignore the
 * `autofocus` of the element itself.
 */
export const FORWARDED = ["placeholder", "autocomplete", "autofocus", "enterkeyhint", "title", "dir"];

/** The attributes that `describe` changes. */
export const DESCRIBING = ["inputmode", "autocomplete", "autocorrect", "spellcheck"];

/**
 * Sets the attributes of an input so that it has a soft keyboard for numbers and no spelling
 * correction.
 *
 * The role remains that of a text field, because VoiceOver cannot edit the text of an element with
 * the role `spinbutton`.
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
 * Copies the attributes of the element to its input.
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
 * Returns the input mode, which selects the soft keyboard. Phones have a keyboard for integers and
 * one with a decimal key, but some of them lack a minus key. A field for negative numbers therefore
 * uses the text keyboard.
 */
function keyboardFor(options) {
  const { min, sign, fraction, entry, kind, enforcement, arithmetic } = options;
  const isNeverNegative = sign === "never"
    || (min && !min.startsWith("-") && enforcement !== "reportOnly");
  if (!isNeverNegative || arithmetic) return "text";
  const minorDigits = kind === "currency" ? notationOf(options).minorDigits : null;
  const mostFraction = fraction ? fraction[1] : minorDigits;
  return mostFraction === 0 || entry === "minorUnits" ? "numeric" : "decimal";
}
