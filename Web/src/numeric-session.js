// SPDX-License-Identifier: MIT

import { Engines } from "./engines.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { compileInlined } from "./inlined-engine.js";

const module = compileInlined();
if (module instanceof Error) throw module;
const engines = new Engines(module);

export { messages } from "./messages.js";

/** Opens a session: a field without an `<input>` on the page. */
export const openSession = (options = {}) => new FreeSession(engines, options);

/** Does nothing: this module contains the calculator. */
export const loadCalculator = async () => {};

/** Returns the text that an idle field shows for a number. */
export const format = (value, options = {}) => formatWith(engines, value, options);

/** Returns the value that a field has after `text` is pasted and committed. */
export const parse = (text, options = {}) => parseWith(engines, text, options);
