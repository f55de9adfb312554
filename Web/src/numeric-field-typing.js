// SPDX-License-Identifier: MIT

// What a page loads together with the engine, when the first field is used: it shows what the user
// types. `numeric-field-editing.js` follows, with everything else.
export { loadParts } from "./engine/loading.js";
export * from "./typing.js";
