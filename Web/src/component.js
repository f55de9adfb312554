// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { explained } from "./engine-error.js";
import { Engine } from "./engine.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { makePlainElement } from "./plain-element.js";

/**
 * Defines `<numeric-field>`, and returns the exported functions, which all use one engine.
 *
 * Outside of a browser only sessions are available.
 *
 * @param {WebAssembly.Module | Error} module The compiled engine, or the reason why it is missing.
 */
export function makeComponent(module) {
  const { engine, problem } = makeEngine(module);
  if (problem) console.error(problem);
  if (globalThis.customElements && !customElements.get("numeric-field")) {
    customElements.define("numeric-field", engine ? makeElement(engine) : makePlainElement());
  }
  const withEngine = (action) => {
    if (problem) throw problem;
    return action(engine);
  };
  return {
    /** Turns an input of the page into a number field. */
    attach: (input, options = {}) => withEngine(() => attachTo(engine, input, options)),

    /** Opens a headless field. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engine, options)),

    /** Returns the text that an idle field shows for a number. */
    format: (value, options = {}) => withEngine(() => formatWith(engine, value, options)),

    /** Returns the value of a text that is pasted into a field. */
    parse: (text, options = {}) => withEngine(() => parseWith(engine, text, options)),
  };
}

/**
 * Creates an engine, if possible: WebKit compiles a module that the page's policy forbids, but
 * cannot run it.
 */
function makeEngine(module) {
  if (module instanceof Error) return { problem: module };
  try {
    return { engine: new Engine(module) };
  } catch (error) {
    return { problem: explained(error) };
  }
}
