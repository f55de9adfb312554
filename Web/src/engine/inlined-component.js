// SPDX-License-Identifier: MIT

import { Attachment } from "../editing/attach.js";
import { define } from "../element/element.js";
import { functionsOf, Runtime } from "./runtime.js";
import { inlinedParts } from "./inlined-engine.js";

/**
 * Defines `<numeric-field>` with an engine that is contained in the module, and returns the
 * functions that the module exports.
 *
 * @param {string} digits The compiled engine in hexadecimal.
 * @param {boolean} calculates Whether the engine has the calculator.
 */
export function inlinedComponent(digits, calculates) {
  const runtime = new Runtime();
  runtime.start({ parts: inlinedParts(digits, calculates) });
  define(runtime);
  return {
    ...functionsOf(runtime),
    /** Turns an input of the page into a number field. */
    attach: (input, options = {}) => new Attachment(runtime.loaded.engines, input, options),
  };
}
