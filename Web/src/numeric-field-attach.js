// SPDX-License-Identifier: MIT

import { makeAttach } from "./attach.js";
import { extend } from "./numeric-field-streaming.js";

/** Turns an input of the page into a number field. */
export const attach = extend(makeAttach);
