// SPDX-License-Identifier: MIT

// The code that a page loads together with the engine: when a field is used, or earlier if the browser is idle.
// It is all that typing needs. `numeric-field-editing.js`, which is loaded after it, contains everything else.
export { loadParts } from "./engine/loading.js";
export * from "./typing.js";
