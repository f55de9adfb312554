// SPDX-License-Identifier: MIT

// The module `numeric-field/streaming/attach`. At run time, it imports `numeric-field/streaming` and uses its
// engine. Only the types come from `numeric-field`.
export { attach } from "./numeric-field.js";
export type { Attachment, AttachOptions } from "./numeric-field.js";
