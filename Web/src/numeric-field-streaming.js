// SPDX-License-Identifier: MIT

import { define } from "./element/element.js";
import { functionsOf, Runtime } from "./engine/runtime.js";

export * from "./shell.js";

/** The parts of the fields of a page. `numeric-field-attach.js` uses their engine. */
export const runtime = new Runtime(load);

export const { format, loadCalculator, loadEngine, openSession, parse } = functionsOf(runtime);

define(runtime);

/**
 * Loads the engine and the code for typing at the same time: the engine with the calculator if a
 * field on the page calculates. Then it loads the code for editing.
 *
 * @param {(makeContent: import("./engine/runtime.js").MakeContent) => void} startTyping
 */
async function load(startTyping) {
  const engine = new URL("./numeric-field.wasm", import.meta.url);
  const later = new URL("./numeric-field-later.wasm", import.meta.url);
  const calculator = new URL("./numeric-field-calculator.wasm", import.meta.url);
  const first = globalThis.document?.querySelector("numeric-field[arithmetic]") ? calculator : engine;
  const response = globalThis.document && fetch(first);
  // The code for typing reports a failure, or it cannot be loaded either.
  response?.catch(() => {});
  try {
    const { loadEngines, TypedContent } = await import("./numeric-field-typing.js");
    const engines = await loadEngines({ engine, later, calculator, first, response });
    startTyping((state, idle) => new TypedContent(state, engines, idle));
    const [{ partsWith }] = await Promise.all([import("./numeric-field-editing.js"), engines.whole]);
    return partsWith(engines);
  } catch (error) {
    return (await import("./numeric-field-plain.js")).plainParts(error);
  }
}
