// SPDX-License-Identifier: MIT

import { Engines } from "./engines.js";
import { partsWith } from "./parts.js";

/**
 * Returns the parts of fields on a page that loads the engine by itself. The functions for pages that use the engine
 * without a field are loaded only if the page calls `loadEngine`.
 *
 * @param {import("./engine.js").Engine} main The engine for fields that need no calculator.
 * @param {() => Promise<import("./engine.js").Engine>} [loadCalculator] Loads the engine with the calculator, if `main`
 *   does not have it.
 * @returns {import("./runtime.js").Parts}
 */
export function streamedParts(main, loadCalculator) {
  const engines = new Engines(main, loadCalculator);
  return {
    ...partsWith(engines),
    async addFunctions() { Object.assign(this, (await import("../numeric-field-functions.js")).functionsWith(engines)); },
  };
}
