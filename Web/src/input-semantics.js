// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { notationOf } from "./notation.js";

const ATTRIBUTES = [
  "role", "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext", "inputmode",
  "autocorrect",
];

/**
 * Tells the browser and assistive technology what an input is: a spin button with a keyboard for
 * numbers.
 *
 * @param {HTMLInputElement} input
 * @param {import("./options.js").Options} options
 */
export function describe(input, options) {
  input.inputMode = keyboardFor(options);
  if (!input.hasAttribute("autocomplete")) input.autocomplete = "off";
  input.spellcheck = false;
  input.setAttribute("autocorrect", "off");
  input.setAttribute("role", "spinbutton");
  setOrRemove(input, "aria-valuemin", options.min);
  setOrRemove(input, "aria-valuemax", options.max);
}

/** Tells what number the input stands for now. */
export function describeValue(input, { text, value }) {
  setOrRemove(input, "aria-valuenow", value || null);
  setOrRemove(input, "aria-valuetext", text || null);
}

/** Takes back what was told. */
export function undescribe(input) {
  for (const name of ATTRIBUTES) input.removeAttribute(name);
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
