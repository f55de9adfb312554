// SPDX-License-Identifier: MIT

// The code that a page loads if a field has the option `magnitudes`.
import { magnitudeWords } from "./options/magnitudes.js";
import { shortForms } from "./typing.js";

/** Makes styles read short forms such as `1.5k`. */
export function readShortForms() {
  shortForms.wordsOf = magnitudeWords;
}
