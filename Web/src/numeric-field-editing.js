// SPDX-License-Identifier: MIT

// The code that a page loads after `numeric-field-typing.js`. `numeric-field-attach.js` imports it, too.
export { Extras } from "./editing/extras.js";
export { FieldOwner } from "./editing/field-owner.js";
export { Field } from "./editing/field.js";
export { DESCRIBING, describe } from "./editing/input-semantics.js";
export { listen } from "./editing/listen.js";
export { Engines } from "./engine/engines.js";
export { partsWith } from "./engine/parts.js";
export { invalidity } from "./messages/validity.js";
