// SPDX-License-Identifier: MIT

// The code that a page loads if an attribute or a value of a field is invalid, or may be misspelled.
export { warnAboutNames, warnAboutOptions } from "./editing/warnings.js";
