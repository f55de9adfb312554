// SPDX-License-Identifier: MIT

import { define } from "./element/element.js";
import { functionsOf, Runtime } from "./engine/runtime.js";

export * from "./shell.js";

/** The parts of the fields of a page. `numeric-field-attach.js` uses their engine. */
export const runtime = new Runtime(load);

export const { format, loadCalculator, loadEngine, openSession, parse } = functionsOf(runtime);

define(runtime);

/**
 * Loads the code for editing and the engine at the same time: the engine with the calculator if a
 * field on the page calculates.
 */
async function load() {
  const engine = new URL("./numeric-field.wasm", import.meta.url);
  const calculator = new URL("./numeric-field-calculator.wasm", import.meta.url);
  const first = globalThis.document?.querySelector("numeric-field[arithmetic]") ? calculator : engine;
  const response = globalThis.document && fetch(first);
  // The code for editing reports a failure, or it cannot be loaded either.
  response?.catch(() => {});
  const loaded = import("./numeric-field-editing.js").then(({ loadParts }) => loadParts({ engine, calculator, first, response }));
  return loaded.catch((error) => import("./numeric-field-plain.js").then(({ plainParts }) => plainParts(error)));
}
