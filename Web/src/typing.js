// SPDX-License-Identifier: MIT

// What a page loads for the first key. `numeric-field-typing.js` contains these modules, and the files
// that it loads later import them from it, so that a page has them only once.
export { focusSession, isMoved, selectShown } from "./editing/begin-editing.js";
export { caretMove } from "./editing/caret-keys.js";
export { complain, Complaints } from "./editing/complaints.js";
export { EDITS } from "./editing/edits.js";
export { forward, readElementOptions } from "./editing/element-options.js";
export { DESCRIBING, describe } from "./editing/input-semantics.js";
export { selectInDirection } from "./editing/selection-direction.js";
export { VIOLATIONS } from "./engine/engine.js";
export { ACTIVE, CAN_UNDO, NEW_VALUE, RESULT, Session, sessionFor } from "./engine/session.js";
export { idleTextOf } from "./options/idle-text.js";
export { readOptions } from "./options/options.js";
export { shortForms, styleRecord } from "./options/style-record.js";
export { readValue } from "./options/value.js";
