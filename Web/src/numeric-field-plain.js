// SPDX-License-Identifier: MIT

// What a page loads only if the engine cannot run.
export { plainParts } from "./element/plain-parts.js";
