// SPDX-License-Identifier: MIT

import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

/**
 * Returns the functions with which a page uses the engine without a field.
 *
 * @param {import("./engines.js").Engines} engines
 * @returns {import("./runtime.js").Functions}
 */
export function functionsWith(engines) {
  return {
    openSession: (given = {}) => new FreeSession(engines, given),
    format: (value, given) => formatWith(engines, value, given),
    parse: (text, given) => parseWith(engines, text, given),
  };
}
