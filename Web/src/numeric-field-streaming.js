// SPDX-License-Identifier: MIT

import { EarlyInput } from "./element/early-input.js";
import { define } from "./element/element.js";
import { functionsOf, Runtime } from "./engine/runtime.js";

export * from "./shell.js";

/** The parts of the fields of a page. `numeric-field-attach.js` uses their engine. */
export const runtime = new Runtime(load, EarlyInput);

export const { format, loadCalculator, loadEngine, openSession, parse } = functionsOf(runtime);

define(runtime);

/**
 * Loads the engine and the code for typing at the same time: the engine with the calculator if a
 * field on the page calculates or reads short forms. The code for typing then loads the code for
 * editing.
 */
async function load(startTyping) {
  const engine = new URL("./numeric-field.wasm", import.meta.url);
  const calculator = new URL("./numeric-field-calculator.wasm", import.meta.url);
  const page = globalThis.document;
  const first = page?.querySelector("[arithmetic],[magnitudes],[exponents]") ? calculator : engine;
  const response = page && fetch(first);
  // The code for typing reports a failure, unless that code cannot be loaded either.
  response?.catch(() => {});
  try {
    const { loadParts } = await import("./numeric-field-typing.js");
    return await loadParts({ engine, calculator, first, response }, startTyping);
  } catch (error) {
    return (await import("./numeric-field-plain.js")).plainParts(error);
  }
}
