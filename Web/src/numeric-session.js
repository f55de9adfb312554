// SPDX-License-Identifier: MIT

import digits from "../../.build-web/numeric-field-calculator.hex";
import { renderWith } from "./element/server-rendering.js";
import { explained } from "./engine/engine-error.js";
import { functionsWith } from "./engine/functions.js";
import { inlinedEngines } from "./engine/inlined-engine.js";
import { readShortForms } from "./numeric-field-magnitudes.js";

readShortForms();

const functions = openFunctions();

export { messages } from "./messages/messages.js";

export const { format, openSession, parse } = functions;

/** Does nothing: this module contains the engine. */
export const loadEngine = async () => {};

/** Does nothing: this module contains the calculator. */
export const loadCalculator = async () => {};

/** Returns the markup of a field for a page that a server sends. */
export const render = (options = {}) => renderWith(functions, options);

// On a server, makes `render` available to the components for React and Vue, which do not import this module.
if (!globalThis.document) globalThis[Symbol.for("numeric-field render")] = render;

function openFunctions() {
  try {
    return functionsWith(inlinedEngines(digits, true));
  } catch (error) {
    throw explained(error);
  }
}
