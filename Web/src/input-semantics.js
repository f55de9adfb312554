// SPDX-License-Identifier: MIT

import { CHOICES } from "./style-record.js";

/**
 * Tells the browser and assistive technology what an input is: a spin button with a keyboard for
 * numbers.
 *
 * @param {HTMLInputElement} input
 * @param {import("./options.js").Options} options
 */
export function describe(input, options) {
  input.inputMode = keyboardFor(options);
  input.autocomplete ||= "off";
  input.spellcheck = false;
  input.setAttribute("autocorrect", "off");
  input.setAttribute("role", "spinbutton");
  setOrRemove(input, "aria-valuemin", options.min);
  setOrRemove(input, "aria-valuemax", options.max);
}

/** Tells what number the input stands for now. */
export function describeValue(input, { text, value }) {
  setOrRemove(input, "aria-valuenow", value || undefined);
  setOrRemove(input, "aria-valuetext", text || undefined);
}

/**
 * The soft keyboard: phones have one for whole numbers and one with a decimal key, but neither has
 * a minus everywhere, so numbers below zero get the keyboard for text.
 */
function keyboardFor({ min, sign, fraction, kind, entry }) {
  const isNeverNegative = sign === "never" || (min !== undefined && !min.startsWith("-"));
  if (!isNeverNegative) return "text";
  const isWhole = fraction?.[1] === 0 || entry === CHOICES.entry[1];
  return isWhole && kind !== "percent" ? "numeric" : "decimal";
}

function setOrRemove(element, name, value) {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
