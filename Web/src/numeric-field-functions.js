// SPDX-License-Identifier: MIT

// The code that a page loads if it calls `loadEngine`.
export { functionsWith } from "./engine/functions.js";
