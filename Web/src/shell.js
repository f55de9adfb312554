// SPDX-License-Identifier: MIT

// The code that a page loads first. `numeric-field-streaming.js` contains these modules, and the files that it
// loads later import them from it, so that a page has them only once.
export { hyphenated, setOrRemove } from "./element/attributes.js";
export { NAMING } from "./element/naming.js";
export { messages } from "./messages/page-messages.js";
export { LONGEST, plainDecimal } from "./options/decimal.js";
export { intlOptions } from "./options/intl.js";
export { memoized } from "./options/memoized.js";
export { CLAIM_NAMES, OPTION_NAMES } from "./options/names.generated.js";
