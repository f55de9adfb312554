// SPDX-License-Identifier: MIT

import { notationOf } from "../typing.js";

/** The attributes that `describe` changes. */
export const DESCRIBING = ["inputmode", "autocomplete", "autocorrect", "spellcheck"];

/**
 * Sets the attributes of an input so that it has a soft keyboard for numbers and no spelling
 * correction.
 *
 * The input keeps the role of a text field, because VoiceOver cannot edit the text of an element with
 * the role `spinbutton`.
 *
 * @param {HTMLInputElement} input
 * @param {import("../options/options.js").Options} options
 */
export function describe(input, options) {
  input.inputMode = keyboardFor(options);
  if (!input.hasAttribute("autocomplete")) input.autocomplete = "off";
  input.spellcheck = false;
  input.setAttribute("autocorrect", "off");
}

/** Copies attributes of an element to its input, and describes the input. An `inputmode` of the element takes precedence. */
export function forwardTo(state) {
  const { element, input, options } = state;
  state.forward();
  describe(input, options);
  if (element.hasAttribute("inputmode")) input.inputMode = element.getAttribute("inputmode");
}

/**
 * Returns the input mode, which selects the soft keyboard. Phones have a keyboard for integers and a
 * keyboard with a decimal key. On some phones, these keyboards lack a minus key, and on all phones they
 * lack letters and operators. A field for negative numbers, expressions, magnitudes or exponents therefore
 * uses the text keyboard.
 */
export function keyboardFor(options) {
  const { min, sign, fraction, entry, kind, enforcement, limits, arithmetic, magnitudes, exponents } = options;
  const lowerBounds = [limits?.lower, enforcement !== "reportOnly" && min];
  const isNeverNegative = sign === "never" || lowerBounds.some((bound) => bound && !bound.startsWith("-"));
  if (!isNeverNegative || arithmetic || magnitudes || exponents) return "text";
  const mostFraction = limits?.whole ? 0 : fraction ? fraction[1] : kind === "currency" ? notationOf(options).minorDigits : null;
  return mostFraction === 0 || entry === "minorUnits" ? "numeric" : "decimal";
}
