// SPDX-License-Identifier: MIT

import { readOptions } from "../options/options.js";

/**
 * Reads the options of an element. If an attribute or a value is invalid, a module is loaded that prints warnings.
 *
 * @param {import("../element/element-state.js").ElementState} state
 * @returns {import("../options/options.js").Options}
 */
export function readElementOptions(state) {
  state.problems = [];
  const options = readOptions(state.givenOptions(), (...problem) => state.problems.push(problem));
  if (state.problems.length || state.wrongValues.length) {
    import("../numeric-field-warnings.js").then(({ warnAboutOptions }) => warnAboutOptions(state), () => {});
  }
  // Reads `allows` each time it is used, because a page can change it at any time.
  return Object.defineProperty(options, "allows", { get: () => state.element.allows });
}
