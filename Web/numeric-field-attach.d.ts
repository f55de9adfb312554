// SPDX-License-Identifier: MIT

// The module `numeric-field/streaming/attach`, which imports `numeric-field/streaming`.
export { attach } from "./numeric-field.js";
export type { Attachment, AttachOptions } from "./numeric-field.js";
