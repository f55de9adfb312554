// SPDX-License-Identifier: MIT

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
async function load(startTyping) {
  const engine = new URL("./numeric-field.wasm", import.meta.url);
  const calculator = new URL("./numeric-field-calculator.wasm", import.meta.url);
  const page = globalThis.document;
  const first = page?.querySelector("numeric-field:is([arithmetic],[magnitudes],[exponents])") ? calculator : engine;
  const response = page && fetch(first);
  // If the request for the engine fails, the code for typing reports the failure. If that code cannot be loaded
  // either, only its own failure is reported.
  response?.catch(() => {});
  try {
    return await (await import("./numeric-field-typing.js")).loadParts({ engine, calculator, first, response }, startTyping);
  } catch (error) {
    return (await import("./numeric-field-plain.js")).plainParts(error);
  }
}
