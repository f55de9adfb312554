// SPDX-License-Identifier: MIT

import { readOptions } from "../options/options.js";
import { complaintAbout, PLAIN_NUMBER } from "../options/wrong-option.js";
import { Complaints } from "./complaints.js";
import { describe } from "./input-semantics.js";

/**
 * Reads the options of an element, and prints a warning for each attribute and value that is
 * invalid.
 *
 * @param {import("../element/element-state.js").ElementState} state
 * @returns {import("../options/options.js").Options}
 */
export function readElementOptions(state) {
  state.complaints ??= new Complaints(state.element);
  const { add } = state.complaints;
  state.complaints.clear();
  for (const value of state.wrongValues.splice(0)) add(complaintAbout("value", value, PLAIN_NUMBER));
  const options = readOptions(state.givenOptions(), add);
  // Reads `allows` each time it is used, because a page can change it at any time.
  return Object.defineProperty(options, "allows", { get: () => state.element.allows });
}

/** Sets the input's attributes for soft keyboards. If the element has an `inputmode`, the input gets the same. */
export function forward({ element, input, options }) {
  describe(input, options);
  if (element.hasAttribute("inputmode")) input.inputMode = element.getAttribute("inputmode");
}
