// SPDX-License-Identifier: MIT

import { Attachment } from "./editing/attach.js";
import { functionsWith } from "./engine/functions.js";
import { runtime } from "./numeric-field-streaming.js";

await runtime.load();
const { parts } = runtime;
// A page that imports this module doesn't have to call `loadEngine`.
Object.assign(parts, functionsWith(parts.engines));
const { engines } = runtime.loaded;

/** Turns an input of the page into a number field. */
export const attach = (input, options = {}) => new Attachment(engines, input, options);
