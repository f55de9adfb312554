// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { explained } from "./engine-error.js";
import { Engine } from "./engine.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

/**
 * Defines `<numeric-field>`, and returns the exported functions, which all use one engine.
 *
 * Outside of a browser only sessions are available.
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

    /** Opens a headless field. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engine, options)),

    /** Returns the text that an idle field shows for a number. */
    format: (value, options = {}) => withEngine(() => formatWith(engine, value, options)),

    /** Returns the value of a text that is pasted into a field. */
    parse: (text, options = {}) => withEngine(() => parseWith(engine, text, options)),
  };
}

/** Defines the element, unless another copy of this module has defined it. */
function define(makeClass, engine) {
  if (!globalThis.customElements || customElements.get("numeric-field")) return;
  customElements.define("numeric-field", makeClass(engine));
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
