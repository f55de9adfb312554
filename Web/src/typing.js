// SPDX-License-Identifier: MIT

// The code that a page loads for the first key, as a part of `numeric-field-typing.js`. Files that are loaded later
// import these modules from that file, so that a page loads each module only once.
export { focusSession, isMoved, selectInDirection, selectShown } from "./editing/begin-editing.js";
export { caretMove } from "./editing/caret-keys.js";
export { EDITS } from "./editing/edits.js";
export { readElementOptions } from "./editing/element-options.js";
export { VIOLATIONS } from "./engine/violations.generated.js";
export { later } from "./engine/later.js";
export { Session } from "./engine/session.js";
export { isLess } from "./options/comparison.js";
export { notationOf } from "./options/notation.js";
export { numberFormat } from "./options/number-format.js";
export { readOptions } from "./options/options.js";
export { loadShortForms, shortForms } from "./options/short-forms.js";
export { OPTION_TYPES } from "./options/types.generated.js";
