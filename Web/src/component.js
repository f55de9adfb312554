// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { explained } from "./engine-error.js";
import { Engine } from "./engine.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { makePlainElement } from "./plain-element.js";

/**
 * Defines `<numeric-field>` and returns the functions that pages import, all on one engine.
 *
 * Outside a browser there are only sessions.
 *
 * @param {WebAssembly.Module | Error} module The compiled engine, or why there is none.
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
    /** Makes an input of the page a field for numbers. */
    attach: (input, options = {}) => withEngine(() => attachTo(engine, input, options)),

    /** Opens a field without a screen. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engine, options)),

    /** The text of a number as an idle field shows it. */
    format: (value, options = {}) => withEngine(() => formatWith(engine, value, options)),

    /** The number of a text as a field reads it when it is pasted. */
    parse: (text, options = {}) => withEngine(() => parseWith(engine, text, options)),
  };
}

/** WebKit compiles a forbidden module but does not run it. */
function makeEngine(module) {
  if (module instanceof Error) return { problem: module };
  try {
    return { engine: new Engine(module) };
  } catch (error) {
    return { problem: explained(error) };
  }
}
