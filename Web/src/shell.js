// SPDX-License-Identifier: MIT

// The code that a page loads first, as a part of `numeric-field-streaming.js`. Files that are loaded later import
// these modules from that file, so that a page loads each module only once.
export { hyphenated, setOrRemove } from "./element/attributes.js";
export { NAMING } from "./element/naming.js";
export { messages } from "./messages/page-messages.js";
export { LONGEST, plainDecimal } from "./options/decimal.js";
export { intlOptions } from "./options/intl.js";
export { memoized } from "./options/memoized.js";
export { OPTION_NAMES } from "./options/names.generated.js";
