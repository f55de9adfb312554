// SPDX-License-Identifier: MIT

import { attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { Engine } from "./engine.js";
import { FreeSession } from "./free-session.js";
import { messages } from "./messages.js";
import { compiled } from "./module-inline.js";

const engine = new Engine(compiled());

/** Makes an input of the page a field for numbers. */
export function attach(input, options = {}) {
  return attachTo(engine, input, options);
}

/** Opens a field without a screen. */
export function openSession(options = {}) {
  return new FreeSession(engine, options);
}

// Outside a browser there are sessions only.
if (globalThis.customElements && !customElements.get("numeric-field")) {
  customElements.define("numeric-field", makeElement(engine));
}

export { messages };
