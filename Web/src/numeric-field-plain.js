// SPDX-License-Identifier: MIT

// The code that a page loads only if the engine cannot run.
export { plainParts } from "./element/plain-parts.js";
