// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { Engine } from "./engine.js";
import { FreeSession } from "./free-session.js";

/**
 * Defines `<numeric-field>` and returns the functions that pages import, all on one engine.
 *
 * Outside a browser there are only sessions.
 *
 * @param {WebAssembly.Module} module The compiled engine.
 */
export function makeComponent(module) {
  const engine = new Engine(module);
  if (globalThis.customElements && !customElements.get("numeric-field")) {
    customElements.define("numeric-field", makeElement(engine));
  }
  return {
    /** Makes an input of the page a field for numbers. */
    attach: (input, options = {}) => attachTo(engine, input, options),

    /** Opens a field without a screen. */
    openSession: (options = {}) => new FreeSession(engine, options),
  };
}
