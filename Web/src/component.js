// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { explained } from "./engine-error.js";
import { Engine } from "./engine.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

/**
 * Defines `<numeric-field>`, and returns the functions that the module exports. All of them use one
 * engine.
 *
 * Outside of a browser the element is not defined.
 *
 * @param {WebAssembly.Module | Error} module The compiled engine, or the reason why it is missing.
 * @param {() => Promise<typeof import("./plain-element.js")>} loadPlainElement Loads the element for
 *   pages on which the engine cannot run.
 */
export function makeComponent(module, loadPlainElement) {
  const { engine, problem } = makeEngine(module);
  if (problem) console.error(problem);
  if (engine) define(makeElement, engine);
  else loadPlainElement().then(({ makePlainElement }) => define(makePlainElement));
  const withEngine = (action) => {
    if (problem) throw problem;
    return action(engine);
  };
  return {
    /** Turns an input of the page into a number field. */
    attach: (input, options = {}) => withEngine(() => attachTo(engine, input, options)),

    /** Opens a session: a field without an `<input>` on the page. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engine, options)),

    /** Returns the text that an idle field shows for a number. */
    format: (value, options = {}) => withEngine(() => formatWith(engine, value, options)),

    /** Returns the value that a field has after `text` is pasted and committed. */
    parse: (text, options = {}) => withEngine(() => parseWith(engine, text, options)),
  };
}

/** Defines the element, unless another copy of this module has defined it. */
function define(makeClass, engine) {
  if (!globalThis.customElements || customElements.get("numeric-field")) return;
  customElements.define("numeric-field", makeClass(engine));
}

/**
 * Returns the engine, or the problem if it cannot run. WebKit compiles a module even if the page's
 * security policy forbids WebAssembly, but cannot run it.
 */
function makeEngine(module) {
  if (module instanceof Error) return { problem: module };
  try {
    return { engine: new Engine(module) };
  } catch (error) {
    return { problem: explained(error) };
  }
}
