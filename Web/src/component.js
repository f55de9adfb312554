// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

/**
 * Defines `<numeric-field>`, and returns the functions that the module exports. All of them use the
 * same engines.
 *
 * Outside of a browser the element is not defined.
 *
 * @param {object} parts
 * @param {import("./engines.js").Engines} [parts.engines]
 * @param {Error} [parts.problem] The reason why the engine cannot run.
 * @param {() => typeof HTMLElement} [parts.makePlainElement] Returns the class of the element if the
 *   engine cannot run.
 */
export function makeComponent({ engines, problem, makePlainElement }) {
  if (problem) console.error(problem);
  define(engines ? makeElement : makePlainElement, engines);
  const withEngine = (action) => {
    if (problem) throw problem;
    return action(engines);
  };
  return {
    /** Turns an input of the page into a number field. */
    attach: (input, options = {}) => withEngine(() => attachTo(engines, input, options)),

    /** Opens a session: a field without an `<input>` on the page. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engines, options)),

    /** Returns the text that a field without focus shows for a number. */
    format: (value, options = {}) => withEngine(() => formatWith(engines, value, options)),

    /** Loads the calculator, for sessions and `parse`. Fields load it when they need it. */
    loadCalculator: async () => withEngine(() => engines.load()),

    /** Returns the value that a field has after `text` is pasted and committed. */
    parse: (text, options = {}) => withEngine(() => parseWith(engines, text, options)),
  };
}

/** Defines the element, unless another copy of this module has defined it. */
function define(makeClass, engines) {
  if (!globalThis.customElements || customElements.get("numeric-field")) return;
  customElements.define("numeric-field", makeClass(engines));
}
