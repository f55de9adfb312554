// SPDX-License-Identifier: MIT

// The code that a page loads if a field has the option `copies="plain"`.
export { addTo } from "./editing/copying.js";
