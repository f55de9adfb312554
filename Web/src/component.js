// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { explained } from "./engine-error.js";
import { Engines } from "./engines.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

/**
 * Defines `<numeric-field>`, and returns the functions that the module exports. All of them use the
 * same engines.
 *
 * Outside of a browser the element is not defined.
 *
 * @param {WebAssembly.Module | Error} module The compiled engine, or the reason why it is missing.
 * @param {object} loaders
 * @param {() => Promise<typeof import("./plain-element.js")>} loaders.loadPlainElement Loads the
 *   element for pages on which the engine cannot run.
 * @param {() => Promise<WebAssembly.Module>} [loaders.loadCalculator] Loads the engine with the
 *   calculator. Without this function, `module` must have the calculator.
 */
export function makeComponent(module, { loadPlainElement, loadCalculator }) {
  const { engines, problem } = makeEngines(module, loadCalculator);
  if (problem) console.error(problem);
  if (engines) define(makeElement, engines);
  else loadPlainElement().then(({ makePlainElement }) => define(makePlainElement));
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

/**
 * Returns the engines, or the problem if they cannot run. If the page's security policy forbids
 * WebAssembly, WebKit compiles a module nevertheless, but cannot run it.
 */
function makeEngines(module, loadCalculator) {
  if (module instanceof Error) return { problem: module };
  try {
    return { engines: new Engines(module, loadCalculator) };
  } catch (error) {
    return { problem: explained(error) };
  }
}
