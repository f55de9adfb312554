// SPDX-License-Identifier: MIT

import { Attachment } from "./editing/attach.js";
import { loadEngine, runtime } from "./numeric-field-streaming.js";

await loadEngine();

/** Turns an input of the page into a number field. */
export const attach = (input, options = {}) => new Attachment(runtime.loaded.engines, input, options);
