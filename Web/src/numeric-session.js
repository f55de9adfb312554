// SPDX-License-Identifier: MIT

import digits from "../../.build-web/numeric-field-calculator.hex";
import { renderWith } from "./element/server-rendering.js";
import { formatWith, parseWith } from "./engine/format.js";
import { FreeSession } from "./engine/free-session.js";
import { explained } from "./engine/engine-error.js";
import { inlinedEngines } from "./engine/inlined-engine.js";
import { readShortForms } from "./numeric-field-magnitudes.js";

readShortForms();

const engines = openEngines();

export { messages } from "./messages/messages.js";

/** Opens a session: a field without an `<input>` on the page. */
export const openSession = (options = {}) => new FreeSession(engines, options);

/** Does nothing: this module contains the engine. */
export const loadEngine = async () => {};

/** Does nothing: this module contains the calculator. */
export const loadCalculator = async () => {};

/** Returns the text that an idle field shows for a number. */
export const format = (value, options) => formatWith(engines, value, options);

/** Returns the value that a field has after `text` is pasted and committed. */
export const parse = (text, options) => parseWith(engines, text, options);

/** Returns the markup of a field for a page that a server sends. */
export const render = (options = {}) => renderWith(engines, options);

// On a server, makes `render` available to the components for React and Vue, which do not import this module.
if (!globalThis.document) globalThis[Symbol.for("numeric-field render")] = render;

function openEngines() {
  try {
    return inlinedEngines(digits, true);
  } catch (error) {
    throw explained(error);
  }
}
