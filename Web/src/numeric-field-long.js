// SPDX-License-Identifier: MIT

// The code that a page loads if a text is longer than its field.
export { revealCaret } from "./editing/reveal-caret.js";
