// SPDX-License-Identifier: MIT

import { bareParts } from "./element/bare-parts.js";
import { EarlyInput } from "./element/early-input.js";
import { define } from "./element/element.js";
import { functionsOf, Runtime } from "./engine/runtime.js";

export * from "./shell.js";

/**
 * Loads the code for editing and the engine when a field of the page needs them. It is exported so that
 * `numeric-field-attach.js` uses the same engine.
 */
export const runtime = new Runtime(load, EarlyInput);

export const { format, loadCalculator, loadEngine, openSession, parse } = functionsOf(runtime);

define(runtime);

/**
 * Loads an engine and the code for typing at the same time. The engine has the calculator if a field on
 * the page calculates, or reads short forms or exponents. The code for typing then loads the code for editing.
 */
function load(runtime) {
  const engine = new URL("./numeric-field.wasm", import.meta.url);
  const calculator = new URL("./numeric-field-calculator.wasm", import.meta.url);
  const first = globalThis.document?.querySelector("numeric-field:is([arithmetic],[magnitudes],[exponents])") ? calculator : engine;
  const response = fetch(first);
  // If the request for the engine fails, the code for typing reports the failure. If that code cannot be loaded
  // either, only its own failure is reported. Node reads the file instead.
  response.catch(() => {});
  return import("./numeric-field-typing.js")
    .then(({ loadParts }) => loadParts({ engine, calculator, first, response }, runtime))
    .catch((error) => import("./numeric-field-plain.js").then(({ plainParts }) => plainParts(error), () => bareParts(error)));
}
