// SPDX-License-Identifier: MIT

import { explained } from "../engine/engine-error.js";
import { PlainContent } from "./plain-content.js";

/**
 * Returns the parts of fields without an engine.
 *
 * @param {Error} error The reason why the engine cannot run.
 * @returns {import("../engine/runtime.js").Parts}
 */
export function plainParts(error) {
  return {
    problem: explained(error),
    makeContent: (state, content) => new PlainContent(state, content),
  };
}
